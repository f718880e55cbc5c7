//! Writes what is generated and committed: the typed queries, the OpenAPI documents, the data model and the list of operations.
//!
//! `generate <postgres admin address> [--check]` from the repository's root; with `--check` nothing is written and a
//! difference is an error.
use std::path::Path;

use anyhow::{Context, Result, bail};
use learnt_tests::documents;

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let check = arguments.iter().any(|argument| argument == "--check");
    let Some(url) = arguments.iter().find(|argument| argument.starts_with("postgres")) else {
        bail!("Say: generate <postgres admin address> [--check]");
    };
    let root = std::env::current_dir()?;
    learnt_query_generator::run(&root, url, check).await?;
    let (tenant_api, control_plane) = (learnt_tenant_api::openapi(), learnt_control_plane::openapi());
    for (service, text) in [
        ("tenant-api", tenant_api.to_pretty_json()?),
        ("control-plane", control_plane.to_pretty_json()?),
    ] {
        document(&root.join(format!("docs/openapi/{service}.json")), &text, check)?;
    }
    let (tenant_api, control_plane) = (serde_json::to_value(tenant_api)?, serde_json::to_value(control_plane)?);
    let operations = documents::operations(&[("Tenant API", &tenant_api), ("Control plane", &control_plane)]);
    page(&root.join("docs/api.md"), &operations, check)?;
    page(&root.join("docs/data-model.md"), &documents::data_model()?, check)
}

/// A page whose middle is generated.
fn page(path: &Path, generated: &str, check: bool) -> Result<()> {
    let old = std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    let new = documents::renewed(&old, generated).with_context(|| path.display().to_string())?;
    document(path, new.trim_end(), check)
}

fn document(path: &Path, text: &str, check: bool) -> Result<()> {
    let text = format!("{text}\n");
    if std::fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    if check {
        bail!("{} is stale. Generate it again and commit the result.", path.display());
    }
    std::fs::create_dir_all(path.parent().context("a document lies in a folder")?)?;
    std::fs::write(path, text).with_context(|| format!("{} cannot be written", path.display()))
}
