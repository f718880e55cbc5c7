//! CPU time of whole process trees, read from /proc: the only clock that neighbours on the machine do not disturb much.

use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

/// What one process has used so far.
#[derive(Clone, Copy, Debug, Default)]
struct Usage {
    parent: u32,
    /// Clock ticks of the process itself.
    own: u64,
    /// Clock ticks of its children that have ended and were waited for.
    ended_children: u64,
}

/// CPU time used so far by `roots` and everything below them, ended children included.
///
/// Backends of Postgres come and go; the postmaster's account of ended children keeps their share.
pub fn used(roots: &[u32]) -> Duration {
    let all = processes();
    let ticks: u64 = tree(&all, roots)
        .iter()
        .filter_map(|pid| all.get(pid))
        .map(|usage| usage.own)
        .sum::<u64>()
        + roots
            .iter()
            .filter_map(|pid| all.get(pid))
            .map(|usage| usage.ended_children)
            .sum::<u64>();
    Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND)
}

/// Resident set size of one process in bytes.
pub fn resident(pid: u32) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    text.lines()
        .find(|line| line.starts_with("VmRSS:"))
        .and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok())
        .unwrap_or(0)
        * 1024
}

/// How many live processes stand below `root`, itself not counted.
pub fn children(root: u32) -> usize {
    tree(&processes(), &[root]).len().saturating_sub(1)
}

/// Linux reports in hundredths of a second on every platform that we run on.
const TICKS_PER_SECOND: u64 = 100;

fn tree(all: &HashMap<u32, Usage>, roots: &[u32]) -> Vec<u32> {
    let mut found: Vec<u32> = roots.to_vec();
    let mut at = 0;
    while at < found.len() {
        let parent = found[at];
        at += 1;
        let below: Vec<u32> = all
            .iter()
            .filter(|(pid, usage)| usage.parent == parent && !found.contains(pid))
            .map(|(pid, _)| *pid)
            .collect();
        found.extend(below);
    }
    found
}

fn processes() -> HashMap<u32, Usage> {
    let Ok(entries) = std::fs::read_dir("/proc") else {
        return HashMap::new();
    };
    entries
        .flatten()
        .filter_map(|entry| {
            let pid = entry.file_name().to_str()?.parse().ok()?;
            Some((pid, usage(&entry.path())?))
        })
        .collect()
}

fn usage(process: &Path) -> Option<Usage> {
    let stat = std::fs::read_to_string(process.join("stat")).ok()?;
    // the name may hold spaces and parentheses: count from the last one
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let number = |at: usize| fields.get(at).and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
    Some(Usage {
        parent: number(1) as u32,
        own: number(11) + number(12),
        ended_children: number(13) + number(14),
    })
}
