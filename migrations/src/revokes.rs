//! What Postgres gives to everybody and no tenant's role may have: once per database.

/// Takes from PUBLIC, in the database it runs in: large objects, advisory locks and statistics. Each is a channel on which
/// tenants of one database could reach or watch each other. The keeper (the control plane's role) keeps them.
///
/// Only what is still public is touched, so that a repetition writes nothing.
pub(crate) fn in_database(keeper: &str) -> String {
    format!(
        r"
        do $revokes$
        declare
          thing record;
        begin
          for thing in
            select routine.oid::regprocedure as name
            from pg_proc routine
            where routine.pronamespace = 'pg_catalog'::regnamespace
              and (routine.proname ~ '^(lo_|loread$|lowrite$|pg_(try_)?advisory_|pg_stat_|pg_logical_emit_message|pg_export_snapshot|pg_database_size|pg_tablespace_size|pg_ls_|pg_terminate_backend|pg_cancel_backend)'
                   or routine.proname in ('pg_lock_status', 'pg_blocking_pids', 'pg_safe_snapshot_blocking_pids', 'pg_prepared_xact'))
              and has_function_privilege('public', routine.oid, 'execute')
          loop
            execute format('grant execute on function %s to %I', thing.name, '{keeper}');
            execute format('revoke execute on function %s from public', thing.name);
          end loop;
          for thing in
            select relation.oid::regclass as name
            from pg_class relation
            where relation.relnamespace = 'pg_catalog'::regnamespace
              and (relation.relname ~ '^(pg_stat|pg_largeobject|pg_locks$|pg_prepared_xacts$|pg_replication|pg_backend_memory_contexts$|pg_shmem|pg_aios$|pg_wait_events$)')
              and relation.relkind in ('r', 'v')
              -- names of definitions only, and psql's \d reads them
              and relation.relname not in ('pg_statistic_ext')
              and has_table_privilege('public', relation.oid, 'select')
          loop
            execute format('grant select on %s to %I', thing.name, '{keeper}');
            execute format('revoke all on %s from public', thing.name);
          end loop;
        end
        $revokes$;
        "
    )
}
