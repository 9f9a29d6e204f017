import { findEntity } from '../../model/find';
import type { Operation } from '../../operations/operation';
import { nounsOf, resolveAll } from './nouns';
import {
  currentEntity,
  found,
  resolveEntity,
  resolveField,
  type Found,
  type Reader,
  type Scope,
} from './scope';
import { REMOVE_VERBS } from '../lists/edits';
import { pattern } from '../pattern';

const REMOVE = pattern('i')`
  ^${REMOVE_VERBS}\s+(.+?)
  (?:\s+(?:out|away|off|please|again|anymore|any more|entirely|completely))?$
`;
const NOT_NEEDED: readonly RegExp[] = [
  pattern('i')`
    ^(?:i |we |you )?(?:do not|don't|dont|no longer|never)[ ]
    (?:need|want|use|care about|have to have|ask(?: me)? for)
    (?: to (?:track|store|have|record|see|keep))? (.+?)(?: any ?more| any longer| at all)?$
  `,
  pattern('i')`
    ^(?:the )?(.+?)(?: field| column)? (?:is|are)[ ]
    (?:not needed|unnecessary|no longer needed|not necessary|useless|superfluous|redundant|obsolete)
    (?: any ?more)?$
  `,
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

const ALL_BUT: readonly RegExp[] = [
  pattern('i')`
    ^(?:remove|delete|drop|get rid of|take out|lose|ditch|strip|scrap|clear)\s+(?:
      everything|all|all (?:the |of the )?(?:other )?(fields|columns|tables|lists)
      |every (?:other )?(field|column|table|list)
    )(?: \(?(?:fields|columns)\)?)?\s+
    (?:except(?: for)?|but|apart from|other than|besides|excluding|save for)\s+(.+)$
  `,
  pattern('i')`
    ^(?:keep|leave|only keep|just keep|only leave)\s+(?:only|just|nothing but)?\s*(?:the )?
    (fields|columns|tables)?(field|column|table)?\s*:?\s*(.+?)
    (?:,? (?:and )?(?:remove|delete|drop) (?:the rest|everything else|all (?:the )?others?))?$
  `,
];

function keptWords(clause: string): { kept: string; isTables: boolean } | undefined {
  for (const pattern of ALL_BUT) {
    const [, many = '', one = '', kept] = pattern.exec(clause) ?? [];
    if (kept) return { kept: kept.replace(/^only\s+/i, ''), isTables: /table|list/i.test(many + one) };
  }
  return undefined;
}

/** 'keep only books' means the table, although loans have a field 'Book'. */
function namesTables(kept: string, scope: Scope): boolean {
  const plurals = scope.model.entities.map((entity) => entity.plural.toLowerCase());
  return plurals.length > 1 && nounsOf(kept.toLowerCase()).every((noun) => plurals.includes(noun));
}

function keepTables(kept: string, scope: Scope): Found | undefined {
  const nouns = nounsOf(kept);
  const entities = nouns.map((noun) => findEntity(scope.model, noun.replace(/\s+(?:table|list)$/i, '')));
  if (entities.some((entity) => entity === undefined)) return undefined;
  const others = scope.model.entities.filter((entity) => !entities.includes(entity));
  return others.length === 0
    ? undefined
    : found(...others.map((entity): Operation => ({ kind: 'removeEntity', entity: entity.id })));
}

/** 'delete everything except name and author', 'keep only name and author': the other fields of their table go. */
export const readKeep: Reader = (whole, scope) => {
  const clause = whole.replace(/^keep (?!only\b)(.+?) only$/i, 'keep only $1');
  const words = keptWords(clause);
  if (
    !words ||
    (/^(?:keep|leave)\b/i.test(clause) && !/\b(?:only|just|nothing but|rest|else|others?)\b/i.test(clause))
  )
    return undefined;
  if (words.isTables || namesTables(words.kept, scope)) return keepTables(words.kept, scope);
  const places = resolveAll(words.kept, scope);
  if (!places) return keepTables(words.kept, scope);
  const entity = places[0]?.entity ?? currentEntity(scope);
  if (places.some((place) => place.entity.id !== entity.id)) return undefined;
  const kept = new Set(places.map((place) => place.field.id));
  const others = entity.fields.filter((field) => !kept.has(field.id));
  if (others.length === 0) return { operations: [], noEffect: `${entity.name} has no other fields` };
  return found(...others.map((field): Operation => ({ kind: 'removeField', field: field.id })));
};
