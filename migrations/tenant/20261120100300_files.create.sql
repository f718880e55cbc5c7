-- files: what was uploaded; the bytes lie in the object store under their SHA-256.
create table files (
  id           uuid primary key,
  hash         text not null,
  kind         text not null check (kind in ('image', 'video', 'document')),
  media_type   text not null,
  size         bigint not null check (size > 0),
  name         text not null,
  width        integer,
  height       integer,
  created_by   uuid not null,
  created_at   timestamptz not null
);
create index files_hash on files (hash);
