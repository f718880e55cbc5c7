//! What a browser's name for itself tells: the kind of device, the browser, the system. A short table of what is common. It
//! helps people to recognise their own sessions and is believed for nothing else; what it does not know it leaves open.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The kind of a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum DeviceKind {
    /// On or beside a desk.
    Desktop,
    /// In a hand.
    Mobile,
    /// In two hands.
    Tablet,
}

impl fmt::Display for DeviceKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Desktop => "desktop",
            Self::Mobile => "mobile",
            Self::Tablet => "tablet",
        })
    }
}

/// A name with a version, as far as they are told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VersionedName {
    pub name: &'static str,
    /// Its version; absent where browsers tell everybody the same.
    pub version: Option<String>,
}

impl fmt::Display for VersionedName {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name)?;
        match &self.version {
            Some(version) => write!(formatter, " {version}"),
            None => Ok(()),
        }
    }
}

/// What is known of a browser and what it runs on.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Device {
    pub kind: Option<DeviceKind>,
    /// Who made a hand-held one.
    pub vendor: Option<&'static str>,
    /// What a hand-held one is called.
    pub model: Option<String>,
    pub browser: Option<VersionedName>,
    pub os: Option<VersionedName>,
}

/// Browsers by the word that only they say. Those that also say another's word stand before it.
const BROWSERS: [(&str, &str); 11] = [
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("EdgiOS/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Version/", "Safari"),
];

/// Who makes what, by how the model begins.
const VENDORS: [(&str, &str); 8] = [
    ("SM-", "Samsung"),
    ("Pixel", "Google"),
    ("moto", "Motorola"),
    ("Nokia", "Nokia"),
    ("ONEPLUS", "OnePlus"),
    ("CPH", "Oppo"),
    ("Redmi", "Xiaomi"),
    ("Mi ", "Xiaomi"),
];

impl Device {
    /// Reads what a browser calls itself.
    pub fn read(agent: &str) -> Self {
        let (kind, vendor, model) = hardware(agent);
        Self {
            kind,
            vendor,
            model,
            browser: browser(agent),
            os: system(agent),
        }
    }
}

fn browser(agent: &str) -> Option<VersionedName> {
    let (word, name) = BROWSERS.into_iter().find(|(word, _)| agent.contains(word))?;
    if name == "Safari" && !agent.contains("Safari/") {
        return None;
    }
    // Later parts of a version change every week and tell nobody anything.
    let version = number_after(agent, word).map(|version| major(&version));
    Some(VersionedName { name, version })
}

fn system(agent: &str) -> Option<VersionedName> {
    let named = |name, version: Option<String>| Some(VersionedName { name, version });
    if agent.contains("iPad") {
        return named("iPadOS", number_after(agent, "OS "));
    }
    if agent.contains("iPhone") {
        return named("iOS", number_after(agent, "OS "));
    }
    if agent.contains("Android") {
        return named("Android", number_after(agent, "Android "));
    }
    if agent.contains("CrOS") {
        return named("ChromeOS", None);
    }
    // What these two say of their version has been the same for years, whatever it is.
    if agent.contains("Windows NT") {
        return named("Windows", None);
    }
    if agent.contains("Macintosh") {
        return named("macOS", None);
    }
    agent.contains("Linux").then_some(VersionedName {
        name: "Linux",
        version: None,
    })
}

fn hardware(agent: &str) -> (Option<DeviceKind>, Option<&'static str>, Option<String>) {
    if agent.contains("iPad") {
        return (Some(DeviceKind::Tablet), Some("Apple"), Some("iPad".to_owned()));
    }
    if agent.contains("iPhone") {
        return (Some(DeviceKind::Mobile), Some("Apple"), Some("iPhone".to_owned()));
    }
    if agent.contains("Android") {
        let kind = if agent.contains("Mobile") {
            DeviceKind::Mobile
        } else {
            DeviceKind::Tablet
        };
        let model = android_model(agent);
        let vendor = model.as_deref().and_then(vendor_of);
        return (Some(kind), vendor, model);
    }
    (system(agent).map(|_| DeviceKind::Desktop), None, None)
}

/// What stands behind the version, up to the end of the brackets. Most browsers say `K` there, which means nothing.
fn android_model(agent: &str) -> Option<String> {
    let inside = agent.split_once("Android ")?.1.split_once(')')?.0;
    let model = inside.split(';').nth(1)?.split(" Build/").next()?.trim();
    let is_known = !model.is_empty() && !matches!(model, "K" | "Mobile" | "Tablet") && !model.starts_with("rv:");
    is_known.then(|| model.chars().take(60).collect())
}

fn vendor_of(model: &str) -> Option<&'static str> {
    let fits = VENDORS.into_iter().find(|(begin, _)| model.starts_with(begin));
    fits.map(|(_, vendor)| vendor)
}

/// The number right behind a word; Apple's have underscores for dots.
fn number_after(agent: &str, word: &str) -> Option<String> {
    let rest = agent.split_once(word)?.1;
    let number: String = rest
        .chars()
        .take_while(|c| c.is_ascii_digit() || matches!(c, '.' | '_'))
        .take(20)
        .collect();
    let number = number.replace('_', ".").trim_matches('.').to_owned();
    (!number.is_empty()).then_some(number)
}

fn major(version: &str) -> String {
    version.split('.').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn describe(agent: &str) -> (String, String, String) {
        let Device { kind, browser, os, .. } = Device::read(agent);
        (
            kind.map(|kind| kind.to_string()).unwrap_or_default(),
            browser.map(|browser| browser.to_string()).unwrap_or_default(),
            os.map(|os| os.to_string()).unwrap_or_default(),
        )
    }

    #[test]
    fn common_browsers_are_known() {
        for (agent, kind, browser, os) in [
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
                "desktop",
                "Chrome 142",
                "Windows",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
                "desktop",
                "Edge 142",
                "Windows",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
                "desktop",
                "Safari 18",
                "macOS",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0",
                "desktop",
                "Firefox 144",
                "Linux",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
                "mobile",
                "Safari 18",
                "iOS 18.1",
            ),
            (
                "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1",
                "tablet",
                "Chrome 126",
                "iPadOS 17.5",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36",
                "mobile",
                "Samsung Internet 26",
                "Android 14",
            ),
            (
                "Mozilla/5.0 (Android 15; Tablet; rv:144.0) Gecko/144.0 Firefox/144.0",
                "tablet",
                "Firefox 144",
                "Android 15",
            ),
        ] {
            assert_eq!(describe(agent), (kind.into(), browser.into(), os.into()), "{agent}");
        }
    }

    #[test]
    fn a_hand_held_device_has_a_maker_and_a_model_where_they_are_told() {
        let device = |agent| {
            let Device { vendor, model, .. } = Device::read(agent);
            (vendor, model)
        };
        let samsung = "Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A) AppleWebKit/537.36 Chrome/122.0.0.0 Mobile Safari/537.36";
        assert_eq!(device(samsung), (Some("Samsung"), Some("SM-S918B".into())));
        let reduced = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
        assert_eq!(device(reduced), (None, None));
        assert_eq!(
            device("Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0"),
            (None, None)
        );
    }

    #[test]
    fn what_is_no_browser_is_left_open() {
        for agent in ["", "curl/8.5.0", "x", "Version/", "Android ", "Chrome/)", "iPhone OS _"] {
            let Device { browser, .. } = Device::read(agent);
            assert!(browser.is_none_or(|browser| browser.version.is_none()), "{agent}");
        }
        assert_eq!(Device::read("curl/8.5.0"), Device::default());
    }
}
