//! Reading the mails that were kept in a folder, for seeding and tests.

use std::{
    collections::HashMap,
    fs::DirEntry,
    os::unix::fs::DirEntryExt,
    path::{Path, PathBuf},
    sync::{Arc, LazyLock, Mutex, PoisonError},
    time::{Duration, SystemTime},
};

use serde_json::Value;

/// Mails that were read already, by their file: whoever waits looks often, and there may be thousands.
/// A mail that is written once more is another file of the same name, which its number tells.
static READ: LazyLock<Mutex<HashMap<(PathBuf, u64), ReadMail>>> = LazyLock::new(Mutex::default);

/// A mail, and when it was written.
type ReadMail = (SystemTime, Arc<Value>);

/// All mails to an address, newest first.
pub fn mails_to(folder: &Path, address: &str) -> Vec<Value> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let mut mails: Vec<ReadMail> = entries
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|ending| ending == "json"))
        .filter_map(|entry| {
            let key = (entry.path(), entry.ino());
            if let Some(cached) = read.get(&key) {
                return Some(cached.clone());
            }
            let mail = open(&entry)?;
            read.insert(key, mail.clone());
            Some(mail)
        })
        .filter(|(_, mail)| mail["to"].as_str().is_some_and(|to| to.eq_ignore_ascii_case(address)))
        .collect();
    drop(read);
    mails.sort_by_key(|(written, _)| std::cmp::Reverse(*written));
    mails.into_iter().map(|(_, mail)| Value::clone(&mail)).collect()
}

fn open(entry: &DirEntry) -> Option<ReadMail> {
    let mail = serde_json::from_slice(&std::fs::read(entry.path()).ok()?).ok()?;
    Some((entry.metadata().ok()?.modified().ok()?, Arc::new(mail)))
}

/// The secret in the link of the newest mail to an address; waits for the mail.
pub async fn code_for(folder: &Path, address: &str, patience: Duration) -> Option<String> {
    newer_code_for(folder, address, None, patience).await
}

/// The same, for somebody who knows one already and waits for the next.
pub async fn newer_code_for(
    folder: &Path,
    address: &str,
    previous: Option<&str>,
    patience: Duration,
) -> Option<String> {
    let deadline = tokio::time::Instant::now() + patience;
    loop {
        let code = mails_to(folder, address)
            .iter()
            .find_map(|mail| code_in(mail["text"].as_str()?))
            .filter(|code| previous != Some(code.as_str()));
        if code.is_some() || tokio::time::Instant::now() > deadline {
            return code;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// `…#mode=acceptInvitation&code=<secret>`
fn code_in(text: &str) -> Option<String> {
    let (_, rest) = text.split_once("code=")?;
    let code: String = rest
        .chars()
        .take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_')
        .collect();
    (!code.is_empty()).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_ends_where_the_link_ends() {
        let text = "Open http://acme.test/action#mode=acceptInvitation&code=aB3-_x\n\nBye";
        assert_eq!(code_in(text).as_deref(), Some("aB3-_x"));
        assert_eq!(code_in("no link"), None);
    }
}
