import { connectionTestSchema, type DatabaseConnection } from '@tessera/shared/contracts';
import type { ConnectionRow } from './connections.repository';

/** A connection as its owner sees it: whether there is a password, and never which. */
export function presentConnection(row: ConnectionRow): DatabaseConnection {
  const { id, name, host, port, database, user, ssl, certificate, readOnly, projectId } = row;
  const lastTest = connectionTestSchema.safeParse(row.lastTest);
  return {
    ...{ id, name, host, port, database, user, ssl, certificate, readOnly, projectId },
    hasPassword: row.sealedPassword !== null,
    lastTest: lastTest.success ? lastTest.data : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
