//! What a video activity holds: the film, the picture before it, and its captions.

use crate::prelude::*;

use std::collections::HashSet;

/// The captions of a video in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Caption {
    /// Its tag, such as `en` or `pt-BR`.
    pub language: String,
    /// The upload.
    pub file: Uuid,
}

/// A video.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = VideoContent)]
pub struct Video {
    /// The upload.
    pub file: Option<Uuid>,
    /// Seconds.
    pub duration: Option<f64>,
    /// The picture that stands there until it plays.
    pub poster: Option<Uuid>,
    /// One for each language.
    pub captions: Vec<Caption>,
}

const MAX_CAPTIONS: usize = 30;

impl Video {
    /// Reads and checks it; the sentence says what is wrong.
    pub fn parse(given: &Value) -> Result<Video, String> {
        let video: Video =
            serde_json::from_value(given.clone()).map_err(|_| "This is not the content of a video.".to_owned())?;
        if video
            .duration
            .is_some_and(|seconds| !(seconds > 0.0 && seconds <= 86_400.0))
        {
            return Err("A video can be at most 24 hours long.".into());
        }
        let mut seen = HashSet::new();
        if video.captions.len() > MAX_CAPTIONS {
            return Err(format!(
                "A video can have captions in at most {MAX_CAPTIONS} languages."
            ));
        }
        if video.captions.iter().any(|one| !is_language(&one.language)) {
            return Err("Choose the language of the captions.".into());
        }
        if !video.captions.iter().all(|one| seen.insert(&one.language)) {
            return Err("A video can have captions only once per language.".into());
        }
        Ok(video)
    }

    /// The uploads it shows, each with the kind that it must be.
    pub fn files(&self) -> Vec<(Uuid, &'static str)> {
        let video = self.file.iter().map(|id| (*id, "video"));
        let poster = self.poster.iter().map(|id| (*id, "image"));
        let captions = self.captions.iter().map(|one| (one.file, "captions"));
        video.chain(poster).chain(captions).collect()
    }

    /// What a learner would miss.
    pub fn missing(&self) -> Option<&'static str> {
        match (self.file, self.duration) {
            (None, _) => Some("Upload a video."),
            (_, None) => Some("The length of this video is unknown. Please upload it again."),
            _ => None,
        }
    }
}

/// A tag as browsers know it: a language, and what is said more exactly of it.
fn is_language(tag: &str) -> bool {
    let mut parts = tag.split('-');
    let is_primary = |part: &str| (2..=3).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_lowercase());
    let is_more = |part: &str| (2..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    tag.len() <= 20 && parts.next().is_some_and(is_primary) && parts.all(is_more)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_upload_is_named_with_the_kind_that_it_must_be() {
        let [film, poster, english] = [9, 10, 11].map(Uuid::from_u128);
        let given = json!({ "file": film, "duration": 9.5, "poster": poster, "captions": [{ "language": "en", "file": english }] });
        let video = Video::parse(&given).expect("allowed");
        let named = vec![(film, "video"), (poster, "image"), (english, "captions")];
        assert_eq!((video.files(), video.missing(), json!(video)), (named, None, given));
    }

    #[test]
    fn captions_are_there_once_in_a_language_that_there_is() {
        let parse = |tags: &[&str]| {
            let caption = |tag: &&str| json!({ "language": tag, "file": Uuid::from_u128(9) });
            Video::parse(&json!({ "captions": tags.iter().map(caption).collect::<Vec<_>>() }))
        };
        assert!(parse(&["en", "pt-BR", "zh-Hant-TW"]).is_ok());
        for bad in [
            &["en", "en"][..],
            &[""],
            &["e"],
            &["EN"],
            &["en-"],
            &["en\"><b>"],
            &["en"; 31],
        ] {
            assert!(parse(bad).is_err(), "{bad:?}");
        }
    }
}
