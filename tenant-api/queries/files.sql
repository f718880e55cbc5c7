-- files: what was uploaded; the bytes lie in the object store.

--! insert_file (width?, height?)
insert into files (id, hash, kind, media_type, size, name, width, height, created_by, created_at)
values (:id, :hash, :kind, :media_type, :size, :name, :width, :height, :created_by, :created_at);

--! drop_file
delete from files where id = :id and kind = :kind returning hash;

-- Whoever stores or removes this content at the same moment waits until this transaction has ended.
--! lock_content
insert into file_turns (hash) values (:hash);

--! unlock_content
delete from file_turns where hash = :hash;

--! is_stored
-- one content lies there once, however often it was uploaded
select exists (select from files where hash = :hash) as kept;

-- Of these contents, those that no upload has.
--! unknown_hashes
select lying.hash from unnest(:hashes::text[]) as lying (hash) where not exists (select from files where files.hash = lying.hash);

--! one_file : (width?, height?)
select id, hash, kind, media_type, size, name, width, height from files where id = :id;

--! some_files : (width?, height?)
select id, hash, kind, media_type, size, name, width, height from files where id = any(:ids);

-- The same for whoever is about to name them: they are not collected until this transaction has ended.
--! share_lock_kinds
select id, kind from files where id = any(:ids) order by id for key share;

-- What nothing refers to ------------------------------------------------------------------------------------------------

-- What is named again, in this schema or in the look of a team.
--! mark_used
update files set unused_since = null
where unused_since is not null and (id = any(:elsewhere) or id in (select files_named()));

-- Pictures of people, notes and badges go with them.
--! mark_unused
update files set unused_since = :now
where unused_since is null and kind in ('image', 'video', 'document', 'office') and created_at < :before
  and id <> all(:elsewhere) and id not in (select files_named());

--! lock_unused
select id from files where unused_since < :before order by unused_since limit :most for update;

-- Held, and looked at once more: somebody may have named one until it was held.
--! drop_unused
delete from files where id = any(:ids) and id <> all(:elsewhere) and id not in (select files_named()) returning id, hash;
