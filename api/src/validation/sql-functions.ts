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

/** Functions of PostgreSQL and its own extensions that write, wait, reach out, or run a query given as text. */
const DANGEROUS: readonly RegExp[] = [
  /^lo_(?:creat|create|open|close|lseek(?:64)?|tell(?:64)?|truncate(?:64)?|unlink|import|export|from_bytea|get|put|manage)$/,
  /^lo(?:read|write)$/,
  /^dblink(?:_\w+)?$|^postgres_fdw_\w+$/,
  /^set_config$|^setval$|^nextval$|^setseed$|^txid_current$/,
  /^(?:query|cursor|table|schema|database)_to_xml(?:schema|_and_xmlschema)?$/,
  /^ts_stat$|^ts_rewrite$|^crosstab\w*$|^connectby$|^xpath_table$/,
  /^\w+_(?:call|inline)_handler$|^binary_upgrade_\w+$|^heap_force_\w+$|^autoprewarm_\w+$/,
  /^brin_(?:de)?summarize_\w+$|^gin_clean_pending_list$|^currtid2?$/,
];

/** Functions of other databases and of common extensions that act on the world; ordinary words among them. */
const DANGEROUS_CALLS =
  /^(?:exec|execute|eval|system|shell|sys_\w+|xp_\w+|load_file|sleep|benchmark|http(?:_\w+)?)$/;

/** The dangerous ones among the server's own, for places where a column could have such a name. */
const DANGEROUS_PG =
  /^pg_(?:read|ls|stat_file|sleep|terminate|cancel|reload|rotate|logical|advisory|try_advisory|notify|switch|promote|create|drop|replication|file)(?:_|$)|^pg_stat_file$/;

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
  return DANGEROUS_CALLS.test(name) || DANGEROUS.some((pattern) => pattern.test(name));
}

/** True for a name after a dot that calls a dangerous function with the row before it, as `(row).function` does. */
export function isDangerousField(name: string): boolean {
  const plain = name.toLowerCase();
  return DANGEROUS_PG.test(plain) || DANGEROUS.some((pattern) => pattern.test(plain));
}

/** True for a table of the server's own secrets. */
export function isDangerousRelation(name: string): boolean {
  return DANGEROUS_RELATIONS.has(name.toLowerCase());
}
