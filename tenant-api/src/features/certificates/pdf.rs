//! A certificate as a PDF: read, drawn, the same bytes each time.

use std::collections::HashMap;
use std::sync::LazyLock;

use chrono::Days;
use learnt_pdf::{Picture, RenderedPdf};
use learnt_queries::queries::certificates as sql;
use moka::sync::Cache;

use super::design::{self, Design};
use super::model::{Refusal, new_code};
use super::sheet::{self, CertificateData, Letterhead, grouped};
use super::standard::standard;
use crate::blocking::run_blocking;
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
    pub user_id: Uuid,
    /// They look after the team.
    pub is_admin: bool,
}

/// A drawn certificate.
pub struct IssuedCertificate {
    pub number: String,
    pub drawn: RenderedPdf,
}

/// Draws a certificate for whose it is, and for the team's admins; for nobody else there is one.
pub async fn paper(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    reader: Reader,
    id: Uuid,
) -> Result<IssuedCertificate> {
    let row = sql::paper()
        .bind(&**client, &id, &context.team.id.as_str())
        .opt()
        .await
        .or_not_found()?;
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
    let data = CertificateData {
        address: address(app, context, &row.code),
        person: row.person,
        course: row.title,
        issued_on: row.issued_on,
        valid_until: row.valid_until,
        number: row.number.clone(),
        code: row.code,
    };
    Ok(IssuedCertificate {
        number: row.number,
        drawn: draw(app, context, client, design, data).await?,
    })
}

/// Draws a design as it would be for somebody.
pub async fn preview(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    design: Design,
    names: (String, String),
) -> Result<RenderedPdf> {
    design.check()?;
    check_pictures(client, &design).await?;
    let today = app.clock.now().with_timezone(&context.tenant.time_zone).date_naive();
    let code = new_code();
    let (person, course) = names;
    let data = CertificateData {
        address: address(app, context, &code),
        person,
        course,
        issued_on: today,
        valid_until: today.checked_add_days(Days::new(730)),
        number: format!("{}-000001", today.format("%Y")),
        code,
    };
    draw(app, context, client, design, data).await
}

/// Refuses a design that names pictures which this tenant does not have.
async fn check_pictures(client: &TenantClient, design: &Design) -> Result<()> {
    let named = design.pictures();
    let ids: Vec<Uuid> = named.iter().map(|(_, id)| *id).collect();
    let found = files::picture_contents(client, &ids).await?;
    let missing = named
        .into_iter()
        .find(|(_, id)| found.iter().all(|(known, _)| known != id));
    match missing {
        Some((path, _)) => {
            let sentence = "This picture no longer exists. Please upload it again.";
            Err(Problem::field(path, "no_such_file", sentence))
        }
        None => Ok(()),
    }
}

/// Where anybody checks a certificate.
pub fn address(app: &App, context: &TenantContext, code: &str) -> String {
    format!("{}/certificate/{}", app.team_origin(&context.team), grouped(code))
}

async fn draw(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    design: Design,
    data: CertificateData,
) -> Result<RenderedPdf> {
    let theme = &context.team.theme;
    let logo = look::picture(theme, "loggedOutLogo").or_else(|| look::picture(theme, "iconLogo"));
    let named = design
        .pictures()
        .into_iter()
        .map(|(_, id)| id)
        .chain(logo)
        .collect::<Vec<_>>();
    let pictures = pictures(app, context, client, &named).await?;
    let colour = theme["primaryColor"].as_str().and_then(design::rgb);
    let paper = Letterhead {
        team: context.team.display_name.clone(),
        colour,
        logo: logo.and_then(|id| pictures.get(&id).cloned()),
        pictures,
    };
    let app = app.clone();
    run_blocking(move || learnt_pdf::draw(&app.fonts, &sheet::page(&design, &data, &paper))).await
}

/// The pictures among these that are there and sound.
async fn pictures(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    ids: &[Uuid],
) -> Result<HashMap<Uuid, Picture>> {
    let mut found = HashMap::new();
    for (id, hash) in files::picture_contents(client, ids).await? {
        let key = (context.tenant.id.to_string(), hash);
        let known = match PICTURES.get(&key) {
            Some(known) => Some(known),
            None => {
                let bytes = files::read_all(app, &context.tenant.id, &key.1).await?;
                run_blocking(move || Picture::read(&bytes)).await?.ok()
            }
        };
        if let Some(picture) = known {
            PICTURES.insert(key, picture.clone());
            found.insert(id, picture);
        }
    }
    Ok(found)
}
