-- files: what was uploaded; the bytes lie in the object store.

--! insert_file (width?, height?)
insert into files (id, hash, kind, media_type, size, name, width, height, created_by, created_at)
values (:id, :hash, :kind, :media_type, :size, :name, :width, :height, :created_by, :created_at);

--! drop_file
delete from files where id = :id and kind = :kind returning hash;

--! is_kept
-- one content lies there once, however often it was uploaded
select exists (select from files where hash = :hash) as kept;

--! one_file : (width?, height?)
select id, hash, kind, media_type, size, name, width, height from files where id = :id;

--! some_files : (width?, height?)
select id, hash, kind, media_type, size, name, width, height from files where id = any(:ids);
