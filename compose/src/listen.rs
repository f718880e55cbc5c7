//! The port that browsers use: the one asked for, or the next free one, with the name of who holds it.

use std::{
    fmt, fs, io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    process::Command,
};

use tokio::net::TcpListener;

/// The port when nobody asked for another.
pub const DEFAULT_PORT: u16 = 4400;

/// How many ports are tried after the default one.
const TRIES: u16 = 100;

/// The listeners, and which port they have.
pub struct BoundListeners {
    /// On 127.0.0.1, and on ::1 where the machine has it.
    pub listeners: Vec<TcpListener>,
    pub port: u16,
    /// Who holds the default port, if we had to take another.
    pub instead_of: Option<PortTaken>,
}

/// A port that somebody else holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PortTaken {
    pub port: u16,
    /// Who holds it, as far as it can be told.
    pub holder: Option<String>,
}

impl fmt::Display for PortTaken {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.holder {
            Some(holder) => write!(formatter, "Port {} is taken by {holder}.", self.port),
            None => write!(formatter, "Port {} is taken by another program.", self.port),
        }
    }
}

impl std::error::Error for PortTaken {}

/// Takes the port that was asked for, and only that one; without one asked for the default one or the next free one.
pub async fn listen(wanted: Option<u16>) -> Result<BoundListeners, PortTaken> {
    if let Some(port) = wanted {
        return match bind(port).await {
            Ok(listeners) => Ok(BoundListeners {
                listeners,
                port,
                instead_of: None,
            }),
            Err(_) => Err(taken(port)),
        };
    }
    let mut instead_of = None;
    for port in DEFAULT_PORT..=DEFAULT_PORT + TRIES {
        match bind(port).await {
            Ok(listeners) => {
                return Ok(BoundListeners {
                    listeners,
                    port,
                    instead_of,
                });
            }
            Err(_) => instead_of = instead_of.or_else(|| Some(taken(port))),
        }
    }
    Err(instead_of.unwrap_or_else(|| taken(DEFAULT_PORT)))
}

/// Loopback only, both families: browsers ask for either when they see a `localhost` name.
async fn bind(port: u16) -> io::Result<Vec<TcpListener>> {
    let four = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await?;
    let port = four.local_addr()?.port();
    match TcpListener::bind(SocketAddr::new(IpAddr::V6(Ipv6Addr::LOCALHOST), port)).await {
        Ok(six) => Ok(vec![four, six]),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => Err(error),
        // A machine without IPv6.
        Err(_) => Ok(vec![four]),
    }
}

fn taken(port: u16) -> PortTaken {
    PortTaken {
        port,
        holder: holder(port),
    }
}

/// The program that listens on a port of this machine.
fn holder(port: u16) -> Option<String> {
    let pid = holder_by_proc(port).or_else(|| holder_by_lsof(port))?;
    let name = fs::read_to_string(format!("/proc/{pid}/comm"))
        .ok()
        .map(|name| name.trim().to_owned());
    let name = name.or_else(|| {
        let output = Command::new("ps")
            .args(["-o", "comm=", "-p", &pid.to_string()])
            .output()
            .ok()?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    });
    Some(match name {
        Some(name) if !name.is_empty() => format!("'{name}' (process {pid})"),
        _ => format!("process {pid}"),
    })
}

fn holder_by_proc(port: u16) -> Option<u32> {
    let inodes: Vec<String> = ["/proc/net/tcp", "/proc/net/tcp6"]
        .iter()
        .filter_map(|table| fs::read_to_string(table).ok())
        .flat_map(|table| listening_inodes(&table, port))
        .map(|inode| format!("socket:[{inode}]"))
        .collect();
    if inodes.is_empty() {
        return None;
    }
    for process in fs::read_dir("/proc").ok()?.flatten() {
        let Some(pid) = process.file_name().to_str().and_then(|name| name.parse::<u32>().ok()) else {
            continue;
        };
        let Ok(files) = fs::read_dir(process.path().join("fd")) else {
            continue;
        };
        let holds = files
            .flatten()
            .filter_map(|file| fs::read_link(file.path()).ok())
            .any(|target| {
                target
                    .to_str()
                    .is_some_and(|target| inodes.iter().any(|inode| inode == target))
            });
        if holds {
            return Some(pid);
        }
    }
    None
}

/// Lines of /proc/net/tcp: number, local address and port in hexadecimal, remote, state (0A is listening), …, inode.
fn listening_inodes(table: &str, port: u16) -> Vec<u64> {
    let port = format!(":{port:04X}");
    table
        .lines()
        .filter_map(|line| {
            let columns: Vec<&str> = line.split_whitespace().collect();
            let fits = columns.get(1)?.ends_with(&port) && *columns.get(3)? == "0A";
            if fits { columns.get(9)?.parse().ok() } else { None }
        })
        .collect()
}

fn holder_by_lsof(port: u16) -> Option<u32> {
    let output = Command::new("lsof")
        .args(["-nP", "-t", "-sTCP:LISTEN", &format!("-iTCP:{port}")])
        .output()
        .ok()?;
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .next()?
        .trim()
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_taken_port_is_refused_with_its_holders_name() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let Err(taken) = listen(Some(port)).await else {
            panic!("took a taken port")
        };
        assert!(
            taken
                .holder
                .as_deref()
                .unwrap()
                .contains(&std::process::id().to_string()),
            "{taken}"
        );
    }

    #[tokio::test]
    async fn without_one_asked_for_the_next_free_port_is_taken() {
        let first = listen(None).await.unwrap();
        let second = listen(None).await.unwrap();
        assert!(second.port > first.port);
        assert!(second.instead_of.is_some());
    }

    #[test]
    fn only_listening_sockets_count() {
        let table = "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n   \
            0: 0100007F:1130 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4242 1 0 100 0 0 10 0\n   \
            1: 0100007F:1130 0100007F:9999 01 00000000:00000000 00:00000000 00000000     0        0 4343 1 0 100 0 0 10 0\n";
        assert_eq!(listening_inodes(table, 4400), [4242]);
        assert!(listening_inodes(table, 4401).is_empty());
    }
}
