import { Client } from 'pg';
import { errorCode } from '../../core/error-code';
import type { EngineSettings } from './engine.schema';

const CONNECT_MS = 5000;
const NO_DATABASE = '3D000';
/** No such role, or not with this password. */
const REFUSED = /^28/;
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN']);

/** A server that cannot keep the records of applications. The message is written for whoever starts Tessera, and holds no password. */
export class UnusableRecordsDatabaseError extends Error {}

type Place = Extract<EngineSettings, { kind: 'server' }>;

/**
 * Asks once whether the records of applications can be kept: whether their database is there or may be created, and whether its role may
 * create roles and schemas. Changes nothing.
 *
 * @throws UnusableRecordsDatabaseError that names the right and the setting
 */
export async function checkRecordsDatabase(place: Place): Promise<void> {
  const name = decodeURIComponent(new URL(place.url).pathname.slice(1));
  const isThere = await askAt(place.url, async (client) => {
    const role = await readRole(client, userOf(client));
    if (!role.createsSchemas) {
      const missing = `create schemas in the database ${name}`;
      throw lacks(place, role, missing, `grant create on database "${name}" to "${role.name}"`);
    }
    if (!role.createsRoles) throw lacksRoles(place, role);
    return true;
  });
  const mayBeMade =
    isThere ?? (await askAt(place.createFrom, (client) => requireMaking(place, name, client)));
  if (mayBeMade) return;
  throw new UnusableRecordsDatabaseError(
    `There is no database ${name} at ${hostOf(place)} for the records of applications, and none to create it from. Create it, or correct APPS_DATABASE_URL.`,
  );
}

/** The database that is not there yet belongs to whoever creates it: the role of DATABASE_URL, where there is that. */
async function requireMaking(place: Place, name: string, client: Client): Promise<true> {
  const maker = await readRole(client, userOf(client));
  const role = await readRole(client, userOf(new Client({ connectionString: place.url })));
  const isOwn = maker.name === role.name || role.isSuperuser;
  if (!maker.createsDatabases || !isOwn) {
    const by = isOwn
      ? `alter role "${maker.name}" createdb`
      : `create database "${name}" owner "${role.name}"`;
    throw lacks(place, maker, `create the database ${name}${isOwn ? '' : ' for another role'}`, by);
  }
  if (!role.createsRoles) throw lacksRoles(place, role);
  return true;
}

interface Role {
  readonly name: string;
  readonly isSuperuser: boolean;
  readonly createsDatabases: boolean;
  readonly createsRoles: boolean;
  /** In the database that was asked. */
  readonly createsSchemas: boolean;
}

async function readRole(client: Client, name: string): Promise<Role> {
  const { rows } = await client.query<Role>(
    `select rolname as name, rolsuper as "isSuperuser", rolsuper or rolcreatedb as "createsDatabases",
      rolsuper or rolcreaterole as "createsRoles",
      has_database_privilege(oid, current_database(), 'create') as "createsSchemas"
      from pg_roles where rolname = $1`,
    [name],
  );
  const nothing = { isSuperuser: false, createsDatabases: false, createsRoles: false, createsSchemas: false };
  return rows[0] ?? { name, ...nothing };
}

const userOf = ({ user }: Client) => String(user);
const hostOf = ({ url }: Pick<Place, 'url'>) => new URL(url).host;

const lacksRoles = (place: Place, role: Role) =>
  lacks(place, role, 'create roles', `alter role "${role.name}" createrole`);

/** @param by the statement that gives the right */
function lacks(place: Place, { name }: Role, right: string, by: string): UnusableRecordsDatabaseError {
  return new UnusableRecordsDatabaseError(
    `The role ${name} may not ${right} at ${hostOf(place)}, where the records of applications are kept (APPS_DATABASE_URL, by default beside DATABASE_URL). Let somebody who may run: ${by};`,
  );
}

/** Asks a database; undefined where there is none of that name. */
async function askAt<Answer>(
  url: string,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code === NO_DATABASE) return undefined;
    const host = hostOf({ url });
    if (UNREACHABLE.has(code)) {
      throw new UnusableRecordsDatabaseError(
        `The database at ${host} does not answer (${code}). Start it, or correct APPS_DATABASE_URL.`,
      );
    }
    if (REFUSED.test(code)) {
      throw new UnusableRecordsDatabaseError(
        `The database at ${host} refuses the role ${userOf(client)} (${code}). Correct APPS_DATABASE_URL.`,
      );
    }
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
