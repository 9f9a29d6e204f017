import { findEntity } from '../../model/find';
import type { Operation } from '../../operations/operation';
import { resolveAll } from './nouns';
import { found, resolveEntity, resolveField, type Reader, type Scope } from './scope';

const REMOVE =
  /^(?:remove|delete|drop|get rid of|take out|take away|take off|take|lose|kill|ditch|eliminate|discard|erase|scrap|cut|strip|throw (?:out|away)|leave out|omit|exclude|no more|no|without|skip)\s+(.+?)(?:\s+(?:out|away|off|please|again|anymore|any more|entirely|completely))?$/i;
const NOT_NEEDED: readonly RegExp[] = [
  /^(?:i |we |you )?(?:do not|don't|dont|no longer|never) (?:need|want|use|care about|have to have|ask(?: me)? for)(?: to (?:track|store|have|record|see|keep))? (.+?)(?: any ?more| any longer| at all)?$/i,
  /^(?:the )?(.+?)(?: field| column)? (?:is|are) (?:not needed|unnecessary|no longer needed|not necessary|useless|superfluous|redundant|obsolete)(?: any ?more)?$/i,
  /^(?:the )?(.+?)(?: field| column)? (?:can|should|must|has to|needs to) (?:go|be removed|be deleted|be dropped|disappear)$/i,
  /^(?:stop|quit) (?:tracking|storing|recording|asking for|showing) (.+)$/i,
];

function removeTarget(clause: string): string | undefined {
  for (const pattern of [REMOVE, ...NOT_NEEDED]) {
    const match = pattern.exec(clause);
    if (match?.[1])
      return match[1].replace(
        /\s+from (?:the |my )?(?:app|application|form|list|table|page|it|here|there|all records?|every record|records|entries)$/i,
        '',
      );
  }
  return undefined;
}

/** 'get rid of notes', 'drop tempo and composer', "I don't need the link any more", 'remove phone from contacts'. */
export const readRemove: Reader = (clause, scope) => {
  const target = removeTarget(clause);
  if (!target) return undefined;
  const from = /^(.+?)\s+from\s+(?:the |my |every |each |all )?(.+)$/i.exec(target);
  const entity = from?.[2] ? resolveEntity(from[2], scope) : undefined;
  const within: Scope = entity ? { ...scope, touchedEntity: entity.id } : scope;
  const nouns = (entity ? (from?.[1] ?? target) : target)
    .replace(/^(?:both|all(?: of)?)\s+/i, '')
    .replace(/^(?:an?|any)\s+/i, '');
  const table =
    /\b(?:table|entity|section|list)$/i.test(nouns) || !resolveField(nouns, within)
      ? findEntity(scope.model, nouns.replace(/\s+(?:table|entity|section|list)$/i, '').replace(/^the /i, ''))
      : undefined;
  if (table) return found({ kind: 'removeEntity', entity: table.id });
  const places = resolveAll(nouns, within);
  return (
    places && found(...places.map((place): Operation => ({ kind: 'removeField', field: place.field.id })))
  );
};
