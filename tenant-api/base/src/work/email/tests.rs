//! What a mail looks like and says.
use super::*;
use crate::work::email_picture::PictureShape;
use learnt_kernel::tenant::{TeamId, TenantId};
use serde_json::json;

fn team() -> Team {
    Team {
        id: TeamId::parse("acme").unwrap(),
        tenant_id: TenantId::parse("acme").unwrap(),
        display_name: "Acme & Söhne".into(),
        active: true,
        is_default: true,
        support_email: Some("help@acme.test".into()),
        main_domain: "acme.learnt.localhost".into(),
        terms_url: None,
        registration_tags: Vec::new(),
        side_navigation: json!([]),
        auth_providers: json!([]),
        theme: json!({"primaryColor": "#ffcc00", "topHeaderBackgroundColor": "red", "iconLogo": "0190a0d0-0000-7000-8000-000000000001"}),
        revision: 1,
        sample_areas: false,
        domains: Vec::new(),
    }
}

#[test]
fn an_email_is_in_the_teams_colours_and_names_cannot_write_markup() {
    let body = EmailBody {
        language: None,
        preferences: None,
        picture: None,
        headline: "Welcome <script>".into(),
        paragraphs: vec!["Hello {{ link }},".into()],
        action: "Accept".into(),
        reason: "Because.".into(),
    };
    let email = render(
        &team(),
        "Hello",
        &body,
        "http://acme.learnt.localhost/action#code=a&b=c",
    );
    assert!(email.html.contains("#ffcc00"));
    let logo = "http://acme.learnt.localhost/brand/acme/iconLogo/0190a0d0-0000-7000-8000-000000000001";
    assert!(email.html.contains(logo), "{}", email.html);
    assert!(!email.html.contains("<script>"), "{}", email.html);
    assert!(
        email.html.contains("Hello {{ link }},"),
        "text of people is never a template"
    );
    assert!(email.html.contains("alt=\"Acme &amp; Söhne\""));
    assert!(
        email
            .html
            .contains("href=\"http://acme.learnt.localhost/action#code=a&amp;b=c\"")
    );
    assert!(email.html.contains("Because. Questions? help@acme.test<"));
    assert!(
        email
            .text
            .contains("Accept: http://acme.learnt.localhost/action#code=a&b=c")
    );
}

#[test]
fn a_team_without_a_logo_is_named_and_paragraphs_keep_their_order() {
    let team = Team {
        theme: json!({"topHeaderBackgroundColor": "#123"}),
        support_email: None,
        ..team()
    };
    let body = EmailBody {
        language: None,
        preferences: None,
        picture: None,
        headline: "Hello".into(),
        paragraphs: vec!["First.".into(), "Second.".into()],
        action: "Open".into(),
        reason: "Because.".into(),
    };
    let html = render(&team, "Hello", &body, "http://acme.learnt.localhost/").html;
    assert!(html.contains("color:#ffffff;\">Acme &amp; Söhne<") && !html.contains("<img"));
    assert!(html.find("First.").unwrap() < html.find("Second.").unwrap());
    assert!(html.contains("Because.<") && !html.contains("{{"));
}

#[test]
fn a_listing_leads_to_each_place_and_begins_where_its_language_does() {
    let body = |language| Listing {
        language,
        headline: "Your teams".into(),
        paragraphs: vec!["Hello,".into()],
        links: vec![
            EmailLink {
                name: "A & B".into(),
                url: "http://a.test/login".into(),
            },
            EmailLink {
                name: "<i>C".into(),
                url: "http://c.test/login".into(),
            },
        ],
        reason: "Because.".into(),
    };
    let sender = Team {
        theme: json!({}),
        support_email: None,
        ..team()
    };
    let email = render_listing(&sender, "Your teams", &body(Language::English));
    assert!(email.html.contains("href=\"http://a.test/login\"") && email.html.contains(">A &amp; B</a>"));
    assert!(email.html.contains(">&lt;i&gt;C</a>") && email.html.contains("lang=\"en\" dir=\"ltr\""));
    let expected = "Your teams\n\nHello,\n\nA & B: http://a.test/login\n\n<i>C: http://c.test/login\n\nBecause.";
    assert_eq!(email.text, expected);
    let arabic = render_listing(&sender, "Your teams", &body(Language::Arabic)).html;
    assert!(arabic.contains("lang=\"ar\" dir=\"rtl\"") && arabic.contains("text-align:right"));
    assert!(!arabic.contains("direction:ltr") && !arabic.contains("{{"));
}

#[test]
fn a_mail_is_read_in_the_language_in_which_it_is_worded() {
    assert_eq!(CATALOGUE.differences(), [""; 0]);
    let link = "http://acme.learnt.localhost/pages/mynotifications";
    let rendered = |language: Option<Language>| {
        let body = EmailBody {
            language,
            preferences: Some("/pages/mynotifications?tab=preferences".into()),
            picture: None,
            headline: "Fire".into(),
            paragraphs: vec![greeting(language.unwrap_or_default(), "Lena")],
            action: "Open".into(),
            reason: reason_of_member(language.unwrap_or_default(), &team()),
        };
        render(&team(), "Fire", &body, link)
    };
    let english = rendered(Some(Language::English));
    assert!(english.html.contains("lang=\"en\" dir=\"ltr\"") && english.html.contains(">Manage preferences</a>"));
    assert!(
        english
            .html
            .contains("If the button does not work, copy this address into your browser: <")
    );
    let expected = "Fire\n\nHello Lena,\n\nOpen: http://acme.learnt.localhost/pages/mynotifications\n\n\
        You are receiving this email because you are a member of Acme & Söhne.\n\n\
        Manage preferences: http://acme.learnt.localhost/pages/mynotifications?tab=preferences";
    assert_eq!(english.text, expected);
    let arabic = rendered(Some(Language::Arabic));
    assert!(arabic.html.contains("lang=\"ar\" dir=\"rtl\"") && arabic.html.contains(">إدارة التفضيلات</a>"));
    assert!(arabic.html.contains("هل لديك أسئلة؟ \u{2068}help@acme.test\u{2069}<"));
    assert!(!arabic.html.contains("direction:ltr") && !arabic.html.contains("{{"));
    assert!(arabic.text.contains("مرحبًا \u{2068}Lena\u{2069}،"), "{}", arabic.text);
    let somebodys = rendered(None).html;
    assert!(somebodys.contains("lang=\"und\" dir=\"auto\"") && somebodys.contains("Manage preferences"));
}

#[test]
fn in_the_dark_each_of_our_own_colours_has_another_and_a_teams_stay() {
    let body = |preferences: Option<&str>| EmailBody {
        language: Some(Language::English),
        preferences: preferences.map(str::to_owned),
        picture: None,
        headline: "Fire".into(),
        paragraphs: vec!["Hello.".into()],
        action: "Open".into(),
        reason: "Because.".into(),
    };
    let bare = Team {
        theme: json!({"primaryColor": "#ffcc00"}),
        ..team()
    };
    let listing = Listing {
        language: Language::English,
        headline: "Teams".into(),
        paragraphs: vec!["Hello.".into()],
        links: vec![EmailLink {
            name: "A".into(),
            url: "http://a.test".into(),
        }],
        reason: "Because.".into(),
    };
    let link = "http://acme.learnt.localhost/";
    let plain = render(&bare, "Fire", &body(Some("/choice")), link).html;
    let branded = render(&team(), "Fire", &body(None), link).html;
    // What stands in the dark's own sheet is there for each class, and each of these colours has its class.
    for (colour, class) in [
        ("background-color:#f3f4f7", "page"),
        ("background-color:#ffffff", "sheet"),
        (";color:#1f2430", "text"),
        ("color:#5b6270", "faint"),
        ("color:#2f5bea", "link"),
    ] {
        for html in [&plain, &render_listing(&bare, "Teams", &listing).html] {
            assert!(html.contains(&format!("  .{class} {{ ")) && html.contains("prefers-color-scheme: dark"));
            for tag in html.split('<').filter(|tag| tag.contains(colour)) {
                assert!(tag.contains(&format!("class=\"{class}\"")), "{tag}");
            }
        }
    }
    assert!(plain.contains("<div class=\"text\"") && plain.contains(">Acme &amp; Söhne</div>"));
    let bars = |html: &str| html.split('<').filter(|tag| tag.contains("background:#ffffff")).count();
    assert_eq!((bars(&plain), bars(&branded)), (4, 4));
    let sheets = |html: &str| html.matches("class=\"sheet\"").count();
    assert_eq!(
        (sheets(&plain), sheets(&branded)),
        (4, 2),
        "a logo keeps the colour that it stands on"
    );
}

#[test]
fn a_picture_lies_within_the_mail_and_says_nothing_of_its_own() {
    let body = EmailBody {
        language: Some(Language::Arabic),
        preferences: None,
        picture: None,
        headline: "Fire".into(),
        paragraphs: vec!["Hello.".into()],
        action: "Open".into(),
        reason: "Because.".into(),
    };
    let picture = |shape| InlinePicture {
        content_id: "0a1b@acme.learnt.localhost".into(),
        media_type: "image/png",
        shape,
        bytes: std::sync::Arc::new(vec![1, 2, 3]),
    };
    let link = "http://acme.learnt.localhost/";
    let rendered = |shape| render_with_picture(&team(), "Fire", &body, link, Some(picture(shape)));
    let badge = rendered(PictureShape::Badge);
    let shown = "<img alt=\"\" src=\"cid:0a1b@acme.learnt.localhost\" width=\"96\" height=\"96\"";
    assert!(badge.html.contains(shown), "{}", badge.html);
    assert!(badge.html.find(shown).unwrap() < badge.html.find(">Fire</div>").unwrap());
    assert!(!badge.html.contains("{{") && !badge.text.contains("cid:"));
    assert!(rendered(PictureShape::Cover).html.contains("width=\"536\""));
    let file = serde_json::to_value(&badge).unwrap();
    let expected = json!({"contentId": "0a1b@acme.learnt.localhost", "mediaType": "image/png", "base64": "AQID"});
    assert_eq!(file["picture"], expected);
    let without = serde_json::to_value(render(&team(), "Fire", &body, link)).unwrap();
    assert_eq!(without.get("picture"), None);
}

#[test]
fn what_was_queued_by_a_program_before_is_still_read() {
    let stored = json!({"headline": "Fire", "paragraphs": [], "action": "Open", "reason": "Because."});
    let body: EmailBody = serde_json::from_value(stored).unwrap();
    assert_eq!((body.language, body.preferences), (None, None));
    assert_eq!(body.picture, None);
}

#[test]
fn text_on_a_colour_can_be_read() {
    assert_eq!(readable_on("#ffcc00"), "#11131a");
    assert_eq!(readable_on("#123"), "#ffffff");
    assert_eq!(channels("#1a2"), [0x11, 0xaa, 0x22]);
    assert!(!is_hex("red") && !is_hex("#12345g") && is_hex("#abc"));
}
