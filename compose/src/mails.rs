//! Reading the mails that were kept in a folder, for seeding and tests.

use std::{
    collections::HashMap,
    ffi::OsString,
    os::unix::fs::DirEntryExt,
    path::{Path, PathBuf},
    sync::{Arc, LazyLock, Mutex, PoisonError},
    time::{Duration, SystemTime},
};

use serde_json::Value;

/// What was read already, by folder: whoever waits looks often, and there may be thousands.
static READ: LazyLock<Mutex<HashMap<PathBuf, ReadFolder>>> = LazyLock::new(Mutex::default);

/// A folder that changed less than this ago may have changed once more without showing a later time.
const SETTLED: Duration = Duration::from_millis(20);

#[derive(Default)]
struct ReadFolder {
    /// When it had changed last as it was read; none where that could not be trusted.
    changed: Option<SystemTime>,
    /// Counts how often it was read.
    turn: u64,
    /// By the file's number: a mail that is written once more is another file of the same name.
    mails: HashMap<u64, ReadMail>,
    by_address: HashMap<String, Vec<u64>>,
}

struct ReadMail {
    name: OsString,
    /// When it was seen last; what is not there any more stays behind.
    turn: u64,
    written: SystemTime,
    content: Arc<Value>,
}

impl ReadMail {
    /// To whom it went, in small letters.
    fn to(&self) -> String {
        self.content["to"].as_str().unwrap_or_default().to_ascii_lowercase()
    }
}

impl ReadFolder {
    /// Reads what has come since the last time.
    fn look(&mut self, folder: &Path) {
        let changed = std::fs::metadata(folder).and_then(|found| found.modified()).ok();
        if changed.is_some() && changed == self.changed {
            return;
        }
        self.changed = changed.filter(|changed| changed.elapsed().is_ok_and(|ago| ago > SETTLED));
        self.turn += 1;
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let (number, name) = (entry.ino(), entry.file_name());
            match self.mails.get_mut(&number) {
                Some(known) if known.name == name => known.turn = self.turn,
                _ if name.as_encoded_bytes().ends_with(b".json") => {
                    if let Some(mail) = open(&entry.path(), name, self.turn) {
                        let numbers = self.by_address.entry(mail.to()).or_default();
                        if !numbers.contains(&number) {
                            numbers.push(number);
                        }
                        self.mails.insert(number, mail);
                    }
                }
                _ => {}
            }
        }
    }

    /// Reads what is there to an address once more where it was written anew: a file may get the number of the one before it.
    fn read_again(&mut self, folder: &Path, address: &str) {
        for number in self.by_address.get(address).into_iter().flatten() {
            let Some(mail) = self.mails.get_mut(number).filter(|mail| mail.turn == self.turn) else {
                continue;
            };
            let path = folder.join(&mail.name);
            let written = std::fs::metadata(&path).and_then(|found| found.modified()).ok();
            if written.is_some_and(|written| written != mail.written)
                && let Some(newer) = open(&path, mail.name.clone(), mail.turn)
            {
                *mail = newer;
            }
        }
    }

    /// What is there to an address in small letters, newest first.
    fn to(&self, address: &str) -> Vec<&ReadMail> {
        let numbers = self.by_address.get(address).into_iter().flatten();
        let mut mails: Vec<&ReadMail> = numbers
            .filter_map(|number| self.mails.get(number))
            // A file's number may be another mail's by now.
            .filter(|mail| mail.turn == self.turn && mail.to() == address)
            .collect();
        mails.sort_by_key(|mail| std::cmp::Reverse(mail.written));
        mails
    }
}

fn open(path: &Path, name: OsString, turn: u64) -> Option<ReadMail> {
    Some(ReadMail {
        name,
        turn,
        written: std::fs::metadata(path).ok()?.modified().ok()?,
        content: Arc::new(serde_json::from_slice(&std::fs::read(path).ok()?).ok()?),
    })
}

/// All mails to an address, newest first.
pub fn mails_to(folder: &Path, address: &str) -> Vec<Value> {
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let known = read.entry(folder.to_owned()).or_default();
    let address = address.to_ascii_lowercase();
    known.look(folder);
    known.read_again(folder, &address);
    let found = known.to(&address);
    let contents: Vec<Arc<Value>> = found.iter().map(|mail| mail.content.clone()).collect();
    drop(read);
    contents.iter().map(|content| Value::clone(content)).collect()
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
    #[test]
    fn a_mail_is_found_once_it_is_there_and_as_it_was_written_last() {
        let folder = std::env::temp_dir().join(format!("learnt-mails-{}", learnt_kernel::ids::random_label(8)));
        let found = |address: &str| -> Vec<String> {
            let mails = mails_to(&folder, address).into_iter();
            mails.map(|mail| mail["text"].as_str().unwrap().to_owned()).collect()
        };
        // As the mailer does: beside, and then into its place.
        let write = |name: &str, to: &str, text: &str| {
            let beside = folder.join(format!("{name}.new"));
            std::fs::write(&beside, serde_json::json!({ "to": to, "text": text }).to_string()).unwrap();
            std::fs::rename(beside, folder.join(format!("{name}.json"))).unwrap();
        };
        assert!(found("ada@acme.test").is_empty());
        std::fs::create_dir_all(&folder).unwrap();
        for round in 0..20 {
            let text = format!("round {round}");
            // The times of files go by some milliseconds.
            std::thread::sleep(Duration::from_millis(5));
            write("one", "Ada@acme.test", &text);
            write(&format!("other-{round}"), "bob@acme.test", &text);
            assert_eq!(found("ada@acme.test"), [text]);
            assert_eq!(found("bob@acme.test").len(), round + 1);
            // Longer than it takes for a change to count as settled, now and then.
            if round % 5 == 0 {
                std::thread::sleep(SETTLED * 2);
                assert_eq!(found("bob@acme.test").len(), round + 1);
            }
        }
        std::fs::remove_file(folder.join("one.json")).unwrap();
        assert!(found("ada@acme.test").is_empty());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
