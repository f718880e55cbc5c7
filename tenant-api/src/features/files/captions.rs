//! Whether captions are WebVTT that a player can show, from the first cue to the last.

/// Why captions were not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// Letters in an older code.
    #[error("These captions are not saved as UTF-8, which WebVTT requires.")]
    Letters,
    /// The first line is another one.
    #[error("The first line of a WebVTT file is WEBVTT, followed by an empty line.")]
    Header,
    /// A time that cannot be read.
    #[error("Line {line}: a caption needs its times, such as 00:01:02.500 --> 00:01:05.000.")]
    Time {
        /// From 1.
        line: usize,
    },
    /// An end that is no end.
    #[error("Line {line}: this caption ends before it starts.")]
    Backwards {
        /// From 1.
        line: usize,
    },
    /// Nothing to show.
    #[error("There are no captions in this file.")]
    Empty,
    /// More than a day of talking.
    #[error("This file has more than 10,000 captions.")]
    TooMany,
}

const MAX_CUES: usize = 10_000;

/// Reads captions as a player does; the refusal says in which line it would stop.
pub fn check(bytes: &[u8]) -> Result<(), Unreadable> {
    let text = std::str::from_utf8(bytes).map_err(|_| Unreadable::Letters)?;
    let text = text
        .strip_prefix('\u{feff}')
        .unwrap_or(text)
        .replace("\r\n", "\n")
        .replace('\r', "\n");
    let mut lines = text.split('\n').zip(1..).peekable();
    let header = lines.next().map_or("", |(line, _)| line);
    let is_header = header
        .strip_prefix("WEBVTT")
        .is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '\t']));
    if !is_header || lines.peek().is_some_and(|(line, _)| line.contains("-->")) {
        return Err(Unreadable::Header);
    }
    // What follows the header up to the first empty line belongs to it.
    lines.by_ref().find(|(line, _)| line.is_empty());
    let mut cues = 0;
    while let Some((first, number)) = lines.next() {
        if first.is_empty() {
            continue;
        }
        let is_note = ["NOTE", "STYLE", "REGION"].iter().any(|word| {
            first
                .strip_prefix(word)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '\t']))
        });
        if !is_note {
            // A cue may have a name above its times.
            let named = !first.contains("-->");
            let times = if named {
                lines.next().unwrap_or(("", number))
            } else {
                (first, number)
            };
            cue(times.0, times.1)?;
            cues += 1;
        }
        lines.by_ref().find(|(line, _)| line.is_empty());
    }
    match cues {
        0 => Err(Unreadable::Empty),
        1..=MAX_CUES => Ok(()),
        _ => Err(Unreadable::TooMany),
    }
}

fn cue(times: &str, line: usize) -> Result<(), Unreadable> {
    let wrong = Unreadable::Time { line };
    let (from, rest) = times.split_once("-->").ok_or(wrong)?;
    let to = rest.split_whitespace().next().ok_or(wrong)?;
    let (from, to) = (time(from.trim()).ok_or(wrong)?, time(to).ok_or(wrong)?);
    if from < to {
        Ok(())
    } else {
        Err(Unreadable::Backwards { line })
    }
}

/// Milliseconds of `00:01:02.500`, where the hours may be missing.
fn time(text: &str) -> Option<u64> {
    let (clock, fraction) = text.split_once('.')?;
    let digits = |part: &str, most: usize| {
        let is_number = !part.is_empty() && part.len() <= most && part.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| part.parse::<u64>().ok()).flatten()
    };
    let parts: Vec<&str> = clock.split(':').collect();
    let (hours, minutes, seconds) = match parts[..] {
        [hours, minutes, seconds] => (digits(hours, 4)?, minutes, seconds),
        [minutes, seconds] => (0, minutes, seconds),
        _ => return None,
    };
    let sixty = |part: &str| digits(part, 2).filter(|number| part.len() == 2 && *number < 60);
    let (minutes, seconds) = (sixty(minutes)?, sixty(seconds)?);
    let millis = digits(fraction, 3).filter(|_| fraction.len() == 3)?;
    Some(((hours * 60 + minutes) * 60 + seconds) * 1000 + millis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_player_shows_is_taken() {
        for text in [
            "WEBVTT\n\n00:01.000 --> 00:04.000\nHello",
            "\u{feff}WEBVTT - in English\r\nKind: captions\r\n\r\nNOTE\r\nby Ada\r\n\r\nfirst\r\n00:00:01.000 --> 00:00:04.000 align:start\r\nHello\r\nagain\r\n",
            "WEBVTT\n\nSTYLE\n::cue { color: red }\n\n100:00:01.000 --> 100:00:04.000\n",
        ] {
            assert_eq!(check(text.as_bytes()), Ok(()), "{text}");
        }
    }

    #[test]
    fn what_it_does_not_is_said_with_its_line() {
        let cases: [(&str, Unreadable); 9] = [
            ("WEBVTTX\n\n00:01.000 --> 00:04.000\nHello", Unreadable::Header),
            ("WEBVTT\n00:01.000 --> 00:04.000\nHello", Unreadable::Header),
            ("WEBVTT\n\n", Unreadable::Empty),
            ("WEBVTT\n\nNOTE nothing\n", Unreadable::Empty),
            (
                "WEBVTT\n\n00:01,000 --> 00:04,000\nSubRip",
                Unreadable::Time { line: 3 },
            ),
            ("WEBVTT\n\n1\nHello\n", Unreadable::Time { line: 4 }),
            ("WEBVTT\n\n00:01.000 -->\nHello", Unreadable::Time { line: 3 }),
            ("WEBVTT\n\n00:61.000 --> 00:62.000\nHello", Unreadable::Time { line: 3 }),
            (
                "WEBVTT\n\n00:04.000 --> 00:04.000\nHello",
                Unreadable::Backwards { line: 3 },
            ),
        ];
        for (text, wrong) in cases {
            assert_eq!(check(text.as_bytes()), Err(wrong), "{text}");
        }
        assert_eq!(check(b"WEBVTT\n\n\xff"), Err(Unreadable::Letters));
    }
}
