//! What processes use, read from /proc: CPU time of whole trees, the only clock that neighbours on the machine do not disturb
//! much, and memory.

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

/// Linux reports in hundredths of a second on every platform that we run on.
const TICKS_PER_SECOND: u64 = 100;

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

/// What a process keeps in memory, in bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Memory {
    /// Resident set size: every page of it, its program's pages included.
    pub resident: u64,
    /// What it alone would give back: pages that no file holds.
    pub anonymous: u64,
}

impl Memory {
    /// Of a process; nothing when it has ended.
    pub fn of(pid: u32) -> Self {
        let text = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        let bytes = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name))?;
            Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
        };
        Self {
            resident: bytes("VmRSS:").unwrap_or_default(),
            anonymous: bytes("RssAnon:").unwrap_or_default(),
        }
    }
}

/// A process's parent.
pub fn parent(pid: u32) -> Option<u32> {
    Some(usage(Path::new(&format!("/proc/{pid}")))?.parent)
}

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
