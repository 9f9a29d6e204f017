import { PGlite } from '@electric-sql/pglite';
import { findAppRoot } from '../testing/test-database';
import { transactEmbedded } from './embedded';
import { readMigrations, runMigrations, type Migration, type Transact } from './migrator';

let client: PGlite;
let transact: Transact;
beforeAll(async () => {
  client = await PGlite.create();
  transact = transactEmbedded(client);
});
beforeEach(() => client.exec('DROP TABLE IF EXISTS schema_migrations, one, two'));
afterAll(() => client.close());

function migration(name: string, script: string): Migration {
  return { name, script, checksum: script };
}

const ONE = migration('0001_one.sql', 'CREATE TABLE one (id int); INSERT INTO one VALUES (1);');
const TWO = migration('0002_two.sql', 'CREATE TABLE two (id int);');

async function countOf(table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return rows[0]?.count ?? -1;
}

describe('runMigrations', () => {
  it('applies each file once, in order, also when a later one is added', async () => {
    await runMigrations(transact, [ONE]);
    await runMigrations(transact, [ONE, TWO]);
    await runMigrations(transact, [ONE, TWO]);
    expect(await countOf('one')).toBe(1);
    expect(await countOf('schema_migrations')).toBe(2);
  });

  it('refuses a file that was changed after it was applied', async () => {
    await runMigrations(transact, [ONE]);
    const changed = { ...ONE, checksum: 'other' };
    await expect(runMigrations(transact, [changed])).rejects.toThrow(
      '0001_one.sql was changed after it was applied',
    );
  });

  it('leaves nothing of a run that fails half way', async () => {
    const broken = migration('0002_broken.sql', 'CREATE TABLE two (id int); SELECT nonsense;');
    await expect(runMigrations(transact, [ONE, broken])).rejects.toThrow('nonsense');
    const { rows } = await client.query("SELECT to_regclass('one') AS one, to_regclass('two') AS two");
    expect(rows).toEqual([{ one: null, two: null }]);
  });

  it('finds the files of the repository in the order of their numbers', async () => {
    const names = (await readMigrations(findAppRoot())).map(({ name }) => name);
    expect(names[0]).toBe('0001_identity.sql');
    expect(names).toEqual([...names].sort());
  });
});
