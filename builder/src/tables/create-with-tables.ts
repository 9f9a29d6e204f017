import type { ApplicationModel } from '@tessera/shared/contracts';
import { createApplication } from '../create';
import type { CreateResult, FileTable } from '../types';
import { listOf } from '../words/text';
import { applyTables, modelOfTable } from './apply-tables';
import { isBare } from './bare-words';

/**
 * Turns a prompt and tables into an application model. Where the prompt says what it is about, its records take the fields and rows
 * of the tables that are about the same; where it says nothing, the tables are the application.
 */
export function createWithTables(
  prompt: string,
  tables: readonly FileTable[],
  options: { name: string },
): CreateResult {
  const said = createApplication(prompt, options);
  const [first] = tables;
  if (!first) return said;
  const isOfTables = isBare(prompt, tables);
  const base: ApplicationModel = isOfTables ? modelOfTable(first, said.model.format.currency) : said.model;
  const built = isOfTables ? [] : said.coverage;
  const asked = new Set(built.flatMap(({ state, nodes = [] }) => (state === 'missing' ? [] : nodes)));
  const { model, coverage } = applyTables(base, tables, { isNew: true, said: asked });
  const names = listOf(
    tables.map(({ name, total }) => `${name} (${String(total)} ${total === 1 ? 'row' : 'rows'})`),
  );
  const answer = isOfTables ? `I made ${model.title}.` : said.answer;
  return {
    model,
    coverage: [...built, ...coverage],
    assumptions: isOfTables ? [] : said.assumptions,
    modelChanges: model.entities.map(
      (entity) =>
        `table ${entity.name} with ${String(entity.fields.length)} ${entity.fields.length === 1 ? 'field' : 'fields'}`,
    ),
    answer: `${answer} It has the records of ${names}.`,
  };
}
