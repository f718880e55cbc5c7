//! What people read when something about their identity goes wrong, or well, is the specification's (sections 5 and 8), word
//! for word: each sentence is asserted by some test.

use super::tree::{refuse, sources};

/// The sentences, as the specification writes them; a word that differs is left out.
const SENTENCES: &[&str] = &[
    "Something has gone wrong, please try again later",
    "username or password is incorrect",
    "An error has occurred, please try again",
    "Your account has been blocked due to too many login attempts",
    "Your account is disabled or deleted.",
    "Success! An password reset link has been sent to your email account",
    "No account found with that email address. Please enter another email address.",
    "Your facebook account is successfully linked.",
    "Account created successfully",
    "Successfully logged-in with Facebook.",
    "The token you provided is not valid.",
    "Min character length is 4",
    "You must accept the terms and conditions",
    "Min character length is 2",
    "Please enter a valid email",
    "The email has been already registered.",
    "Be at least 8 characters long",
];

#[test]
fn every_sentence_about_identity_is_asserted_somewhere() {
    let tests: Vec<_> = sources()
        .into_iter()
        .filter(|file| {
            (file.path.starts_with("tests/tests/") || file.path.starts_with("tests/e2e/"))
                || file.is(&[".test.ts", ".test.tsx"])
        })
        .collect();
    let missing: Vec<String> = SENTENCES
        .iter()
        .filter(|sentence| !tests.iter().any(|file| file.text.contains(*sentence)))
        .map(|sentence| (*sentence).to_owned())
        .collect();
    refuse(&missing, "No test looks for these sentences of the specification:");
}
