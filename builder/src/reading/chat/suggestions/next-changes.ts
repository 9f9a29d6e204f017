import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { inSentence } from '../../../words/casing';
import { openingView } from '../../../model/find';
import { changes } from './suggest';

const SHOWN = 3;
const DATES: ReadonlySet<Field['type']> = new Set(['date', 'datetime']);

const has = (entity: Entity, ...types: Field['type'][]) =>
  entity.fields.some(({ type }) => types.includes(type));

/** What the table does not have yet and tables like it mostly do. */
function missingParts(entity: Entity, suffix: string): string[] {
  const parts: string[] = [];
  if (!has(entity, 'choice', 'boolean')) parts.push(`Add a status with options open and done${suffix}`);
  if (!has(entity, 'date', 'datetime')) parts.push(`Add a due date${suffix}`);
  if (!has(entity, 'rating')) parts.push(`Add a rating from 1 to 5${suffix}`);
  if (!has(entity, 'longtext')) parts.push(`Add a notes field${suffix}`);
  return parts;
}

/** How the table could be shown or kept better. */
function betterWays(model: ApplicationModel, entity: Entity): string[] {
  const label = entity.fields.find(({ id }) => id === entity.labelField);
  const date = entity.fields.find(({ type }) => DATES.has(type));
  const choice = entity.fields.find(({ type }) => type === 'choice');
  const rating = entity.fields.find(({ type }) => type === 'rating');
  const ways: string[] = [];
  if (date && entity.sort.field !== date.id) ways.push(`Sort by ${inSentence(date.name)}`);
  else if (rating && entity.sort.field !== rating.id) ways.push(`Sort by ${inSentence(rating.name)}`);
  if (label && !label.required) ways.push(`Make ${inSentence(label.name)} required`);
  if (choice) ways.push(`Add an "Other" option to ${inSentence(choice.name)}`);
  if (openingView(entity)?.kind !== 'cards') ways.push('Show as cards');
  if (model.theme.mode !== 'dark') ways.push('Use the dark theme');
  ways.push('Make the accent green', 'Make the accent orange', 'Use the light theme', 'Show as a table');
  return ways;
}

/**
 * Three next changes that fit the application, to press: what its tables lack first, then how they could be better. Each
 * is read as a message would be, so that none is offered that would not be understood.
 */
export function nextChanges(model: ApplicationModel): string[] {
  const isAlone = model.entities.length === 1;
  const [first] = model.entities;
  if (!first) return [];
  const lacking = model.entities.flatMap((entity) =>
    missingParts(entity, isAlone ? '' : ` to ${inSentence(entity.plural)}`).slice(0, 2),
  );
  const better = betterWays(model, first);
  const taken: string[] = [];
  // Two of one kind and one of the other: adding alone would look as if nothing else were possible.
  const take = (candidates: readonly string[], upTo: number) => {
    for (const text of candidates) {
      if (taken.length >= upTo) return;
      if (!taken.includes(text) && changes(model, text)) taken.push(text);
    }
  };
  take(lacking, SHOWN - 1);
  take(better, SHOWN);
  take(lacking, SHOWN);
  return taken;
}
