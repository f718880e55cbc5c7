//! Recovery codes: made, written, and known again.
use learnt_kernel::ids::{Secret, random_bytes};

/// So many are given out at once.
const CODES: usize = 10;

/// Without letters that are mistaken for others.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Codes of 80 bits each, in groups of four.
fn new_codes() -> Vec<String> {
    (0..CODES).map(|_| new_code()).collect()
}

fn new_code() -> String {
    let mut code = String::with_capacity(19);
    for (at, byte) in random_bytes::<16>().into_iter().enumerate() {
        if at > 0 && at % 4 == 0 {
            code.push('-');
        }
        code.push(char::from(ALPHABET[usize::from(byte % 32)]));
    }
    code
}

/// What is kept of a code, however it is typed: in capitals, without its hyphens, with an O for a zero.
pub fn code_hash(typed: &str) -> Vec<u8> {
    let plain: String = typed
        .to_lowercase()
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| match letter {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        })
        .collect();
    Secret::from_text(plain).hash()
}

/// New codes, and what is kept of them.
pub fn new_with_hashes() -> (Vec<String>, Vec<Vec<u8>>) {
    let codes = new_codes();
    let hashes = codes.iter().map(|code| code_hash(code)).collect();
    (codes, hashes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_however_it_is_typed() {
        let codes = new_codes();
        assert_eq!(codes.len(), CODES);
        let code = &codes[0];
        assert_eq!((code.len(), code.matches('-').count()), (19, 3), "{code}");
        let typed = format!(
            " {} ",
            code.to_uppercase()
                .replace('-', " ")
                .replace('0', "O")
                .replace('1', "I")
        );
        assert_eq!(code_hash(code), code_hash(&typed));
        assert_ne!(code_hash(code), code_hash(&codes[1]));
    }
}
