//! A certificate as an Open Badges 3.0 credential: signed, so that programs check it, with a place that says whether it still holds.
//!
//! It says what stands on the paper, to whoever knows the code, and is the same text each time.

use crate::prelude::*;

use chrono::SecondsFormat::Secs;
use learnt_kernel::credential::CredentialKey;
use learnt_queries::queries::certificates as sql;

use super::model::read_code;

const CONTEXT: [&str; 2] = [
    "https://www.w3.org/ns/credentials/v2",
    "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
];

struct CredentialUrls {
    origin: String,
    issuer: String,
    key: String,
}

fn credential_urls(app: &App, context: &TenantContext) -> CredentialUrls {
    let origin = app.team_origin(&context.team);
    CredentialUrls {
        issuer: format!("{origin}/api/certificates/issuer"),
        key: format!("{origin}/api/certificates/key"),
        origin,
    }
}

fn id_of(urls: &CredentialUrls, code: &str) -> String {
    format!("{}/api/certificates/check/{code}/credential", urls.origin)
}

/// The team as whoever issues.
pub fn issuer(app: &App, context: &TenantContext) -> Value {
    let mut profile = profile(&credential_urls(app, context), context);
    profile["@context"] = json!(CONTEXT);
    profile
}

fn profile(urls: &CredentialUrls, context: &TenantContext) -> Value {
    let mut profile = json!({
        "id": urls.issuer, "type": ["Profile"], "name": context.team.display_name, "url": urls.origin,
    });
    if let Some(email) = &context.team.support_email {
        profile["email"] = json!(email);
    }
    profile
}

/// The key that a team's credentials are checked with.
pub fn key(app: &App, context: &TenantContext) -> Value {
    CredentialKey::of(&app.config.master_key, &context.tenant.id).jwk(&credential_urls(app, context).key)
}

/// The credential as a signed JWT.
pub async fn sign(app: &App, context: &TenantContext, typed: &str) -> Result<String> {
    let (code, row) = found(app, context, typed).await?;
    let urls = credential_urls(app, context);
    let key = CredentialKey::of(&app.config.master_key, &context.tenant.id);
    Ok(key.sign(&urls.key, &claims(&urls, context, &code, &row)))
}

fn claims(urls: &CredentialUrls, context: &TenantContext, code: &str, row: &sql::Check) -> Value {
    let id = id_of(urls, code);
    let narrative = format!("Completed “{}” at {}.", row.title, context.team.display_name);
    let mut claims = json!({
        "@context": CONTEXT,
        "type": ["VerifiableCredential", "OpenBadgeCredential"],
        "id": id, "jti": id, "iss": urls.issuer, "nbf": row.issued_at.timestamp(),
        "name": row.title,
        "issuer": profile(urls, context),
        "validFrom": row.issued_at.to_rfc3339_opts(Secs, true),
        "credentialSubject": {
            "type": ["AchievementSubject"],
            "identifier": [{"type": "IdentityObject", "identityType": "name", "identityHash": row.person, "hashed": false}],
            "achievement": {
                "id": format!("urn:uuid:{}", row.course_id), "type": ["Achievement"], "achievementType": "Certificate",
                "name": row.title, "description": narrative, "criteria": {"narrative": narrative},
            },
        },
        "credentialStatus": {"id": status_of(urls, code), "type": "1EdTechRevocationList"},
    });
    if let Some(end) = row.expires_at {
        claims["exp"] = json!(end.timestamp());
        claims["validUntil"] = json!(end.to_rfc3339_opts(Secs, true));
    }
    claims
}

fn status_of(urls: &CredentialUrls, code: &str) -> String {
    format!("{}/api/certificates/check/{code}/status", urls.origin)
}

/// Whether it was revoked: a list of this one alone, so that nobody reads from it who else lost theirs.
pub async fn status(app: &App, context: &TenantContext, typed: &str) -> Result<Value> {
    let (code, row) = found(app, context, typed).await?;
    let urls = credential_urls(app, context);
    let reason = match (row.replaced_at, row.withdrawn_at) {
        (Some(_), _) => Some("Replaced by another certificate"),
        (None, Some(_)) => Some("Withdrawn"),
        (None, None) => None,
    };
    let revoked: Vec<Value> = reason
        .into_iter()
        .map(|reason| json!({"id": id_of(&urls, &code), "revoked": true, "revocationReason": reason}))
        .collect();
    Ok(json!({"id": status_of(&urls, &code), "issuer": urls.issuer, "revokedCredential": revoked}))
}

async fn found(app: &App, context: &TenantContext, typed: &str) -> Result<(String, sql::Check)> {
    let code = read_code(typed).ok_or_else(Problem::not_found)?;
    let client = app.client(context).await?;
    let row = sql::check()
        .bind(&*client, &code, &context.team.id.as_str())
        .opt()
        .await
        .sql()?;
    Ok((code, row.ok_or_else(Problem::not_found)?))
}
