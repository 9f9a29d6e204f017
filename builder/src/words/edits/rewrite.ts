import { colourOf } from '../colours';
import { readSpec } from '../value-spec';
import { areFields, areTables, type Rewrite, type Understands } from './rewrite-helpers';
import { renameInstead, PAIR_REWRITES } from './rewrite-pairs';
import { twoWishes, VALUE_REWRITES } from './rewrite-values';
import { resolveField, type Scope } from './scope';
import { pattern } from '../pattern';

const ADD_AT = pattern('iu')`
  ^((?:add|insert|include|put|create|[\p{L} ]+?(?: needs?| should have| gets?))\s+.+?)\s+
  (?:right |directly |just )?(before|after|above|below|in front of|behind|underneath|under)\s+
  (?:the )?(.+)$
`;
const ADD_END = pattern('i')`
  ^((?:add|insert|include|create)\s+.+?)\s+(?:
    as (?:the )?(first|last)(?: (?:field|column|one))?
    |(?:at|to) the (top|bottom|start|beginning|end|front)(?: of (?:the )?(?:form|list|table))?
  )$
`;
const CALLED_WITH = pattern('i')`
  ^(.+?\s(?:should be (?:called|named)|renamed? to|to|as)\s+.+?)\s+(?:
    (?:and )?with (?:the )?(?:options|choices|values)
    |(?:and )?as an? (?:choice|drop-?\s?down|select)(?: of| with)?
  )\s*:?\s+(.+)$
`;
const CAN_BE = /^can\s+(?:the |my )?(.+?)\s+(be|become|go|come|move)\s+(.+)$/i;
const GOES = pattern('i')`
  ^(?:the )?(.+?)\s+(?:should |must |can )?(?:go(?:es)?|comes?|moves?)\s+
  ((?:to the )?(?:first|last|top|bottom|start|end)|(?:before|after|above|below)\s.+)$
`;
const INSTEAD =
  /^instead of (?:the |an? )?(.+?),? (?:i(?:'d| would)? (?:want|need|like|prefer)|we (?:want|need)|add|have|there should be) (.+)$/i;
const CHANGING = /^(make|set|turn|change|mark|let)\s+(.+)$/i;

const addedBeside: Rewrite = (clause, scope) => {
  const [, add = '', where = '', other = ''] = ADD_AT.exec(clause) ?? [];
  if (!add || !resolveField(other, scope)) return undefined;
  const noun = add.replace(/^\S+\s+(?:the )?/, '');
  // 'put notes before song' moves what is there.
  if (/^put\b/i.test(add) && resolveField(noun, scope)) return undefined;
  return [add.replace(/^put/i, 'add'), `move it ${/under/i.test(where) ? 'below' : where} ${other}`];
};

const addedAtEnd: Rewrite = (clause) => {
  const [, field, end, side] = ADD_END.exec(clause) ?? [];
  const place = end ?? side;
  return field && place ? [field, `move it to the ${place.toLowerCase()}`] : undefined;
};

const BOTH_REQUIRED =
  /^(?:make |the )*(.+?)\s+(?:(?:should|must) be|is|are)?\s*(required|optional|mandatory),\s*(?:and )?(?:the )?([\p{L} ]+)$/iu;
const TWO_ORDERS = /^((?:sort|order|show)\s+.+?\sby\s.+?),?\s+and\s+((?:the )?([\p{L} -]+?)\s+by\s.+)$/iu;
const REASON =
  /,?\s+(?:because|since|so that|as (?:i|we)|cause)\b.*$|,\s+(?:i|we|it's|it is|that's|they|nobody|no one|there)\b.*$/i;

const RENAME_TYPED = /^(?:rename|change)\s+(?:the )?(.+?)\s+(?:in)?to\s+([^()]+?)\s*\(([^()]+)\)$/i;
const RENAME_TWO = /^rename\s+(?:the )?(.+?)\s+and\s+(.+?)\s+to\s+(.+?)\s+and\s+(.+)$/i;
const FIRST_THEN =
  /^((?:put|move|place)\s+(?:the )?(.+?)\s+(?:(?:to|at) the (?:top|start|beginning)|first)),?\s+(?:and )?then\s+(?:the )?(.+)$/i;
const ADD_TWICE =
  /^(add|include)\s+(.+?\s(?:to|in|for)\s+(?:the )?(.+?))\s+and\s+(.+?\s(?:to|in|for)\s+(?:the )?(.+?))$/i;

/** 'change delayed to minutes late (number)'. */
const renamedAndTyped: Rewrite = (clause, scope) => {
  const [, noun = '', name = '', type = ''] = RENAME_TYPED.exec(clause) ?? [];
  const isTyped = areFields(scope, noun) && readSpec(type)?.type !== undefined;
  return isTyped ? [`rename ${noun} to ${name}`, `make it ${type}`] : undefined;
};

/** 'rename from and to to origin and destination'. */
const renamedTwice: Rewrite = (clause, scope) => {
  const [, one = '', other = '', newOne = '', newOther = ''] = RENAME_TWO.exec(clause) ?? [];
  if (!areFields(scope, one, other) || / to /.test(newOne)) return undefined;
  return [`rename ${one} to ${newOne}`, `rename ${other} to ${newOther}`];
};

/** 'put the date at the top, then airline'. */
const firstThen: Rewrite = (clause, scope) => {
  const [, put = '', first = '', second = ''] = FIRST_THEN.exec(clause) ?? [];
  return areFields(scope, first, second) ? [put, `move ${second} after ${first}`] : undefined;
};

/** 'add a website to suppliers and a level to products'. */
const addedTwice: Rewrite = (clause, scope) => {
  const [, verb = '', left = '', one = '', right = '', other = ''] = ADD_TWICE.exec(clause) ?? [];
  return areTables(scope, one, other) ? [`${verb} ${left}`, `${verb} ${right}`] : undefined;
};

/** 'author should be required, notes too'. */
const bothRequired: Rewrite = (clause, scope) => {
  const [, first = '', how = '', second = ''] = BOTH_REQUIRED.exec(clause) ?? [];
  return areFields(scope, first, second) ? [`make ${first} ${how}`, `make ${second} ${how}`] : undefined;
};

/** 'sort loans by date and books by author'. */
const sortedTwice: Rewrite = (clause, scope) => {
  const [, order = '', other = '', noun = ''] = TWO_ORDERS.exec(clause) ?? [];
  return areTables(scope, noun) ? [order, `sort ${other}`] : undefined;
};

/** 'make it dark and blue', 'make category text and quantity required': one verb for two wishes. */
const twoOfOneVerb: Rewrite = (clause, _scope, understands) => {
  const [, verb, rest] = CHANGING.exec(clause) ?? [];
  if (!verb || !rest) return undefined;
  for (const match of rest.matchAll(/,?\s+(?:and|but)\s+/gi)) {
    const left = `${verb} ${rest.slice(0, match.index)}`;
    const behind = rest.slice(match.index + match[0].length);
    const look = /^((?:it|this|everything|the (?:app|application|theme|design))\s)/i.exec(rest)?.[1];
    const isLook =
      look !== undefined && (/^(?:dark|light)\b/i.test(behind) || colourOf(behind) !== undefined);
    const right = `${verb} ${isLook ? look : ''}${behind}`;
    if (understands(left) && understands(right)) return [left, right];
  }
  return undefined;
};

/** 'remove the pages, I never use them'. */
const withoutReason: Rewrite = (clause, _scope, understands) => {
  const bare = clause.replace(REASON, '');
  return bare !== clause && !understands(clause) && understands(bare) ? [bare] : undefined;
};

/** 'broken should be called condition with options ok, worn'. */
const calledWith: Rewrite = (clause) => {
  const [, called = '', options = ''] = CALLED_WITH.exec(clause) ?? [];
  return /call|name/i.test(called) ? [called, `make it a choice of ${options}`] : undefined;
};

/** 'can the price be optional and the notes go last?'. */
const askedFor: Rewrite = (clause, scope, understands) => {
  const [, noun = '', verb = '', value = ''] = CAN_BE.exec(clause) ?? [];
  if (!noun) return undefined;
  const said = /^be/i.test(verb) ? `${noun} should be ${value}` : `move ${noun} ${value}`;
  const [, first = '', second = ''] = /^(.+?),?\s+and\s+(?:the )?(.+)$/i.exec(said) ?? [];
  return second && understands(first) ? [first, ...rewriteClause(second, scope, understands)] : [said];
};

const goesTo: Rewrite = (clause, scope) => {
  const [, noun = '', where = ''] = GOES.exec(clause) ?? [];
  return areFields(scope, noun) ? [`move ${noun} ${where}`] : undefined;
};

const insteadOf: Rewrite = (clause, scope) => {
  const [, old = '', wanted = ''] = INSTEAD.exec(clause) ?? [];
  return areFields(scope, old) ? [`replace ${old} with ${wanted}`] : undefined;
};

const REWRITES: readonly Rewrite[] = [
  ...PAIR_REWRITES,
  ...VALUE_REWRITES,
  addedBeside,
  addedAtEnd,
  bothRequired,
  sortedTwice,
  renamedAndTyped,
  renamedTwice,
  firstThen,
  addedTwice,
  withoutReason,
  calledWith,
  askedFor,
  goesTo,
  insteadOf,
  twoOfOneVerb,
  twoWishes,
  renameInstead,
];

/** The simpler clauses that a clause is made of, in order; the clause itself when it is one. Only words, no changes. */
export function rewriteClause(clause: string, scope: Scope, understands: Understands): string[] {
  for (const rewrite of REWRITES) {
    const parts = rewrite(clause, scope, understands);
    if (parts) return parts;
  }
  return [clause];
}
