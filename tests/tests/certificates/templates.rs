//! Templates: designed, published in versions, chosen by courses; a certificate keeps the version it was issued with.

use learnt_compose::client::Reply;
use serde_json::{Value, json};

use super::{Story, read, text};

/// A picture of one dot.
const PNG: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196,
    137, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 80, 72, 56, 240, 31, 0, 4, 36, 2, 64, 234, 167, 97, 198, 0, 0, 0,
    0, 73, 69, 78, 68, 174, 66, 96, 130,
];

impl Story {
    async fn template(&self, title: &str) -> Value {
        let made = self.does("/api/certificate-templates", json!({"title": title})).await;
        self.template_now(&text(&made["id"])).await
    }

    async fn template_now(&self, id: &str) -> Value {
        read(&self.ada, &format!("/api/certificate-templates/{id}")).await
    }

    async fn saves(&self, template: &Value, design: &Value) -> Reply {
        let way = format!("/api/certificate-templates/{}", text(&template["id"]));
        let body = json!({"revision": template["revision"], "title": template["title"], "design": design});
        self.ada.put(&way, body).await.unwrap()
    }

    async fn steps(&self, template: &Value, step: &str) -> Reply {
        let way = format!("/api/certificate-templates/{}/{step}", text(&template["id"]));
        let body = json!({"revision": template["revision"]});
        self.ada.post(&way, body).await.unwrap()
    }

    async fn draws(&self, design: &Value, name: &str) -> Reply {
        let body = json!({"design": design, "name": name, "course": "Fire safety"});
        self.ada.post("/api/certificate-templates/preview", body).await.unwrap()
    }
}

fn codes(reply: &Reply) -> Vec<String> {
    let errors = reply.value()["errors"].as_array().cloned().unwrap_or_default();
    errors.iter().map(|error| text(&error["code"])).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_certificate_keeps_the_version_of_the_template_it_was_issued_with() {
    let story = Story::begin("cert-look").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let template = story.template("With seal").await;
    assert_eq!(
        (&template["state"], &template["liveVersion"]),
        (&json!("draft"), &Value::Null)
    );
    let id = text(&template["id"]);

    let unpublished = json!({"certificate": true, "certificateTemplate": id});
    let course = story.certified("Fire safety", &["A"]).await;
    let refused = story.sets(&course, unpublished.clone()).await;
    assert_eq!(
        (refused.status.as_u16(), codes(&refused)),
        (422, vec!["no_template".to_owned()])
    );
    story.steps(&template, "publish").await.ok().unwrap();
    story.sets(&course, unpublished).await.ok().unwrap();
    story.publishes(&course, "move").await;
    lena.does(&course, &["A"]).await;
    let own = lena.mine().await[0].clone();
    let way = format!("/api/certificates/{}/pdf", text(&own["id"]));
    let pdf = async || lena.browser.get(&way).await.unwrap().ok().unwrap().body.clone();
    let first = pdf().await;

    let template = story.template_now(&id).await;
    let mut design = template["design"].clone();
    design["orientation"] = json!("portrait");
    design["fields"] = json!(
        design["fields"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|field| field["kind"] != "team")
            .map(|field| {
                let mut field = field.clone();
                (field["x"], field["width"]) = (json!(20), json!(100));
                field
            })
            .collect::<Vec<_>>()
    );
    story.saves(&template, &design).await.ok().unwrap();
    let template = story.template_now(&id).await;
    assert_eq!(
        (&template["state"], &template["design"]["orientation"]),
        (&json!("changed"), &json!("portrait"))
    );
    assert_eq!(first, pdf().await, "a draft changes nothing");
    story.steps(&template, "publish").await.ok().unwrap();
    assert_eq!(first, pdf().await, "nor does a later version change what was issued");

    mia.does(&course, &["A"]).await;
    let later = text(&mia.mine().await[0]["id"]);
    let later = mia
        .browser
        .get(&format!("/api/certificates/{later}/pdf"))
        .await
        .unwrap();
    let portrait = b"/MediaBox [0 0 595";
    let has = |bytes: &[u8]| bytes.windows(portrait.len()).any(|part| part == portrait);
    assert!(has(&later.ok().unwrap().body) && !has(&first));

    let template = story.template_now(&id).await;
    story.steps(&template, "archive").await.ok().unwrap();
    assert_eq!(first, pdf().await);
    let other = story.certified("Lifting", &["A"]).await;
    let refused = story.sets(&other, json!({"certificateTemplate": id})).await;
    assert_eq!(codes(&refused), ["no_template"], "an archived one is not chosen anew");
    story
        .sets(&course, json!({"title": "Fire safety 2"}))
        .await
        .ok()
        .unwrap();
    let listed = read(&story.ada, "/api/certificate-templates?archived=true").await;
    assert_eq!(
        (&listed["total"], &listed["items"][0]["courses"]),
        (&json!(1), &json!(1))
    );
}

/// What is said of the template's design once it was changed so.
async fn refused(story: &Story, template: &Value, change: impl Fn(&mut Value)) -> Vec<String> {
    let mut wrong = template["design"].clone();
    change(&mut wrong);
    let reply = story.saves(template, &wrong).await;
    assert!(reply.status.is_client_error(), "{wrong}");
    codes(&reply)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_design_has_its_sentence_and_keeps_nothing() {
    let story = Story::begin("cert-wrong").await;
    let template = story.template("Bare").await;
    let design = template["design"].clone();
    assert_eq!(
        refused(&story, &template, |design| design["background"] = json!("red")).await,
        ["no_colour"]
    );
    assert_eq!(
        refused(&story, &template, |design| design["fields"][0]["x"] = json!(290)).await,
        ["off_the_sheet"]
    );
    assert_eq!(
        refused(&story, &template, |design| design["fields"][2]["text"] =
            json!("x".repeat(501)))
        .await,
        ["too_long"]
    );
    assert_eq!(
        refused(&story, &template, |design| design["fields"][2]["size"] = json!(400)).await,
        ["out_of_range"]
    );
    assert_eq!(
        refused(&story, &template, |design| design["picture"] =
            json!("0190f7a0-0000-7000-8000-000000000001"))
        .await,
        ["no_such_file"]
    );
    let svg = story
        .ada
        .upload("image", "a.svg", "image/svg+xml", b"<svg><script/></svg>".to_vec())
        .await
        .unwrap();
    assert_eq!((svg.status.as_u16(), codes(&svg)), (422, vec!["wrong_type".to_owned()]));
    assert_eq!(story.template_now(&text(&template["id"])).await, template);

    let mut nameless = design.clone();
    let fields: Vec<Value> = nameless["fields"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|field| field["kind"] != "name")
        .cloned()
        .collect();
    nameless["fields"] = json!(fields);
    story.saves(&template, &nameless).await.ok().unwrap();
    let template = story.template_now(&text(&template["id"])).await;
    assert_eq!(codes(&story.steps(&template, "publish").await), ["no_name"]);
    let late = story
        .saves(&json!({"id": template["id"], "revision": 1, "title": "Bare"}), &design)
        .await;
    assert_eq!(
        (late.status.as_u16(), late.code()),
        (409, "changed_meanwhile".to_owned())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_is_drawn_for_any_name_with_the_pictures_of_the_tenant() {
    let story = Story::begin("cert-try").await;
    let template = story.template("Signed").await;
    let picture = story
        .ada
        .upload("image", "a.png", "image/png", PNG.to_vec())
        .await
        .unwrap();
    let picture = picture.ok().unwrap().value()["id"].clone();
    let mut design = template["design"].clone();
    design["picture"] = picture.clone();
    let signed = json!({"kind": "signature", "x": 20, "y": 140, "width": 60, "height": 20, "size": 10, "align": "left", "style": "sans",
        "text": "Dr. Ada Pfeil", "picture": picture});
    design["fields"].as_array_mut().unwrap().push(signed);
    story.saves(&template, &design).await.ok().unwrap();
    for name in [
        "Łucja Østergård",
        "محمد عبد الرحمن",
        "श्रीकान्त",
        "欧阳慧敏",
        "髙橋 さくら",
    ] {
        let drawn = story.draws(&design, name).await.ok().unwrap();
        assert!(drawn.body.starts_with(b"%PDF"), "{name}");
        assert!(drawn.headers.get("missing-characters").is_none(), "{name}");
        assert!(drawn.body.windows(6).any(|part| part == b"/Image"), "with its pictures");
    }
    let drawn = story.draws(&design, "ᏣᎳᎩ").await.ok().unwrap();
    assert_eq!(drawn.headers["missing-characters"], "U+13A9 U+13B3 U+13E3");
    let longest = read(&story.ada, "/api/certificate-templates/longest-name").await;
    story.learner("Maximiliane-Charlotte-Ernestine").await;
    let longer = read(&story.ada, "/api/certificate-templates/longest-name").await;
    assert_ne!(longest, longer);
    assert_eq!(longer["name"], "Maximiliane-Charlotte-Ernestine Berg");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_save_at_once_one_is_first() {
    let story = Story::begin("cert-race").await;
    let template = story.template("Raced").await;
    let designs = (0..6).map(|at| {
        let mut design = template["design"].clone();
        design["background"] = json!(format!("#00000{at}"));
        design
    });
    let designs: Vec<Value> = designs.collect();
    let replies = futures_util::future::join_all(designs.iter().map(|design| story.saves(&template, design))).await;
    assert_eq!(replies.iter().filter(|reply| reply.status == 200).count(), 1);
    assert!(replies.iter().all(|reply| reply.status == 200 || reply.status == 409));
    let lena = story.learner("Lena").await;
    let list = lena.browser.get("/api/certificate-templates").await.unwrap();
    assert_eq!(list.status, 403, "what certificates look like is for admins");
}
