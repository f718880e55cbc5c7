//! `queries <repository> <postgres admin address> [--check]`.
use std::path::Path;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [root, url, rest @ ..] = arguments.as_slice() else {
        anyhow::bail!("Say: queries <repository> <postgres admin address> [--check]");
    };
    learnt_query_generator::run(Path::new(root), url, rest.iter().any(|word| word == "--check")).await
}
