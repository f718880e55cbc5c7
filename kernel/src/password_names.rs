//! Passwords that are made of names which anybody can know: the person's, the team's, the organisation's. The web app says the
//! same while somebody types (`strength.ts`); both are held to the cases in `password-names.json`.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// A name with so much else that is no letter is still guessed: a date, a row of digits.
const LONGEST_REST: usize = 8;

/// A single letter is no name.
const SHORTEST_NAME: usize = 2;

/// Whether a password is one or several of these names with nothing but a few digits and signs around them, whatever letters are
/// written as digits.
pub fn consists_of(password: &str, names: &[&str]) -> bool {
    let (typed, names) = (plain(password), name_parts(names));
    // The smallest rest with which a place in the password is reached, before and after the first name.
    let mut without = vec![None; typed.len() + 1];
    let mut with = without.clone();
    without[0] = Some(0);
    for at in 0..typed.len() {
        if !typed[at].is_alphabetic() {
            reach(&mut without[at..=at + 1], 1);
            reach(&mut with[at..=at + 1], 1);
        }
        let Some(rest) = least(without[at], with[at]) else {
            continue;
        };
        for name in names.iter().filter(|name| begins(&typed[at..], name)) {
            let there = &mut with[at + name.len()];
            *there = least(*there, Some(rest));
        }
    }
    with[typed.len()].is_some_and(|rest| rest <= LONGEST_REST)
}

/// Goes one place further.
fn reach(positions: &mut [Option<usize>], rest: usize) {
    if let [from, to] = positions {
        *to = least(*to, from.map(|known| known + rest));
    }
}

fn least(one: Option<usize>, other: Option<usize>) -> Option<usize> {
    one.into_iter().chain(other).min()
}

fn begins(typed: &[char], name: &[char]) -> bool {
    typed.len() >= name.len() && typed.iter().zip(name).all(|(typed, letter)| reads(*typed, *letter))
}

/// Whether people write this for that letter.
fn reads(typed: char, letter: char) -> bool {
    typed == letter
        || matches!(
            (typed, letter),
            ('0', 'o')
                | ('1' | '!' | '|', 'i' | 'l')
                | ('2', 'z')
                | ('3' | '€', 'e')
                | ('4' | '@', 'a')
                | ('5' | '$', 's')
                | ('6' | '9', 'g')
                | ('7' | '+', 't')
                | ('8', 'b')
        )
}

/// In small letters, without accents and apostrophes.
fn plain(text: &str) -> Vec<char> {
    let small = text.to_lowercase();
    let counts = |letter: &char| !is_combining_mark(*letter) && !matches!(letter, '\'' | '’');
    small.nfkd().filter(counts).collect()
}

/// Every name by itself, its parts with and without what stands between them, and umlauts written as two letters too.
fn name_parts(names: &[&str]) -> Vec<Vec<char>> {
    let written = names.iter().flat_map(|name| {
        let small = name.to_lowercase();
        let two = small
            .replace('ä', "ae")
            .replace('ö', "oe")
            .replace('ü', "ue")
            .replace('ß', "ss");
        [small, two]
    });
    let mut known: Vec<Vec<char>> = written
        .flat_map(|name| {
            let letters = plain(&name);
            let parts: Vec<Vec<char>> = letters
                .split(|letter| !letter.is_alphanumeric())
                .map(<[char]>::to_vec)
                .collect();
            let whole = parts.concat();
            parts.into_iter().chain([whole, letters])
        })
        .filter(|name| name.len() >= SHORTEST_NAME && name.iter().any(|letter| letter.is_alphabetic()))
        .collect();
    known.sort_unstable();
    known.dedup();
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Deserialize)]
    struct Cases {
        names: Vec<String>,
        refused: Vec<String>,
        taken: Vec<String>,
    }

    #[test]
    fn names_with_a_few_digits_are_known() {
        let cases: Cases = serde_json::from_str(include_str!("../password-names.json")).unwrap();
        let names: Vec<&str> = cases.names.iter().map(String::as_str).collect();
        for password in &cases.refused {
            assert!(consists_of(password, &names), "{password}");
            assert!(!consists_of(password, &[]), "{password} is nobody's name");
        }
        for password in &cases.taken {
            assert!(!consists_of(password, &names), "{password}");
        }
    }

    #[test]
    fn odd_names_and_passwords_are_no_trouble() {
        assert!(!consists_of("", &["lena"]));
        assert!(!consists_of("12345678", &["", " ", "-", "x", "1234"]));
        assert!(consists_of("李明-2026!", &["李明"]));
        assert!(!consists_of(&"a".repeat(1024), &["aaaaaaab"]));
    }
}
