//! Text inside HTML.

/// Text as it stands in HTML, also between double quotes.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_in_html_is_written_out() {
        assert_eq!(escape("<b title=\"a\">&amp;"), "&lt;b title=&quot;a&quot;&gt;&amp;amp;");
    }
}
