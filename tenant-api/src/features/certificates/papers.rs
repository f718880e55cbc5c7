//! A certificate as a PDF: read, drawn, the same bytes each time.

use std::collections::HashMap;
use std::sync::LazyLock;

use chrono::Days;
use learnt_pdf::{Drawn, Picture};
use learnt_queries::queries::certificates as sql;
use moka::sync::Cache;

use super::design::{self, Design};
use super::model::{Refusal, new_code};
use super::sheet::{self, Facts, Paper, grouped};
use super::standard::standard;
use crate::aside::aside;
use crate::features::files;
use crate::look;
use crate::prelude::*;

/// What unpacked pictures may take, in bytes.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// Pictures that were unpacked lately, by tenant and content.
static PICTURES: LazyLock<Cache<(String, String), Picture>> = LazyLock::new(|| {
    Cache::builder()
        .weigher(|_, picture: &Picture| u32::try_from(picture.size()).unwrap_or(u32::MAX))
        .max_capacity(MOST_BYTES)
        .build()
});

/// Who asks for one.
#[derive(Clone, Copy)]
pub struct Reader {
    /// The person.
    pub user_id: Uuid,
    /// They look after the team.
    pub is_admin: bool,
}

/// A drawn certificate.
pub struct Issued {
    /// Its number.
    pub number: String,
    /// The PDF.
    pub drawn: Drawn,
}

/// Draws a certificate for whose it is, and for the team's admins; for nobody else there is one.
pub async fn paper(app: &App, here: &Here, client: &TenantClient, reader: Reader, id: Uuid) -> Result<Issued> {
    let row = sql::paper()
        .bind(&**client, &id, &here.team.id.as_str())
        .opt()
        .await
        .found()?;
    if !reader.is_admin && row.user_id != reader.user_id {
        return Err(Problem::not_found());
    }
    if row.withdrawn {
        return Err(Refusal::Withdrawn.into());
    }
    if !reader.is_admin && !row.download {
        return Err(Refusal::NoDownload.into());
    }
    let design = match row.design {
        Some(design) => serde_json::from_value(design).map_err(|error| Problem::internal(&error))?,
        None => standard(),
    };
    let facts = Facts {
        address: address(app, here, &row.code),
        person: row.person,
        course: row.title,
        issued_on: row.issued_on,
        valid_until: row.valid_until,
        number: row.number.clone(),
        code: row.code,
    };
    Ok(Issued {
        number: row.number,
        drawn: draw(app, here, client, design, facts).await?,
    })
}

/// Draws a design as it would be for somebody.
pub async fn preview(
    app: &App,
    here: &Here,
    client: &TenantClient,
    design: Design,
    said: (String, String),
) -> Result<Drawn> {
    design.check()?;
    are_there(client, &design).await?;
    let today = app.clock.now().with_timezone(&here.tenant.time_zone).date_naive();
    let code = new_code();
    let (person, course) = said;
    let facts = Facts {
        address: address(app, here, &code),
        person,
        course,
        issued_on: today,
        valid_until: today.checked_add_days(Days::new(730)),
        number: format!("{}-000001", today.format("%Y")),
        code,
    };
    draw(app, here, client, design, facts).await
}

/// Refuses a design that names pictures which this tenant does not have.
async fn are_there(client: &TenantClient, design: &Design) -> Result<()> {
    let named = design.pictures();
    let ids: Vec<Uuid> = named.iter().map(|(_, id)| *id).collect();
    let found = files::picture_contents(client, &ids).await?;
    let missing = named
        .into_iter()
        .find(|(_, id)| found.iter().all(|(known, _)| known != id));
    match missing {
        Some((place, _)) => {
            let sentence = "This picture no longer exists. Please upload it again.";
            Err(Problem::field(place, "no_such_file", sentence))
        }
        None => Ok(()),
    }
}

/// Where anybody checks a certificate.
pub fn address(app: &App, here: &Here, code: &str) -> String {
    format!("{}/certificate/{}", app.team_origin(&here.team), grouped(code))
}

async fn draw(app: &App, here: &Here, client: &TenantClient, design: Design, facts: Facts) -> Result<Drawn> {
    let theme = &here.team.theme;
    let logo = look::picture(theme, "loggedOutLogo").or_else(|| look::picture(theme, "iconLogo"));
    let named = design
        .pictures()
        .into_iter()
        .map(|(_, id)| id)
        .chain(logo)
        .collect::<Vec<_>>();
    let pictures = pictures(app, here, client, &named).await?;
    let colour = theme["primaryColor"].as_str().and_then(design::rgb);
    let paper = Paper {
        team: here.team.display_name.clone(),
        colour,
        logo: logo.and_then(|id| pictures.get(&id).cloned()),
        pictures,
    };
    let app = app.clone();
    aside(move || learnt_pdf::draw(&app.fonts, &sheet::page(&design, &facts, &paper))).await
}

/// The pictures among these that are there and sound.
async fn pictures(app: &App, here: &Here, client: &TenantClient, ids: &[Uuid]) -> Result<HashMap<Uuid, Picture>> {
    let mut found = HashMap::new();
    for (id, hash) in files::picture_contents(client, ids).await? {
        let key = (here.tenant.id.to_string(), hash);
        let known = match PICTURES.get(&key) {
            Some(known) => Some(known),
            None => {
                let bytes = files::whole(app, &here.tenant.id, &key.1).await?;
                aside(move || Picture::read(&bytes)).await?.ok()
            }
        };
        if let Some(picture) = known {
            PICTURES.insert(key, picture.clone());
            found.insert(id, picture);
        }
    }
    Ok(found)
}
