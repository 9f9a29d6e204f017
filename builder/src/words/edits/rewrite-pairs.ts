import { readSpec } from '../value-spec';
import { resolveAll } from './nouns';
import { areFields, areTables, type Rewrite } from './rewrite-helpers';
import { resolveField, type Scope } from './scope';
import { pattern } from '../pattern';

const REPLACE =
  /^(?:replace|swap)\s+(?:the )?(.+?)\s+(?:with|by|for)\s+((?:an? )?(?:.*\b(?:check ?box|field|date|drop-?\s?down|toggle)\b.*|["'].+["']))$/i;

/** 'replace the notes with a checkbox "checked"'. */
const replacedByField: Rewrite = (clause, scope) => {
  const [, old = '', wanted = ''] = REPLACE.exec(clause) ?? [];
  if (!areFields(scope, old) || readSpec(wanted)?.type !== undefined) return undefined;
  return [`remove ${old}`, `add ${wanted.replace(/'([^']+)'/g, '"$1"')}`];
};

const MOVE_SEVERAL =
  /^(?:move|put|place)\s+(?:the )?(.+?)\s+(?:and|&)\s+(?:the )?(.+?)\s+((?:to|at) the (?:top|start|beginning|end|bottom)|first|last)$/i;

/** 'move the supplier fields to the end': the names of the fields that are meant together. */
function namesOf(clause: string, scope: Scope): string[] {
  const noun =
    /^(?:move|put|place)\s+(.+?\s(?:fields|columns))\s+(?:to|at) the (?:top|start|beginning|end|bottom)$/i.exec(
      clause,
    )?.[1];
  return (noun ? resolveAll(noun, scope) : undefined)?.map((place) => place.field.name) ?? [];
}

/** 'put email and phone at the end'. */
const movedTogether: Rewrite = (clause, scope) => {
  const [, list = '', last = '', where = ''] = MOVE_SEVERAL.exec(clause) ?? [];
  const nouns = list ? [...list.split(/\s*,\s*/), last] : namesOf(clause, scope);
  if (nouns.length < 2 || !areFields(scope, ...nouns)) return undefined;
  const isTop = /top|start|beginning|first/i.test(where || clause);
  const place = `to the ${isTop ? 'top' : 'end'}`;
  return (isTop ? nouns.reverse() : nouns).map((noun) => `move ${noun} ${place}`);
};

/** 'orders newest first, products alphabetically': an order for each table. */
const orderedEach: Rewrite = (clause, scope, understands) => {
  const parts = clause
    .replace(/^(?:sort|order|show)\s+/i, '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((part) => /^(?:the )?(\S+)\s+(.+)$/i.exec(part) ?? []);
  const isEach = parts.length > 1 && parts.every(([, noun = '']) => areTables(scope, noun));
  const clauses = parts.map(([, noun = '', how = '']) => `sort ${noun} ${how}`);
  return isEach && clauses.every((part) => /first|alphabet|\bby\b|order/i.test(part) && understands(part))
    ? clauses
    : undefined;
};

const ALL_BUT = pattern('i')`
  ^(?:make|set|mark)\s+(?:everything|all|all (?:the )?fields|every field)\s+
  (required|mandatory|optional)\s*,?\s+(?:except(?: for)?|but(?: not)?|apart from|other than)\s+
  (.+)$
`;

/** 'make everything required except example'. */
const requiredBut: Rewrite = (clause, scope) => {
  const [, how = '', list = ''] = ALL_BUT.exec(clause) ?? [];
  const kept = list ? resolveAll(list, scope) : undefined;
  const entity = kept?.[0]?.entity;
  if (!kept || !entity) return undefined;
  return entity.fields
    .filter((field) => !kept.some((place) => place.field.id === field.id))
    .filter((field) => field.required !== /required|mandatory/i.test(how))
    .map((field) => `make ${field.name} ${how}`);
};

/** 'newest entries on top and the amount and date are mandatory'. */
const orderAndRequired: Rewrite = (clause, _scope, understands) => {
  const [, order = '', rest = ''] =
    /^(.*\b(?:first|top|order|sorted)\b.*?),?\s+and\s+(the .+ (?:is|are|should be|must be) (?:required|mandatory|optional|compulsory))$/i.exec(
      clause,
    ) ?? [];
  return order && understands(order) && understands(rest) ? [order, rest] : undefined;
};

const UNLIKE =
  /^(.+?)\s+(?:is|are)(?:n't| not)\s+(required|mandatory|needed|compulsory),?\s+(?:but )?(?:the )?(.+?)\s+(?:is|are)$/i;

/** 'email is not required, name is'. */
const requiredUnlike: Rewrite = (clause, scope) => {
  const [, one = '', how = '', other = ''] = UNLIKE.exec(clause) ?? [];
  return areFields(scope, one, other) ? [`${one} is not ${how}`, `${other} is required`] : undefined;
};

/** 'price per plant instead of price'. */
export const renameInstead: Rewrite = (clause, scope, understands) => {
  const [, name = '', old = ''] = /^(?:an? |the )?(.+?)\s+instead of\s+(?:the )?(.+)$/i.exec(clause) ?? [];
  const place = old ? resolveField(old, scope) : undefined;
  return place && !understands(clause) && name.split(' ').length <= 4
    ? [`rename ${old} to ${name}`]
    : undefined;
};

/** 'call each record a plant'. */
const recordCalled: Rewrite = (clause) => {
  const [, name = ''] =
    /^(?:call|name)\s+(?:each|every|the|a|all)\s+(?:records?|entry|entries|items?|rows?)\s+(?:an? )?(.+)$/i.exec(
      clause,
    ) ?? [];
  return name ? [`rename records to ${name}`] : undefined;
};

/** 'latin name first, then supplier'. */
const bareFirstThen: Rewrite = (clause, scope) => {
  const [, one = '', other = ''] =
    /^(?:the )?(.+?)\s+first,?\s+(?:and )?then\s+(?:the )?(.+)$/i.exec(clause) ?? [];
  return areFields(scope, one, other) ? [`move ${one} to the top`, `move ${other} after ${one}`] : undefined;
};

const BE_AND_GO =
  /^(?:the )?(.+?)\s+(should|must)\s+(be\s.+?)\s+and\s+(?:should |must )?((?:come|go|move|stand)\s.+)$/i;

/** 'description should be required and come before severity'. */
const beAndGo: Rewrite = (clause, scope, understands) => {
  const [, noun = '', verb = '', is = '', goes = ''] = BE_AND_GO.exec(clause) ?? [];
  const parts = [`${noun} ${verb} ${is}`, `${noun} ${verb} ${goes}`];
  return areFields(scope, noun) && parts.every(understands) ? parts : undefined;
};

const CHANGE_TWO =
  /^(?:change|rename|turn)\s+(?:the )?(.+?)\s+(?:in)?to\s+(.+?)\s+and\s+(.+?)\s+(?:in)?to\s+(.+)$/i;

/** 'change m to male and f to female'. */
const changedTwice: Rewrite = (clause, _scope, understands) => {
  const [, one = '', first = '', other = '', second = ''] = CHANGE_TWO.exec(clause) ?? [];
  const parts = [`rename ${one} to ${first}`, `rename ${other} to ${second}`];
  return one && !understands(clause) && parts.every(understands) ? parts : undefined;
};

/** Clauses that say two things and more, in the order in which they are tried. */
export const PAIR_REWRITES: readonly Rewrite[] = [
  requiredUnlike,
  recordCalled,
  bareFirstThen,
  beAndGo,
  changedTwice,
  orderAndRequired,
  replacedByField,
  movedTogether,
  orderedEach,
  requiredBut,
];
