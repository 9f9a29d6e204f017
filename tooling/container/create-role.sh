#!/bin/sh
# Run by the image of PostgreSQL when it makes its data: the role of the servers, which may create roles and databases (those of
# applications' records) and is no superuser.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set password="$POSTGRES_PASSWORD" <<'SQL'
create role tessera login createdb createrole password :'password';
create database tessera owner tessera;
SQL
