//! How a mail looks: one template in the team's colours, and the same words as plain text.
use learnt_kernel::html::escape;
use serde::{Deserialize, Serialize};

use super::email_picture::{EmailPicture, InlinePicture};
use crate::db::directory::Team;
use crate::i18n::Catalogue;
use crate::language::Language;
use crate::look;

// Tables and conditional comments, because that is what mail programs can show (made from MJML once).
const PAGE: &str = include_str!("letter/page.html");
const LOGO: &str = include_str!("letter/logo.html");
const NAME: &str = include_str!("letter/name.html");
const CHOICE: &str = include_str!("letter/choice.html");
const PARAGRAPH: &str = include_str!("letter/paragraph.html");
const BUTTON: &str = include_str!("letter/button.html");
const PLACE: &str = include_str!("letter/place.html");
const PICTURE: &str = include_str!("letter/picture.html");

/// The bar of a team that chose no colour for it.
const BAR: &str = "#ffffff";

/// What stands in mails of every kind.
static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// What an email says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct EmailBody {
    /// In which it is worded; nothing: in whichever somebody wrote it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// The first line.
    pub headline: String,
    /// The body, a paragraph each.
    pub paragraphs: Vec<String>,
    /// What the button does.
    pub action: String,
    /// Why the person gets this email.
    pub reason: String,
    /// Where the person chooses what they are emailed, below the team's own address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preferences: Option<String>,
    /// What it is about, as a picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<EmailPicture>,
}

/// A place that an email leads to, among others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailLink {
    pub name: String,
    pub url: String,
}

/// What an email says that leads to several places.
#[derive(Clone, Debug)]
pub struct Listing {
    /// In which it is worded.
    pub language: Language,
    /// The first line.
    pub headline: String,
    /// The body, a paragraph each.
    pub paragraphs: Vec<String>,
    /// Where one can go.
    pub links: Vec<EmailLink>,
    /// Why the person gets this email.
    pub reason: String,
}

/// A mail in both of its forms.
#[derive(Clone, Debug, Serialize)]
pub struct Rendered {
    /// For mail programs that show HTML.
    pub html: String,
    /// For all others.
    pub text: String,
    /// The picture that the first of them shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<InlinePicture>,
}

/// How a mail is read: its language, the direction of its letters, and the side on which they begin.
struct ReadingDirection {
    language: &'static str,
    letters: &'static str,
    flow: &'static str,
    start: &'static str,
}

/// How a mail begins.
pub fn greeting(language: Language, first_name: &str) -> String {
    CATALOGUE.of(language).format("hello", &[("name", first_name)])
}

/// Why somebody gets a mail whom a team may write to.
pub fn reason_of_member(language: Language, team: &Team) -> String {
    CATALOGUE
        .of(language)
        .format("reason.member", &[("team", &team.display_name)])
}

impl ReadingDirection {
    /// Whatever language the words turn out to be.
    const ANY: Self = Self {
        language: "und",
        letters: "auto",
        flow: "ltr",
        start: "left",
    };

    fn of(language: Option<Language>) -> Self {
        let Some(language) = language else {
            return Self::ANY;
        };
        let flow = language.direction();
        Self {
            language: language.into_str(),
            letters: flow,
            flow,
            start: if flow == "rtl" { "right" } else { "left" },
        }
    }

    /// Fills a template, its own places as well.
    fn fill(&self, template: &str, values: &[(&str, &str)]) -> String {
        let own = [
            ("lang", self.language),
            ("dir", self.letters),
            ("flow", self.flow),
            ("start", self.start),
        ];
        fill(template, &[&own, values].concat())
    }
}

/// What stands between the bar and the foot.
struct Content<'a> {
    subject: &'a str,
    headline: &'a str,
    paragraphs: &'a [String],
    main: &'a str,
    reason: &'a str,
    choice: &'a str,
    /// Of what the mail says by itself.
    language: Language,
    /// Scheme and host of the team's pictures.
    origin: &'a str,
    /// The picture of what it tells of.
    picture: Option<&'a InlinePicture>,
}

/// Writes an email in the team's brand.
pub fn render(team: &Team, subject: &str, body: &EmailBody, link: &str) -> Rendered {
    render_with_picture(team, subject, body, link, None)
}

/// The same with the picture of what it tells of.
pub fn render_with_picture(
    team: &Team,
    subject: &str,
    body: &EmailBody,
    link: &str,
    picture: Option<InlinePicture>,
) -> Rendered {
    let (reading, language) = (ReadingDirection::of(body.language), body.language.unwrap_or_default());
    let texts = CATALOGUE.of(language);
    let button = colour(team, "primaryColor", "#2f5bea");
    let main = reading.fill(
        BUTTON,
        &[
            ("button", &button),
            ("on_button", readable_on(&button)),
            ("link", &escape(link)),
            ("action", &escape(&body.action)),
            ("copy", &escape(&texts.format("copy", &[]))),
        ],
    );
    let preferences = body
        .preferences
        .as_deref()
        .map(|path| format!("{}{path}", origin(link)));
    let manage = texts.format("manage", &[]);
    let choice = preferences
        .as_deref()
        .map(|to| fill(CHOICE, &[("preferences", &escape(to)), ("manage", &escape(&manage))]));
    let content = Content {
        subject,
        headline: &body.headline,
        paragraphs: &body.paragraphs,
        main: &main,
        reason: &body.reason,
        choice: choice.as_deref().unwrap_or_default(),
        language,
        origin: origin(link),
        picture: picture.as_ref(),
    };
    let choice = preferences.map(|to| format!("{manage}: {to}"));
    Rendered {
        html: page(team, &reading, &content),
        text: plain(body, link, choice.as_deref()),
        picture,
    }
}

/// Writes an email that leads to several places, in the sender's brand.
pub fn render_listing(sender: &Team, subject: &str, body: &Listing) -> Rendered {
    let reading = ReadingDirection::of(Some(body.language));
    let links: String = (body.links.iter())
        .map(|link| {
            let (name, url) = (escape(&link.name), escape(&link.url));
            reading.fill(PLACE, &[("place", &name), ("link", &url)])
        })
        .collect();
    let content = Content {
        subject,
        headline: &body.headline,
        paragraphs: &body.paragraphs,
        main: &links,
        reason: &body.reason,
        choice: "",
        language: body.language,
        origin: "",
        picture: None,
    };
    let lines = std::iter::once(body.headline.clone())
        .chain(body.paragraphs.iter().cloned())
        .chain(body.links.iter().map(|link| format!("{}: {}", link.name, link.url)))
        .chain([body.reason.clone()]);
    Rendered {
        html: page(sender, &reading, &content),
        text: lines.collect::<Vec<_>>().join("\n\n"),
        picture: None,
    }
}

fn colour(team: &Team, key: &str, default: &'static str) -> String {
    let chosen = team.theme[key].as_str().filter(|text| is_hex(text));
    chosen.unwrap_or(default).to_owned()
}

/// The page around what is said, in a team's brand.
fn page(team: &Team, reading: &ReadingDirection, content: &Content<'_>) -> String {
    let bar = colour(team, "topHeaderBackgroundColor", BAR);
    let name = escape(&team.display_name);
    let logo = look::address(&team.id, &team.theme, "iconLogo");
    // A bar that nobody coloured is dark where the page is; a logo was drawn for the colour that it stands on.
    let is_plain = logo.is_none() && bar == BAR;
    let plain = |class: &'static str| if is_plain { class } else { "" };
    let top = match logo {
        Some(path) => fill(
            LOGO,
            &[("team", &name), ("logo", &escape(&format!("{}{path}", content.origin)))],
        ),
        None => {
            let class = plain(" class=\"text\"");
            reading.fill(
                NAME,
                &[("team", &name), ("on_bar", readable_on(&bar)), ("plain", class)],
            )
        }
    };
    let picture = content.picture.map(|picture| picture_row(reading, picture));
    let picture = picture.unwrap_or_default();
    let paragraphs: String = (content.paragraphs.iter())
        .map(|text| reading.fill(PARAGRAPH, &[("paragraph", &escape(text))]))
        .collect();
    let reason = match &team.support_email {
        Some(support) => {
            let texts = CATALOGUE.of(content.language);
            format!(
                "{} {}",
                content.reason,
                texts.format("questions", &[("address", support)])
            )
        }
        None => content.reason.to_owned(),
    };
    reading.fill(
        PAGE,
        &[
            ("subject", &escape(content.subject)),
            ("bar", &bar),
            ("plain", plain(" class=\"sheet\"")),
            ("top", top.trim_end()),
            ("picture", picture.trim_end()),
            ("headline", &escape(content.headline)),
            ("paragraphs", paragraphs.trim_end()),
            ("main", content.main.trim_end()),
            ("reason", &escape(&reason)),
            ("choice", content.choice.trim_end()),
        ],
    )
}

fn picture_row(reading: &ReadingDirection, picture: &InlinePicture) -> String {
    let (width, height, radius) = picture.shape.shown();
    let [width, height, radius] = [width, height, radius].map(|pixels| pixels.to_string());
    reading.fill(
        PICTURE,
        &[
            ("picture", &escape(&picture.content_id)),
            ("width", &width),
            ("height", &height),
            ("radius", &radius),
        ],
    )
}

/// The colours that something drawn for a team has: its own, and its second one.
pub fn brand_colours(team: &Team) -> [[u8; 3]; 2] {
    [("primaryColor", "#2f5bea"), ("secondaryColor", "#0d9488")]
        .map(|(key, default)| channels(&colour(team, key, default)))
}

/// Puts values in the places `{{name}}` of a template; what stands in a value is not looked at again.
fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut parts = template.split("{{");
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once("}}").expect("a template closes its places");
        let value = values.iter().find(|(known, _)| *known == name);
        filled.push_str(value.expect("a template names only values that it gets").1);
        filled.push_str(rest);
    }
    filled
}

fn plain(body: &EmailBody, link: &str, choice: Option<&str>) -> String {
    let action = format!("{}: {link}", body.action);
    let paragraphs = body.paragraphs.iter().map(String::as_str);
    let lines: Vec<&str> = std::iter::once(body.headline.as_str())
        .chain(paragraphs)
        .chain([action.as_str(), body.reason.as_str()])
        .chain(choice)
        .collect();
    lines.join("\n\n")
}

/// Scheme and host of a link of ours.
fn origin(link: &str) -> &str {
    let host = link.find("://").map_or(0, |at| at + 3);
    link[host..].find('/').map_or(link, |end| &link[..host + end])
}

fn is_hex(text: &str) -> bool {
    matches!(text.len(), 4 | 7) && text.starts_with('#') && text[1..].bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// How red, green and blue a colour is.
fn channels(colour: &str) -> [u8; 3] {
    let digits = &colour[1..];
    let wide: String = if digits.len() == 3 {
        digits.chars().flat_map(|digit| [digit, digit]).collect()
    } else {
        digits.to_owned()
    };
    [0, 2, 4].map(|at| u8::from_str_radix(&wide[at..at + 2], 16).unwrap_or(0))
}

/// Black or white, whichever is easier to read on a colour.
fn readable_on(colour: &str) -> &'static str {
    if is_light(channels(colour)) {
        "#11131a"
    } else {
        "#ffffff"
    }
}

/// Whether dark is easier to read on a colour than white.
pub fn is_light(colour: [u8; 3]) -> bool {
    let linear = |value: f64| {
        if value <= 0.040_45 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    let [red, green, blue] = colour.map(|channel| linear(f64::from(channel) / 255.0));
    0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
}

#[cfg(test)]
mod tests;
