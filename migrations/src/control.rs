//! The ledger of the control database: schemas `control` and `identity`.

use std::sync::LazyLock;

use sqlx::PgConnection;

use crate::ledger::{File, Ledger, Migration, MigrationError, MigrationTarget};

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/control.rs"));
static LEDGER: LazyLock<Ledger> = LazyLock::new(|| Ledger::new(FILES));

const TARGET: MigrationTarget<'static> = MigrationTarget {
    schema: "control",
    search_path: "pg_catalog",
    owner: None,
    excluded_roles: &[],
};

/// Brings the control database to the latest version, and gives its published functions to whoever may enter its schemas.
/// Answers how many files were applied.
pub async fn migrate(connection: &mut PgConnection) -> Result<usize, MigrationError> {
    sqlx::query("create schema if not exists control")
        .execute(&mut *connection)
        .await?;
    let applied = LEDGER.migrate(connection, &TARGET).await?;
    grant_published(connection).await?;
    Ok(applied.files)
}

/// All files, in order.
pub fn migrations() -> &'static [Migration] {
    LEDGER.migrations()
}

/// The latest version there is.
pub fn latest_version() -> i64 {
    LEDGER.latest()
}

/// The version that a database has; `None` for a fresh one.
pub async fn version(connection: &mut PgConnection) -> Result<Option<i64>, sqlx::Error> {
    Ledger::version(connection, TARGET.schema).await
}

/// Roles that were let into the schemas (see `bootstrap`) get exactly what is published there: the directory to read,
/// identities to read, add and change.
async fn grant_published(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(
        r"
        do $$
        declare
          guest text;
        begin
          for guest in
            select distinct role.rolname
            from pg_namespace space, aclexplode(space.nspacl) acl
            join pg_roles role on role.oid = acl.grantee
            where space.nspname = 'identity' and acl.privilege_type = 'USAGE' and acl.grantee <> space.nspowner
          loop
            if not has_table_privilege(guest, 'control.directory_changes', 'select')
               or not has_table_privilege(guest, 'control.erasing_files', 'select')
               or exists (
                 select from pg_class where relnamespace = 'identity'::regnamespace and relkind = 'r'
                 and not (has_table_privilege(guest, oid, 'select') and has_table_privilege(guest, oid, 'insert') and has_table_privilege(guest, oid, 'update'))
               )
               or not has_table_privilege(guest, 'identity.passkeys', 'delete')
               or not has_table_privilege(guest, 'identity.team_lookups', 'delete')
               or not has_function_privilege(guest, 'control.operator_stands(uuid)', 'execute')
               or not has_function_privilege(guest, 'control.tenant_waived(text, date)', 'execute')
               or not has_function_privilege(guest, 'control.note_answers(timestamptz, jsonb)', 'execute') then
              execute format('grant select on control.directory, control.directory_changes, control.erasing_files, control.directory_number, control.directory_version to %I', guest);
              execute format('grant select, insert, update on all tables in schema identity to %I', guest);
              -- ways to sign in are taken away, and questions that were answered; people are not
              execute format('grant delete on identity.external_identities, identity.authenticator_apps, identity.recovery_codes, identity.passkeys, identity.team_lookups to %I', guest);
              execute format('grant execute on function identity.take_back, control.files_erased, control.operator_stands, control.tenant_bills, control.tenant_waived, control.note_answers to %I', guest);
            end if;
          end loop;
        end $$;
        ",
    )
    .execute(connection)
    .await
    .map(|_| ())
}
