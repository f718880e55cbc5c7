//! What happens while everything starts: told to a terminal, or through a pipe to the command that waits.

use std::{io::Write, sync::Mutex, time::Instant};

use serde::{Deserialize, Serialize};

use crate::{state::State, table::table};

/// One line of the story.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Event {
    /// Something begins.
    Begin { step: String },
    Done {
        step: String,
        /// What came of it.
        detail: String,
        /// How long it took, in milliseconds.
        took: u64,
    },
    /// Something that people should know.
    Note { sentence: String },
    /// Everything runs.
    Ready {
        /// What runs.
        state: Box<State>,
    },
    /// Nothing runs.
    Failed {
        /// Why, and what to do.
        sentences: Vec<String>,
    },
}

/// Where events are written.
pub enum ProgressOutput {
    /// To people; at the end the table, or JSON.
    Terminal { json: bool },
    /// To the command that started us: a line of JSON each.
    Pipe,
}

/// Tells the story.
pub struct Progress {
    output: ProgressOutput,
    began: Mutex<Instant>,
}

impl Progress {
    /// A story for somebody.
    pub fn new(teller: ProgressOutput) -> Self {
        Self {
            output: teller,
            began: Mutex::new(Instant::now()),
        }
    }

    /// A step begins.
    pub fn begin(&self, step: &str) {
        *self.began.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Instant::now();
        self.emit(&Event::Begin { step: step.to_owned() });
    }

    /// The step that began last is done.
    pub fn done(&self, step: &str, detail: impl Into<String>) {
        let began = *self.began.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let took = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.emit(&Event::Done {
            step: step.to_owned(),
            detail: detail.into(),
            took,
        });
    }

    /// A sentence for people.
    pub fn note(&self, sentence: impl Into<String>) {
        self.emit(&Event::Note {
            sentence: sentence.into(),
        });
    }

    /// Writes an event.
    pub fn emit(&self, event: &Event) {
        match self.output {
            ProgressOutput::Terminal { json } => {
                show(event);
                if let Event::Ready { state } = event {
                    let text = if json {
                        serde_json::to_string_pretty(state).unwrap_or_default()
                    } else {
                        table(&state.places)
                    };
                    let _ = writeln!(std::io::stdout().lock(), "\n{text}");
                }
            }
            ProgressOutput::Pipe => {
                if let Ok(line) = serde_json::to_string(event) {
                    // Whoever listened may be gone; the work goes on.
                    let mut out = std::io::stdout().lock();
                    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
                }
            }
        }
    }
}

/// Shows an event to people, on standard error: standard output is for results.
pub fn show(event: &Event) {
    let mut out = std::io::stderr().lock();
    let _ = match event {
        Event::Begin { step } => writeln!(out, "  … {step}"),
        Event::Done { step, detail, took } => {
            let seconds = *took as f64 / 1000.0;
            writeln!(
                out,
                "  ✓ {step}{}{detail}  ({seconds:.1} s)",
                if detail.is_empty() { "" } else { ": " }
            )
        }
        Event::Note { sentence } => writeln!(out, "  ! {sentence}"),
        Event::Ready { .. } => Ok(()),
        Event::Failed { sentences } => print_errors(&mut out, sentences),
    };
}

/// One list of sentences.
pub fn print_errors(out: &mut impl Write, sentences: &[String]) -> std::io::Result<()> {
    writeln!(out)?;
    for sentence in sentences {
        writeln!(out, "  ✗ {sentence}")?;
    }
    Ok(())
}
