//! Takes log lines without making a request wait for whoever reads them: lines are gathered and written together a few
//! times a second; a warning or an error is written at once, behind everything that came before it.
use std::{
    io::{self, Write},
    mem,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tracing::{Level, Metadata};
use tracing_subscriber::fmt::MakeWriter;

/// How long a line may wait for others.
const PAUSE: Duration = Duration::from_millis(50);
/// Bytes that wait at most; while nobody takes them, further lines are dropped and counted.
const MOST_WAITING: usize = 1024 * 1024;

/// Where log lines go.
#[derive(Clone)]
pub struct LogWriter(Arc<Shared>);

struct Shared {
    waiting: Mutex<LineBuffer>,
    wake: Condvar,
    /// Held while lines are written, so that they keep their order.
    output: Mutex<Box<dyn Write + Send>>,
}

#[derive(Default)]
struct LineBuffer {
    lines: Vec<u8>,
    dropped: u64,
    /// Whether the thread that writes has nothing to do and must be woken.
    asleep: bool,
}

impl LogWriter {
    /// Writes to `output` from a thread of its own.
    pub fn begin(output: impl Write + Send + 'static) -> io::Result<Self> {
        let writer = Self::new(output);
        let shared = writer.0.clone();
        std::thread::Builder::new()
            .name("log".into())
            .spawn(move || shared.write_for_ever())?;
        Ok(writer)
    }

    fn new(output: impl Write + Send + 'static) -> Self {
        Self(Arc::new(Shared {
            waiting: Mutex::default(),
            wake: Condvar::new(),
            output: Mutex::new(Box::new(output)),
        }))
    }

    /// Writes whatever waits.
    pub fn flush(&self) {
        self.0.flush();
    }
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, LineBuffer> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, line: &[u8]) {
        let mut waiting = self.waiting();
        if waiting.lines.len() + line.len() > MOST_WAITING {
            waiting.dropped += 1;
            return;
        }
        waiting.lines.extend_from_slice(line);
        if mem::take(&mut waiting.asleep) {
            self.wake.notify_one();
        }
    }

    fn flush(&self) {
        let mut output = self.output.lock().unwrap_or_else(PoisonError::into_inner);
        let (lines, dropped) = {
            let mut waiting = self.waiting();
            (mem::take(&mut waiting.lines), mem::take(&mut waiting.dropped))
        };
        // There is nobody left to tell that the log cannot be written.
        let _ = output.write_all(&lines);
        if dropped > 0 {
            let _ = writeln!(
                output,
                r#"{{"level":"WARN","message":"log lines were dropped, because nobody took them","count":{dropped}}}"#
            );
        }
        let _ = output.flush();
    }

    fn write_for_ever(&self) {
        loop {
            let mut waiting = self.waiting();
            while waiting.lines.is_empty() {
                waiting.asleep = true;
                waiting = self.wake.wait(waiting).unwrap_or_else(PoisonError::into_inner);
            }
            drop(waiting);
            std::thread::sleep(PAUSE);
            self.flush();
        }
    }
}

/// One line on its way.
pub struct Line<'a> {
    shared: &'a Shared,
    at_once: bool,
}

impl Write for Line<'_> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.shared.add(line);
        if self.at_once {
            self.shared.flush();
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for LogWriter {
    type Writer = Line<'a>;

    fn make_writer(&'a self) -> Line<'a> {
        Line {
            shared: &self.0,
            at_once: false,
        }
    }

    fn make_writer_for(&'a self, about: &Metadata<'_>) -> Line<'a> {
        Line {
            shared: &self.0,
            at_once: *about.level() <= Level::WARN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tracing_subscriber::layer::SubscriberExt;

    #[derive(Clone, Default)]
    struct Page(Arc<Mutex<Vec<u8>>>);

    impl Page {
        fn text(&self) -> String {
            String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
        }
    }

    impl Write for Page {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn logging(writer: &LogWriter, log: impl FnOnce()) {
        let lines = tracing_subscriber::fmt::layer()
            .with_writer(writer.clone())
            .without_time()
            .with_target(false)
            .with_ansi(false);
        tracing::subscriber::with_default(tracing_subscriber::registry().with(lines), log);
    }

    #[test]
    fn a_warning_is_written_at_once_behind_what_came_before() {
        let page = Page::default();
        let writer = LogWriter::new(page.clone());
        logging(&writer, || {
            tracing::info!("one");
            assert_eq!(page.text(), "", "a request waits for no output");
            tracing::warn!("two");
            assert_eq!(page.text(), " INFO one\n WARN two\n");
            tracing::info!("three");
        });
        writer.flush();
        assert_eq!(page.text(), " INFO one\n WARN two\n INFO three\n");
    }

    #[test]
    fn what_nobody_takes_is_dropped_and_counted() {
        let page = Page::default();
        let writer = LogWriter::new(page.clone());
        let line = [b'x'; 1024];
        for _ in 0..MOST_WAITING / line.len() + 3 {
            writer.0.add(&line);
        }
        writer.flush();
        assert_eq!(page.text().matches('x').count(), MOST_WAITING);
        assert!(page.text().contains(r#""count":3"#));
    }

    #[test]
    fn the_thread_writes_what_waits() {
        let page = Page::default();
        let writer = LogWriter::begin(page.clone()).unwrap();
        for line in ["one", "two"] {
            writer.0.add(line.as_bytes());
            while !page.text().ends_with(line) {
                std::thread::yield_now();
            }
        }
        assert_eq!(page.text(), "onetwo");
    }
}
