//! The domain events of this feature: what happens here, and what they say.
use uuid::Uuid;

crate::domain_events! {
    /// People have a form, or have it no longer. Few who have it are named.
    "form.assigned" => FormAssigned { added: usize, removed: usize, opened: Option<Vec<Uuid>> }

    /// Somebody answered a form that does not say who.
    "form.answered" => FormAnswered {}

    /// Somebody submitted a form.
    "form.submitted" => FormSubmitted { form: Uuid }

    /// A marker decided on a submission.
    "form.marked" => FormMarked { form: Uuid }

    /// A marker gave a submission back.
    "form.returned" => FormReturned { form: Uuid }

    /// A submission may be answered again.
    "form.reopened" => FormReopened { form: Uuid }

    /// One of two markers said what they think.
    "form.opinion_given" => FormOpinionGiven { form: Uuid }

    /// A submission is another marker's.
    "form.marker_assigned" => FormMarkerAssigned { form: Uuid }

    /// Submissions were scored anew.
    "form.rescored" => FormRescored {}

    /// A form was begun.
    "form.created" => FormCreated {}

    /// The draft of a form changed.
    "form.changed" => FormChanged {}

    /// The draft of a form was published.
    "form.published" => FormPublished {}

    /// A form was hidden.
    "form.unpublished" => FormUnpublished {}

    /// A form was put away.
    "form.archived" => FormArchived {}

    /// A form was taken out again.
    "form.restored" => FormRestored {}

    /// A template of forms was made.
    "form_template.created" => FormTemplateCreated {}

    /// A template of forms was deleted.
    "form_template.deleted" => FormTemplateDeleted {}
}
