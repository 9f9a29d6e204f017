import type { ConnectionTest, DatabaseConnection, OutsideTable } from '@tessera/shared/contracts';
import { uuid } from '@tessera/shared/testing';

const AT = '2026-11-20T10:00:00.000Z';

/** A valid connection; overridable. */
export function buildConnection(overrides: Partial<DatabaseConnection> = {}): DatabaseConnection {
  return {
    id: uuid(7),
    name: 'Warehouse',
    host: 'db.example.com',
    port: 5432,
    database: 'stock',
    user: 'ada',
    ssl: 'require',
    certificate: null,
    readOnly: true,
    projectId: null,
    hasPassword: true,
    lastTest: null,
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  };
}

/** A test that worked, or that failed at signing in. */
export function buildConnectionTest(passed = true): ConnectionTest {
  const found = [
    ['resolve', '192.0.2.7'],
    ['reach', 'Port 5432'],
    ['signIn', 'Signed in as ada'],
    ['version', 'PostgreSQL 15.18'],
    ['tables', '12 tables'],
  ] as const;
  const steps = found.map(([step, detail], place): ConnectionTest['steps'][number] => {
    if (passed || place < 2) return { step, state: 'passed', detail, cause: null };
    if (place > 2) return { step, state: 'left', detail: null, cause: null };
    return { step, state: 'failed', detail: 'Password rejected', cause: 'password' };
  });
  return { passed, steps, testedAt: AT };
}

/** A table with a key and a reference; overridable. */
export function buildOutsideTable(overrides: Partial<OutsideTable> = {}): OutsideTable {
  const column = { type: 'bigint', nullable: false, isKey: false, references: null };
  const references = { schema: 'public', table: 'parts', column: 'id' };
  return {
    schema: 'public',
    name: 'orders',
    kind: 'table',
    rows: 250,
    columns: [
      { ...column, name: 'id', isKey: true },
      { ...column, name: 'part', references },
    ],
    ...overrides,
  };
}
