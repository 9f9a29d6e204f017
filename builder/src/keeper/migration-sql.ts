import type { ApplicationModel } from '@tessera/shared/contracts';
import type { MigrationPlan } from './database-schema';
import { layoutOf } from './layout';
import { quoteName } from './names';

/**
 * One direction of a migration for people to read: its statements in their order, and a line where the keeper writes the records of
 * tables anew, which is no SQL.
 */
export function migrationSql(
  { expand, rewrite, contract, constraints }: MigrationPlan['down'],
  model: ApplicationModel | null,
): string {
  const layout = model && layoutOf(model);
  const rewritten = rewrite.flatMap((entity) => layout?.get(entity) ?? []).map(({ name }) => quoteName(name));
  const parts = [
    ...expand.map((text) => `${text};`),
    ...(rewritten.length > 0 ? [`-- The records of ${rewritten.join(', ')} are written anew here.`] : []),
    ...contract.map((text) => `${text};`),
    ...constraints.map(({ statement, words }) => `-- ${words}\n${statement};`),
  ];
  return parts.join('\n\n');
}
