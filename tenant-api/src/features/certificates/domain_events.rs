//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// People were issued certificates of a course: who, their rows of that moment say.
    "certificate.issued" => CertificateIssued {}

    /// A certificate counts no longer.
    "certificate.withdrawn" => CertificateWithdrawn {}

    /// A certificate counts again.
    "certificate.restored" => CertificateRestored {}

    /// A certificate was issued anew with another name.
    "certificate.reissued" => CertificateReissued {}

    /// A template was begun.
    "certificate_template.created" => CertificateTemplateCreated {}

    /// The draft of a template changed.
    "certificate_template.changed" => CertificateTemplateChanged {}

    /// The draft of a template was published.
    "certificate_template.published" => CertificateTemplatePublished {}

    /// A template was put away.
    "certificate_template.archived" => CertificateTemplateArchived {}

    /// A template was taken out again.
    "certificate_template.restored" => CertificateTemplateRestored {}
}
