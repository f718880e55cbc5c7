//! What lists of forms and of submissions are asked for.

use crate::prelude::*;

use super::model::content::Kind;
use super::model::states::{Completion, FormStatus, Status};

/// The builders' list.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase", default)]
pub struct FormQuery {
    /// Words of title, category, tags and description.
    pub search: Option<String>,
    /// None: everything that is not archived.
    #[param(inline)]
    pub status: Option<FormStatus>,
    /// What they are for.
    #[param(inline)]
    pub kind: Option<Kind>,
    pub category: Option<String>,
    pub tag: Option<String>,
    /// How far those are whom I may see: nobody has begun, somebody has still to do something, or nobody has.
    #[param(inline)]
    pub completion_status: Option<Completion>,
    /// `title` or `changedAt`; with a minus downwards.
    pub sort: Option<String>,
}

/// What a person may answer.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase", default)]
pub struct MyFormQuery {
    /// Words of title, category, tags and description.
    pub search: Option<String>,
    /// What they are for.
    #[param(inline)]
    pub kind: Option<Kind>,
    pub category: Option<String>,
    /// How far I am.
    #[param(inline)]
    pub completion_status: Option<Completion>,
}

/// What a person submitted.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase", default)]
pub struct ResultQuery {
    /// Words of the form.
    pub search: Option<String>,
    #[param(inline)]
    pub status: Option<Status>,
    pub form_id: Option<Uuid>,
}

/// The queue of a form.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct QueueQuery {
    /// Words of the person's name.
    pub search: Option<String>,
    #[param(inline)]
    pub status: Option<Status>,
    /// Only what I am marking.
    pub mine: Option<bool>,
}
