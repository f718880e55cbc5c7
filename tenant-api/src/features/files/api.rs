//! Upload and download over HTTP.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::extract::multipart::{Field, Multipart, MultipartRejection};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::Stream;
use learnt_queries::queries::files as sql;

use super::model::{Kind, Refusal};
use super::range::{RangeResponse, part};
use super::store::BlobStore;
use super::{FileView, VerifiedUpload, commands, signed};
use crate::db::directory::Tenant;
use crate::edge::form;
use crate::prelude::*;

/// The form of an upload: the kind first, then the file.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes the form; it is read as a stream")]
pub struct UploadForm {
    kind: Kind,
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// Uploads a picture, a video, its captions or a PDF.
#[utoipa::path(post, path = "/api/files", tag = "files", request_body(content = UploadForm, content_type = "multipart/form-data"),
    responses((status = 200, body = FileView), (status = 400, body = Problem, description = "interrupted, invalid_form"), (status = 422, body = Problem), (status = 429, body = Problem, description = "too_many_pictures"), (status = 507, body = Problem, description = "storage_full")))]
pub async fn upload(actor: Actor, form: std::result::Result<Multipart, MultipartRejection>) -> Result<Json<FileView>> {
    let (id, tenant) = (new_id(), &actor.context.tenant);
    let (kind, stored, name) = receive(&actor.app, &actor.context, id, form).await?;
    let mut client = actor.client().await?;
    let change = Change::begin(&mut client, &actor).await?;
    let name = commands::record(&change, id, &stored, kind.into_str(), &name, actor.user_id).await?;
    let trace = AuditEntry::new("file.uploaded", id.to_string()).named(name.as_str());
    change.record(trace.with("kind", kind.into_str())).await?;
    change.commit(&actor.app).await?;
    let row = sql::one_file().bind(&*client, &id).one().await.sql()?;
    Ok(Json(FileView {
        id,
        url: signed::url(&actor.app, tenant, id),
        kind: row.kind,
        media_type: row.media_type,
        size: row.size,
        name,
        width: row.width,
        height: row.height,
    }))
}

/// Takes in a form of a kind and a file of it.
async fn receive(
    app: &App,
    context: &TenantContext,
    id: Uuid,
    form: std::result::Result<Multipart, MultipartRejection>,
) -> Result<(Kind, VerifiedUpload, String)> {
    let mut form = form.map_err(|_| Refusal::Form)?;
    let kind = kind(&mut form).await?;
    let file = next(&mut form)
        .await?
        .filter(|field| field.name() == Some("file"))
        .ok_or(Refusal::Form)?;
    let name = file.file_name().unwrap_or_default().to_owned();
    let blob_store = BlobStore::new(app.files.clone(), context.tenant.id.clone());
    let stored = commands::receive(&blob_store, id, kind, pieces(file)).await?;
    Ok((kind, stored, name))
}

/// The same for what somebody uploads with a form, with its name; it gets its row from [`super::save_form_file`].
pub async fn receive_upload(
    app: &App,
    context: &TenantContext,
    form: std::result::Result<Multipart, MultipartRejection>,
) -> Result<(VerifiedUpload, String)> {
    let (_, stored, name) = receive(app, context, new_id(), form).await?;
    Ok((stored, name))
}

/// Takes in the picture of a person or a badge from a form that holds the file alone, and stores it. It gets its row from
/// [`super::save_avatar`] or [`super::save_badge_image`], in the transaction that gives it to them.
pub async fn receive_square_picture(
    app: &App,
    context: &TenantContext,
    form: std::result::Result<Multipart, MultipartRejection>,
) -> Result<VerifiedUpload> {
    let mut form = form.map_err(|_| Refusal::Form)?;
    let file = single_file(&mut form).await?;
    let blob_store = BlobStore::new(app.files.clone(), context.tenant.id.clone());
    commands::take_square_picture(&blob_store, pieces(file)).await
}

/// The same for a picture that is kept whole; it gets its row from [`super::save_note_image`].
pub async fn receive_picture(
    app: &App,
    context: &TenantContext,
    form: std::result::Result<Multipart, MultipartRejection>,
) -> Result<VerifiedUpload> {
    let mut form = form.map_err(|_| Refusal::Form)?;
    let file = single_file(&mut form).await?;
    let blob_store = BlobStore::new(app.files.clone(), context.tenant.id.clone());
    commands::receive(&blob_store, new_id(), Kind::Image, pieces(file)).await
}

/// The file of a form that holds nothing else.
async fn single_file(form: &mut Multipart) -> Result<Field<'_>> {
    let file = next(form).await?.filter(|field| field.name() == Some("file"));
    file.ok_or_else(|| Refusal::Form.into())
}

/// A longer word is no kind, however long it goes on.
const LONGEST_KIND: usize = 16;

async fn kind(form: &mut Multipart) -> Result<Kind> {
    let field = next(form)
        .await?
        .filter(|field| field.name() == Some("kind"))
        .ok_or(Refusal::Form)?;
    let kind_text = form::read_part(field, LONGEST_KIND).await.map_err(|_| Refusal::Form)?;
    let kind = std::str::from_utf8(&kind_text)
        .ok()
        .and_then(|kind_text| kind_text.parse().ok());
    kind.ok_or_else(|| Refusal::Form.into())
}

async fn next(form: &mut Multipart) -> Result<Option<Field<'_>>> {
    form::next(form).await.map_err(|_| Refusal::Interrupted.into())
}

/// The bytes of a field as they arrive; `None` in it: the connection broke or stood still.
fn pieces(field: Field<'_>) -> impl Stream<Item = Option<Bytes>> {
    futures_util::stream::unfold(Some(field), |field| async move {
        let mut field = field?;
        match form::piece(&mut field).await {
            Ok(Some(piece)) => Some((Some(piece), Some(field))),
            Ok(None) => None,
            Err(_) => Some((None, None)),
        }
    })
}

/// The signature of an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Signature {
    /// Until when it holds, in seconds since 1970.
    exp: Option<i64>,
    /// Over tenant, file and time.
    sig: Option<String>,
}

/// The bytes of a file: for an admin with a bearer, for everybody else, and of a note, with a signed address. Ranges are honoured.
#[utoipa::path(get, path = "/api/files/{id}", tag = "files", params(("id" = Uuid, Path), Signature),
    responses((status = 200, description = "The file"), (status = 206, description = "A part of it"), (status = 404, body = Problem)))]
pub async fn download(
    State(app): State<App>,
    context: TenantContext,
    Path(id): Path<Uuid>,
    Query(signature): Query<Signature>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response> {
    let now = app.clock.now();
    let by_address = signature
        .exp
        .zip(signature.sig.as_deref())
        .is_some_and(|(until, mac)| signed::is_valid(&app.config.master_key, &context.tenant.id, id, until, mac, now));
    if !by_address && !reader.admin {
        return Err(Problem::not_found());
    }
    let file = find(&app, &context.tenant, id).await?;
    if !by_address && (file.kind == super::NOTE || file.kind == super::FORM) {
        return Err(Problem::not_found());
    }
    serve(&app, &context.tenant, &file, &headers).await
}

/// A picture for everybody; the caller has made sure that it is meant to be.
pub async fn open_picture(app: &App, tenant: &Arc<Tenant>, id: Uuid, request_headers: &HeaderMap) -> Result<Response> {
    let file = find(app, tenant, id).await?;
    if file.kind != Kind::Image.into_str() {
        return Err(Problem::not_found());
    }
    let mut response = serve(app, tenant, &file, request_headers).await?;
    let headers = response.headers_mut();
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static("public, max-age=31536000, immutable"),
    );
    // Mail programs show it too.
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("cross-origin"));
    Ok(response)
}

async fn find(app: &App, tenant: &Arc<Tenant>, id: Uuid) -> Result<sql::OneFile> {
    let client = app.client_of(tenant).await?;
    sql::one_file()
        .bind(&*client, &id)
        .opt()
        .await
        .sql()?
        .ok_or_else(Problem::not_found)
}

/// Whether the request comes from an admin of the tenant; anybody else needs a signed address.
pub struct Reader {
    admin: bool,
}

impl FromRequestParts<App> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, app: &App) -> Result<Self> {
        if !parts.headers.contains_key(header::AUTHORIZATION) {
            return Ok(Reader { admin: false });
        }
        let actor = <Actor as FromRequestParts<App>>::from_request_parts(parts, app).await?;
        Ok(Reader {
            admin: Gate::Admin.admits(&actor.roles),
        })
    }
}

async fn serve(app: &App, tenant: &Tenant, file: &sql::OneFile, request_headers: &HeaderMap) -> Result<Response> {
    let etag = format!("\"{}\"", file.hash);
    let text = |name| {
        request_headers
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok())
    };
    if text(header::IF_NONE_MATCH).is_some_and(|etags| etags.contains(&etag)) {
        let keep = [(header::ETAG, etag), (header::CACHE_CONTROL, KEEP.to_owned())];
        return Ok((StatusCode::NOT_MODIFIED, keep).into_response());
    }
    let size = u64::try_from(file.size).unwrap_or_default();
    // A part of what the player knows only makes sense if it knows this very content.
    let same = text(header::IF_RANGE).is_none_or(|etags| etags == etag);
    let wanted = if same {
        part(text(header::RANGE), size)
    } else {
        RangeResponse::Whole
    };
    let blob_store = BlobStore::new(app.files.clone(), tenant.id.clone());
    let (status, length, range, shown) = match wanted {
        RangeResponse::Unsatisfiable => {
            return Ok((
                StatusCode::RANGE_NOT_SATISFIABLE,
                [(header::CONTENT_RANGE, format!("bytes */{size}"))],
            )
                .into_response());
        }
        RangeResponse::Whole => (StatusCode::OK, size, None, None),
        RangeResponse::Bytes(range) => {
            let shown = format!("bytes {}-{}/{size}", range.start, range.end - 1);
            (
                StatusCode::PARTIAL_CONTENT,
                range.end - range.start,
                Some(range),
                Some(shown),
            )
        }
    };
    let body = Body::from_stream(blob_store.read(&file.hash, range).await?);
    let mut response = (
        status,
        [(header::ETAG, etag), (header::CONTENT_LENGTH, length.to_string())],
        body,
    )
        .into_response();
    let headers = response.headers_mut();
    if let Some(shown) = shown {
        headers.insert(
            header::CONTENT_RANGE,
            HeaderValue::from_str(&shown).map_err(|error| Problem::internal(&error))?,
        );
    }
    describe(headers, file)?;
    Ok(response)
}

/// As long as a signed address holds.
const KEEP: &str = "private, max-age=21600, immutable";

/// What keeps a file from being anything but itself in a browser.
fn describe(headers: &mut HeaderMap, file: &sql::OneFile) -> Result<()> {
    let value = |text: &str| HeaderValue::from_str(text).map_err(|error| Problem::internal(&error));
    let disposition = if [Kind::Document, Kind::Office]
        .iter()
        .any(|kind| file.kind == kind.into_str())
    {
        "attachment"
    } else {
        "inline"
    };
    headers.insert(header::CONTENT_TYPE, value(&file.media_type)?);
    headers.insert(header::ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static("default-src 'none'; sandbox"),
    );
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(KEEP));
    headers.insert(
        header::CONTENT_DISPOSITION,
        value(&format!("{disposition}; filename*=UTF-8''{}", percent(&file.name)))?,
    );
    Ok(())
}

/// A name as RFC 8187 wants it in a header.
fn percent(name: &str) -> String {
    name.bytes()
        .map(|byte| {
            if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
                char::from(byte).to_string()
            } else {
                format!("%{byte:02X}")
            }
        })
        .collect()
}
