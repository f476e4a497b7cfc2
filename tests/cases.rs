//! Every rules case of tests/cases, whose README.md describes their format.
#![cfg(not(target_arch = "wasm32"))]

use arcs::cli::cases::format::File;
use arcs::cli::cases::{Report, check_file, files, run};
use std::path::Path;

#[test]
fn every_rules_case_holds() {
    let mut report = Report::default();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    files(&folder).expect("the cases").iter().for_each(|path| check_file(path, &mut report));
    for failure in &report.failures {
        println!("{}:{}: {}", failure.path.display(), failure.line, failure.rule);
        failure.why.iter().for_each(|why| println!("  {why}"));
    }
    assert!(report.passed > 0, "no cases were found");
    assert!(report.failures.is_empty(), "{} of the cases above do not hold", report.failures.len());
}

#[test]
fn the_example_of_the_readme_holds() {
    let readme = include_str!("cases/README.md");
    let example =
        readme.split("```toml").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let file: File = toml::from_str(example).expect("a readable example");
    assert_eq!(file.case.iter().map(run).collect::<Vec<_>>(), [Ok(())]);
}
