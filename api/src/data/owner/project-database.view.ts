import type { ProjectDatabase } from '@tessera/shared/contracts';
import type { DatabaseAndEnvironment } from './owned-databases.repository';

/** Databases as they are answered, of rows for each environment. */
export function presentDatabases(rows: readonly DatabaseAndEnvironment[]): ProjectDatabase[] {
  const byId = new Map<string, ProjectDatabase>();
  for (const { database, environment } of rows) {
    const { id, projectId } = database;
    const { environments } = byId.get(id) ?? { environments: {} };
    const own = environment && {
      [environment.environment]: {
        versionId: environment.versionId,
        records: environment.records,
        bytes: environment.bytes,
        migratedAt: environment.migratedAt.toISOString(),
      },
    };
    byId.set(id, { id, projectId, environments: { ...environments, ...own } });
  }
  return [...byId.values()];
}
