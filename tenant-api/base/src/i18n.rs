//! What the service says by itself, in mails and notifications: a catalogue for each feature, in each language.
//!
//! The files have the form of the apps' catalogues: a flat object of texts, `{{name}}` where a value stands, and `_one`, `_other`
//! and the like behind a key whose text depends on a number.
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::OnceLock;

use crate::language::Language;

/// All forms that a number can ask for (CLDR).
const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What puts a value into a sentence of the other direction without tearing either apart (FSI and PDI).
const ISOLATE: (char, char) = ('\u{2068}', '\u{2069}');

/// A feature's texts, in each language.
pub struct Catalogue {
    english: &'static str,
    arabic: &'static str,
    read: OnceLock<[HashMap<String, String>; 2]>,
}

/// A catalogue in one language.
#[derive(Clone, Copy)]
pub struct Texts<'c> {
    catalogue: &'c Catalogue,
    language: Language,
}

impl Catalogue {
    /// Of two files, as they are in the program.
    pub const fn new(english: &'static str, arabic: &'static str) -> Self {
        Self {
            english,
            arabic,
            read: OnceLock::new(),
        }
    }

    /// In a language.
    pub fn of(&self, language: Language) -> Texts<'_> {
        Texts {
            catalogue: self,
            language,
        }
    }

    fn texts(&self, language: Language) -> &HashMap<String, String> {
        let read = |file: &str| serde_json::from_str(file).expect("a catalogue is an object of texts");
        let [english, arabic] = self.read.get_or_init(|| [read(self.english), read(self.arabic)]);
        match language {
            Language::English => english,
            Language::Arabic => arabic,
        }
    }

    /// What is not the same in all languages: a key that one of them lacks, a value that it does not name, a number that it has no
    /// form for, a text without a word. For tests.
    pub fn differences(&self) -> Vec<String> {
        let [english, arabic] = [Language::English, Language::Arabic].map(|language| {
            let mut keys: BTreeMap<&str, Entry> = BTreeMap::new();
            for (key, text) in self.texts(language) {
                let (key, form) = split_form(key);
                let entry = keys.entry(key).or_default();
                entry.forms.insert(form.unwrap_or_default());
                entry.values.extend(placeholders(text).filter(|name| *name != "count"));
                entry.is_empty |= text.trim().is_empty();
            }
            (language, keys)
        });
        let mut found = Vec::new();
        for ((language, keys), (_, others)) in [(&english, &arabic), (&arabic, &english)] {
            let tag = language.into_str();
            for (key, entry) in keys {
                if entry.is_empty {
                    found.push(format!("{tag}: {key} is empty"));
                }
                let all: BTreeSet<&str> = forms(*language).iter().copied().collect();
                if !entry.forms.contains("") && entry.forms != all || entry.forms.contains("") && entry.forms.len() > 1
                {
                    found.push(format!("{tag}: {key} has the forms {:?}", entry.forms));
                }
                match others.get(key) {
                    None => found.push(format!("{tag}: only here is {key}")),
                    Some(other) if other.values != entry.values => {
                        found.push(format!("{tag}: {key} names {:?}", entry.values));
                    }
                    Some(_) => {}
                }
            }
        }
        found
    }
}

/// What one language says under a key.
#[derive(Default)]
struct Entry<'c> {
    /// Forms of numbers; `""` where there is one for all.
    forms: BTreeSet<&'c str>,
    values: BTreeSet<&'c str>,
    is_empty: bool,
}

impl<'c> Texts<'c> {
    pub fn language(self) -> Language {
        self.language
    }

    /// A text with its values.
    pub fn format(self, key: &str, values: &[(&str, &str)]) -> String {
        self.fill(self.text(key).unwrap_or_else(|| missing(key)), values)
    }

    /// A text about so many things, in the form that the number asks for; in it the number is called `{{count}}`.
    pub fn count(self, key: &str, count: usize, values: &[(&str, &str)]) -> String {
        let (form, number) = (form(self.language, count), count.to_string());
        let text = self.text(&format!("{key}_{form}")).or_else(|| self.text(key));
        let values = [&[("count", number.as_str())], values].concat();
        self.fill(text.unwrap_or_else(|| missing(key)), &values)
    }

    fn text(self, key: &str) -> Option<&'c str> {
        self.catalogue.texts(self.language).get(key).map(String::as_str)
    }

    /// Puts values in their places; what stands in a value is not looked at again.
    fn fill(self, text: &str, values: &[(&str, &str)]) -> String {
        let mut filled = String::with_capacity(text.len());
        let mut parts = text.split("{{");
        filled.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let (name, rest) = part.split_once("}}").unwrap_or((part, ""));
            let value = values.iter().find(|(known, _)| *known == name);
            self.put(&mut filled, name, value.map_or("", |(_, value)| *value));
            filled.push_str(rest);
        }
        filled
    }

    /// In a sentence that runs from right to left names, addresses and the like keep a direction of their own, as on the screens.
    fn put(self, filled: &mut String, name: &str, value: &str) {
        if name == "count" || value.is_empty() || self.language.direction() == "ltr" {
            return filled.push_str(value);
        }
        filled.push(ISOLATE.0);
        filled.push_str(value);
        filled.push(ISOLATE.1);
    }
}

/// The key itself: a test would have said so.
fn missing(key: &str) -> &str {
    tracing::error!(key, "a text is missing");
    key
}

/// The names of the values in a text.
fn placeholders(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split("{{").skip(1);
    parts.filter_map(|part| Some(part.split_once("}}")?.0))
}

/// A key without the form of a number, and that form.
fn split_form(key: &str) -> (&str, Option<&str>) {
    match key.rsplit_once('_') {
        Some((base, form)) if FORMS.contains(&form) => (base, Some(form)),
        _ => (key, None),
    }
}

/// The forms that a language has (CLDR).
fn forms(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["one", "other"],
        Language::Arabic => &FORMS,
    }
}

/// The form that a whole number asks for (CLDR).
fn form(language: Language, count: usize) -> &'static str {
    match (language, count) {
        (_, 1) => "one",
        (Language::English, _) => "other",
        (Language::Arabic, 0) => "zero",
        (Language::Arabic, 2) => "two",
        (Language::Arabic, _) => match count % 100 {
            3..=10 => "few",
            11..=99 => "many",
            _ => "other",
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str =
        r#"{"hello": "Hello {{name}},", "rest_one": "One more.", "rest_other": "{{count}} more in {{team}}."}"#;
    const ARABIC: &str = r#"{"hello": "مرحبًا {{name}}،", "rest_zero": "لا شيء آخر في {{team}}.", "rest_one": "واحد آخر.",
        "rest_two": "اثنان آخران.", "rest_few": "{{count}} أخرى.", "rest_many": "{{count}} آخر.", "rest_other": "{{count}} آخر."}"#;

    #[test]
    fn values_stand_in_their_places_and_are_no_templates() {
        let catalogue = Catalogue::new(ENGLISH, ARABIC);
        let hello = |language, name| catalogue.of(language).format("hello", &[("name", name)]);
        assert_eq!(hello(Language::English, "{{name}} & Co"), "Hello {{name}} & Co,");
        assert_eq!(hello(Language::Arabic, "Lena"), "مرحبًا \u{2068}Lena\u{2069}،");
    }

    #[test]
    fn a_number_asks_for_its_form() {
        let catalogue = Catalogue::new(ENGLISH, ARABIC);
        let rest = |language, count| catalogue.of(language).count("rest", count, &[("team", "Acme")]);
        assert_eq!(rest(Language::English, 1), "One more.");
        assert_eq!(rest(Language::English, 0), "0 more in Acme.");
        assert_eq!(rest(Language::Arabic, 2), "اثنان آخران.");
        let forms: Vec<&str> = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111]
            .map(|count| form(Language::Arabic, count))
            .into();
        let expected = "zero one two few few many many other other few many";
        assert_eq!(forms.join(" "), expected);
    }

    #[test]
    fn what_one_language_says_otherwise_is_found() {
        assert_eq!(Catalogue::new(ENGLISH, ARABIC).differences(), [""; 0]);
        let arabic = r#"{"hello": "مرحبًا", "rest_one": "واحد.", "rest_other": "{{count}} في {{team}}.", "more": " "}"#;
        let found = Catalogue::new(ENGLISH, arabic).differences();
        let about = |word: &str| found.iter().any(|one| one.contains(word));
        assert!(
            about("hello names") && about("rest has the forms") && about("more is empty") && about("only here is more")
        );
    }
}
