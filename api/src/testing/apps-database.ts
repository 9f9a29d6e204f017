import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface AppsDatabase {
  /** Undefined where the tests run on embedded databases. */
  readonly url: string | undefined;
  /** Removes it with its roles, where something made it. */
  drop(): Promise<void>;
}

/** Where the records of applications go in a test: a database of its own on the server of TEST_DATABASE_URL, which is made at its first use. */
export function appsDatabase(serverUrl: string | undefined): AppsDatabase {
  if (serverUrl === undefined) return { url: undefined, drop: () => Promise.resolve() };
  const name = `tessera_apps_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    url: url.href,
    async drop() {
      const roles = await query(
        url.href,
        String.raw`select nspname as name from pg_namespace where nspname like 'app\_%'`,
      ).catch(() => undefined);
      // Nothing made it.
      if (roles === undefined) return;
      await query(serverUrl, `drop database ${name} with (force)`);
      for (const { name: role } of roles)
        await query(serverUrl, `drop role if exists "${role}_r", "${role}"`);
    },
  };
}

async function query(url: string, text: string): Promise<{ name: string }[]> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query<{ name: string }>(text)).rows;
  } finally {
    await client.end();
  }
}
