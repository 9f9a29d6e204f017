-- What visitors get, compressed once. Null for builds that were made before; they are sent as they are.
alter table builds add column js_brotli bytea;
alter table builds add column css_brotli bytea;
