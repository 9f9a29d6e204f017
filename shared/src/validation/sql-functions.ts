/** Functions of the server itself that only read. Any other name that starts with `pg_` is refused. */
const SAFE_PG = new RegExp(
  `^pg_(?:${[
    'typeof|collation_for|size_pretty|size_bytes|column_size|column_compression|age|basetype',
    '(?:database|relation|table|indexes|total_relation|tablespace)_size',
    'get_\\w+|\\w+_is_visible|stat_get_\\w+|has_role',
    'describe_object|identify_object|identify_object_as_address|index_has_property|index_column_has_property',
    'encoding_to_char|char_to_encoding|client_encoding|input_is_valid|input_error_info',
    'backend_pid|postmaster_start_time|conf_load_time|is_in_recovery|blocking_pids|trigger_depth',
    'my_temp_schema|is_other_temp_schema|timezone_names|timezone_abbrevs|options_to_table|jit_available',
    'sequence_last_value|sequence_parameters|partition_tree|partition_ancestors|partition_root',
    'snapshot_\\w+|visible_in_snapshot|current_snapshot|lsn|wal_lsn_diff|mcv_list_items|lock_status',
  ].join('|')})$`,
);

/** Names that SAFE_PG's wide patterns would let through. */
const UNSAFE_PG = /^pg_get_(?:wal\w*|backend_memory_contexts|shmem\w*)$/;

/**
 * Functions that write, wait, reach files, other servers or other sessions, change settings, or run a query that
 * they get as text. Extensions that are commonly installed are among them.
 */
const DANGEROUS: readonly RegExp[] = [
  /^lo_\w+$|^lo(?:read|write)$/,
  /^dblink\w*$|^postgres_fdw_\w+$|^file_fdw_\w+$/,
  /^set_config$|^setval$|^nextval$|^setseed$/,
  /^(?:query|cursor|table|schema|database)_to_xml\w*$/,
  /^ts_stat$|^ts_rewrite$|^crosstab\w*$|^connectby$|^xpath_table$|^normal_rand$/,
  /^\w+_(?:call|inline)_handler$|^\w+_validator$/,
  /^(?:heap_force|binary_upgrade|brin|gin|bt|verify|autoprewarm)_\w+$/,
  /^(?:http|urlencode|http_\w+|http\w*_reset_curlopt)$|^(?:cron|aws|azure)_\w+$/,
  /^(?:exec|execute|eval|sys_exec|sys_eval|xp_\w+|sp_\w+|load_file|sleep|benchmark)$/,
  /^(?:system|shell|plperl\w*|plpython\w*|plsh)$/,
  /^currtid\d?$|^txid_current$|^uuid_generate_v1mc?$/,
];

/** Schemas of extensions that act on the world. */
const DANGEROUS_SCHEMAS: ReadonlySet<string> = new Set(['cron', 'net', 'aws_s3', 'aws_lambda', 'dblink']);

/** Tables and views of the server that hold passwords, keys, addresses of other servers, or its files. */
const DANGEROUS_RELATIONS: ReadonlySet<string> = new Set([
  ...['pg_authid', 'pg_shadow', 'pg_user_mapping', 'pg_user_mappings', 'user_mapping_options'],
  ...[
    'pg_foreign_server',
    'foreign_server_options',
    'pg_subscription',
    'pg_largeobject',
    'pg_db_role_setting',
  ],
  ...['pg_hba_file_rules', 'pg_ident_file_mappings', 'pg_file_settings', 'pg_config', 'pg_statistic'],
]);

/** True for a function that a query must never call. `path` is its name as parsed, schema first. */
export function isDangerousFunction(path: readonly string[]): boolean {
  const name = path.at(-1)?.toLowerCase() ?? '';
  if (path.slice(0, -1).some((schema) => DANGEROUS_SCHEMAS.has(schema.toLowerCase()))) return true;
  if (name.startsWith('pg_')) return !SAFE_PG.test(name) || UNSAFE_PG.test(name);
  return DANGEROUS.some((pattern) => pattern.test(name));
}

/** True for a table of the server's own secrets. */
export function isDangerousRelation(name: string): boolean {
  return DANGEROUS_RELATIONS.has(name.toLowerCase());
}
