import { createHash, randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { transactEmbedded } from '../../db/embedded';
import { readMigrations, runMigrations } from '../../db/migrator';
import { findAppRoot } from '../../testing/test-database';

jest.setTimeout(60_000);

const AT = '2026-03-01T12:00:00Z';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let client: PGlite;
beforeEach(async () => {
  client = await PGlite.create();
});
afterEach(() => client.close());

async function insertTree(texts: readonly string[]): Promise<string> {
  const entries = texts.map((text) => ({
    path: `${text[0] ?? ''}.md`,
    hash: hashOf(text),
    size: text.length,
  }));
  const hash = hashOf(JSON.stringify(entries));
  await client.query('insert into trees (hash, entries) values ($1, $2)', [hash, JSON.stringify(entries)]);
  return hash;
}

it('[SAFE-03] the migration counts what the versions and runs of before keep', async () => {
  const migrations = await readMigrations(findAppRoot());
  const transact = transactEmbedded(client);
  const before = migrations.filter(({ name }) => name < '0060');
  await runMigrations(transact, before);
  const [user, project, agent, run] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await client.query(
    `insert into users (id, email, first_name, last_name, created_at, updated_at) values ($1, 'a@example.com', 'A', 'B', $2, $2)`,
    [user, AT],
  );
  await client.query(
    `insert into projects (id, user_id, name, created_at, updated_at) values ($1, $2, 'One', $3, $3)`,
    [project, user, AT],
  );
  const [a, b, c] = ['a'.repeat(100), 'b'.repeat(1000), 'c'.repeat(10_000)];
  const generated = await insertTree([a]);
  for (const [number, texts] of [[a], [a, b], [b, c]].entries()) {
    await client.query(
      `insert into versions (id, project_id, number, note, author, tree_hash, generated_hash, model, position_id, created_at)
       values ($1, $2, $3, '', 'user', $4, $5, '{"title":"é"}', $1, $6)`,
      [randomUUID(), project, number + 1, number === 0 ? generated : await insertTree(texts), generated, AT],
    );
  }
  await client.query(
    `insert into agents (id, project_id, name, is_default, created_at) values ($1, $2, 'Builder', true, $3)`,
    [agent, project, AT],
  );
  await client.query(
    `insert into runs (id, project_id, user_id, agent_id, message, mode, status, answer, created_at, ended_at)
     values ($1, $2, $3, $4, 'héllo', 'build', 'no_effect', 'No', $5, $5)`,
    [run, project, user, agent, AT],
  );
  await client.query(
    `insert into run_events (run_id, seq, event, created_at) values ($1, 1, '{"a":1}', $2)`,
    [run, AT],
  );

  await runMigrations(transact, migrations);

  const trees = await client.query<{ hash: string; size: number }>(
    'select hash, octet_length(entries::text) as size from trees',
  );
  const sizes = new Map(trees.rows.map(({ hash, size }) => [hash, size]));
  const versions = await client.query<{ kept_bytes: number; tree_hash: string }>(
    'select kept_bytes, tree_hash from versions order by number',
  );
  const model = Buffer.byteLength('{"title":"é"}');
  // The generated tree is there from the first version on, so the text `a` is new in the first only.
  const fresh = [100, 1000, 10_000];
  const expected = versions.rows.map(
    ({ tree_hash: hash }, at) => (fresh[at] ?? 0) + (sizes.get(hash) ?? 0) + model,
  );
  expect(versions.rows.map((row) => row.kept_bytes)).toEqual(expected);
  const { rows } = await client.query('select version_bytes, run_bytes from projects');
  const words = Buffer.byteLength('hélloNo[]{"a": 1}');
  expect(rows).toEqual([
    { version_bytes: expected.reduce((sum, bytes) => sum + bytes, 0), run_bytes: words },
  ]);
});

it('[SAFE-03] the migration counts what is kept for branches, and takes them for touched', async () => {
  const migrations = await readMigrations(findAppRoot());
  const transact = transactEmbedded(client);
  await runMigrations(
    transact,
    migrations.filter(({ name }) => name < '0124'),
  );
  const [user, project, version] = [randomUUID(), randomUUID(), randomUUID()];
  await client.query(
    `insert into users (id, email, first_name, last_name, created_at, updated_at) values ($1, 'a@example.com', 'A', 'B', $2, $2)`,
    [user, AT],
  );
  await client.query(
    `insert into projects (id, user_id, name, created_at, updated_at) values ($1, $2, 'One', $3, $3)`,
    [project, user, AT],
  );
  const [a, b] = ['a'.repeat(100), 'b'.repeat(1000)];
  const [newest, kept] = [await insertTree([a]), await insertTree([a, b])];
  await client.query(
    `insert into versions (id, project_id, number, note, author, tree_hash, generated_hash, position_id, created_at)
     values ($1, $2, 1, '', 'user', $3, $3, $1, $4)`,
    [version, project, newest, AT],
  );
  await client.query('update projects set head_version_id = $1', [version]);
  for (const [name, hash] of Object.entries({ one: newest, two: kept, three: kept }))
    await client.query('insert into kept_trees (project_id, name, tree_hash) values ($1, $2, $3)', [
      project,
      name,
      hash,
    ]);
  await client.query(
    `insert into repository_branches (project_id, repository_id, branch) values ($1, 1, 'main')`,
    [project],
  );

  await runMigrations(transact, migrations);

  const [list] = (
    await client.query<{ size: number }>(
      'select octet_length(entries::text) as size from trees where hash = $1',
      [kept],
    )
  ).rows;
  const { rows } = await client.query('select kept_tree_bytes from projects');
  expect(rows).toEqual([{ kept_tree_bytes: b.length + (list?.size ?? 0) }]);
  const branches = await client.query<{ touched_at: Date }>('select touched_at from repository_branches');
  expect(branches.rows[0]?.touched_at.getTime()).toBeGreaterThan(Date.now() - 600_000);
  // As a server of the release before does, which may still run.
  await client.query(
    `insert into repository_branches (project_id, repository_id, branch) values ($1, 1, 'later')`,
    [project],
  );
  const [later] = (
    await client.query<{ touched_at: Date }>(
      "select touched_at from repository_branches where branch = 'later'",
    )
  ).rows;
  expect(later?.touched_at.getTime()).toBeGreaterThan(Date.now() - 600_000);
});
