import type { ApplicationModel } from '@tessera/shared/contracts';
import { conversionsLost, type RecordsByEntity } from './convert-records';
import type { MigrationPlan } from './database-schema';
import { layoutOf, schemaOf } from './layout';
import { quoteName, quoteText } from './names';
import { compareLayouts, type LayoutChanges } from './layout-changes';
import { statementsOf } from './migration-statements';
import { riskOf } from './migration-risk';
import { summaryOf } from './migration-words';

/** Where there was nothing, nothing comes back. */
const NOTHING: ApplicationModel['next'] = { entity: 0, field: 0, option: 0, node: 0 };

function changesBetween(before: ApplicationModel | null, after: ApplicationModel | null): LayoutChanges {
  const layout = (model: ApplicationModel | null) => (model ? layoutOf(model) : new Map());
  return compareLayouts(layout(before), layout(after), before?.next ?? NOTHING);
}

/**
 * What takes the tables of one model to those of another, in one transaction, and what leads back (DATA-01, DATA-05). Without a
 * model before, everything is made from nothing. Names are those of tables in the connection's search path.
 * Whoever gives the records that there are hears of a loss only where one of them loses something.
 */
export function planMigration(
  before: ApplicationModel | null,
  after: ApplicationModel,
  records?: RecordsByEntity,
): MigrationPlan {
  const known = before && records && { records, lost: conversionsLost(before, after, records) };
  const changes = changesBetween(before, after);
  const statements = statementsOf(changes, after);
  return {
    summary: summaryOf(changes, { before, after }),
    risk: riskOf(changes, statements, known ?? undefined),
    ...statements,
    down: statementsOf(changesBetween(after, before), before),
  };
}

/** What makes the tables of a model where there are none. */
export function createStatements(model: ApplicationModel): string[] {
  const { expand, contract, constraints } = planMigration(null, model);
  return [...expand, ...contract, ...constraints.map(({ statement }) => statement)];
}

/** What tables are described as. It is for whoever reads the text: no migration carries it out. */
export function commentStatements(model: ApplicationModel): string[] {
  return schemaOf(model).tables.flatMap(({ entity, name }) => {
    const text = model.entities.find(({ id }) => id === entity)?.description;
    return text === undefined ? [] : [`COMMENT ON TABLE ${quoteName(name)} IS ${quoteText(text)}`];
  });
}

/** The same for people to read, and for `psql` to carry out. */
export function schemaSql(model: ApplicationModel): string {
  const parts = [...createStatements(model), ...commentStatements(model)].map(
    (statement) => `${statement};\n`,
  );
  return parts.join('\n');
}
