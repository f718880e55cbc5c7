-- Which set of migration files a schema has seen, as a digest. The newest version alone does not tell: a file may have
-- arrived after a newer one. Null: an earlier program did not write it down; whoever looks next finds out.
alter table control.tenants add column migration_digest text;
alter table control.stock add column migration_digest text;
