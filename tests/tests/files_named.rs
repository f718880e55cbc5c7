//! Which uploads are named somewhere, and so are kept.

use learnt_compose::testing::TestStack;

/// Columns that hold documents without uploads in them.
const NAME_NO_UPLOADS: &str = "
    activities.completion activities.opens bank_questions.question analytics_events.properties audit_log.details badge_rules.rule team_triggers.rule team_triggers.actions
    bulk_jobs.mapping bulk_jobs.sample bulk_rows.person bulk_rows.problems events.description facts.payload
    mails.letter notes.checklist permissions.rule profile_rules.rules scheduled_work.payload sign_in_challenges.state
    user_teams.fields user_notifications.params form_files.file_id form_moves.answers form_submissions.answers
    form_submissions.comments form_submissions.marks form_versions.content form_versions.settings forms.content
    forms.settings trigger_runs.output trigger_deliveries.tries courses.due permissions.due
    learning_package_versions.due pathway_versions.due permission_changes.rule permission_changes.due coursework.criteria
    quiz_attempts.paper quiz_attempts.answers quiz_attempts.grades form_opinions.marks form_opinions.comments form_opinions.answers
    form_templates.content form_templates.settings form_uploads.file_id";

/// The same, of somebody's or the tenant's choices.
const CHOICES: [&str; 5] = [
    "notification_preferences.channels",
    "notification_settings.channels",
    "user_activities.resume",
    "user_activities.watched",
    "user_preferences.settings",
];

#[tokio::test(flavor = "multi_thread")]
async fn whatever_may_name_an_upload_is_asked_before_one_is_collected() {
    let acme = TestStack::shared().await.tenant("named").await;
    let function_body = acme
        .texts("select pg_get_functiondef('files_named'::regproc)")
        .await
        .remove(0);
    let documents = "select table_name || '.' || column_name from information_schema.columns \
                     where table_schema = current_schema() and data_type in ('json', 'jsonb')";
    let columns = "select conrelid::regclass || '.' || attname from pg_constraint \
                   join pg_attribute on attrelid = conrelid and attnum = any(conkey) \
                   where confrelid = 'files'::regclass and conrelid <> 'badges'::regclass";
    for column in [acme.texts(documents).await, acme.texts(columns).await].concat() {
        let (table, name) = column.split_once('.').unwrap();
        let queries = [
            format!("select {name}::text from {table}"),
            format!("select {name} from {table} "),
        ];
        let is_exempt =
            NAME_NO_UPLOADS.split_whitespace().any(|one| one == column) || CHOICES.contains(&column.as_str());
        assert!(
            is_exempt || queries.iter().any(|query| function_body.contains(query)),
            "{column}: name it in the stored function `files_named`, or here if it never names an upload"
        );
    }
}
