import type { OpenDatabase } from './database';
import { openEmbedded, type EmbeddedSettings } from './embedded';
import { readMigrations, runMigrations, SERVER_PATIENCE } from './migrator';
import { openServer } from './server';

/** The settings that opening takes. */
export interface DatabaseSettings extends EmbeddedSettings {
  readonly databaseUrl: string | undefined;
}

/**
 * Opens PostgreSQL when an address is given, the embedded database in the data folder otherwise, and
 * brings its schema up to date. The caller holds the data folder's lock in the second case.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const migrations = await readMigrations(settings.appRoot);
  const { transact, ...database } =
    settings.databaseUrl === undefined ? await openEmbedded(settings) : openServer(settings.databaseUrl);
  try {
    await runMigrations(transact, migrations, database.kind === 'server' ? SERVER_PATIENCE : undefined);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
