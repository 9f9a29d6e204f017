import { findEntity, findOption } from '../../model/find';
import type { Operation } from '../../operations/operation';
import { unquote } from '../text';
import { optionLabel, readOptions } from '../value-spec';
import type { Field } from '@tessera/shared/contracts';
import { found, resolveField, type Found, type Reader, type Scope } from './scope';
import { pattern } from '../pattern';

const ADD: readonly RegExp[] = [
  pattern('i')`
    ^(?:add|include|put in|insert|append|put|allow|offer|create|introduce)\s+(?:also\s+)?
    (?:an? |the |another |new |more )*(?:option|value|choice|entry|state|status)s?:?\s+
    (?:called |named |of |for )?(.+?)\s+(?:to|for|in|into|on|under)\s+(?:the )?(.+)$
  `,
  pattern('i')`
    ^(?:add|include|put in|insert|append|put|allow|offer|introduce)\s+(.+?)\s+(?:
      to|as (?:an? )?(?:new |another |possible )?(?:option|value|choice) (?:to|for|in|of)
      |to the (?:list of )?(?:options|values|choices) (?:of|for|in)|into|under
    )\s+(?:the )?(.+)$
  `,
  pattern('i')`
    ^(?:add|include|allow|offer|introduce)\s+(.+?)\s+as\s+
    (?:an? |another |one more |possible |additional |new |extra )*(.+?)
    (?:\s+(?:option|value|choice))?$
  `,
];
const ONE_MORE = pattern('i')`
  ^(?:add|include|allow|offer)\s+
  (?:one more|another|an?(?: (?:new|extra|additional|further))?|the)\s+([\w -]+?)
  (?: option| value| choice)?\s*(?:(?::|called|named)\s*|(?=["']))(.+)$
`;
const NEEDS_ONE = pattern('i')`
  ^(?:the )?(.+?)\s+
  (?:needs?|should (?:also )?have|must have|gets?|could use|has|lacks?|is missing)\s+(?:
    another|one more|also[ ]
    |an?(?: (?:new|extra|additional|further|second|third|fourth|fifth|sixth|seventh))?|the|more
    |new
  )\s*(?:options?|values?|choices?|states?):?\s*(?:called |named |of |for )?(.+)$
`;
const BETWEEN = pattern('iu')`
  ^(?:add|include|insert|put)\s+(?:an? |another |the )?(?:new )?(.+?)\s+(?:as (?:an? |another )?)?
  ([\p{L}-]+)\s+(?:option |value |choice )?(between|after|before)\s+(.+)$
`;
const BESIDE = pattern('iu')`
  ^(?:add|include|insert|put)\s+(?:an? |another |the )?(?:new )?(?:option |value |choice )?(.+?)
  \s+(between|after|before)\s+(.+?)(?:\s+(?:in|to|of|for)\s+(?:the )?(.+))?$
`;
const NAMED_ONE =
  /^(?:add|include|insert)\s+(?:an? |another |the )?(?:new )?["']([^"']+)["']\s+(?:option |value )?(?:to )?([\p{L}-]+)$/iu;
const OPTION_ONLY =
  /^(?:remove|delete|drop|get rid of|lose)\s+(?:the )?(?:options?|values?|choices?)\s+(.+)$/i;
const NEEDS_LEVEL = pattern('i')`
  ^(?:the )?(.+?)\s+(?:needs?|should have|could use|lacks?|is missing)\s+(?:an?|another|one more)
  \s+(.+?)\s+(?:level|option|value|choice|state|status|stage|category)$
`;
/** 'add level B2 to the courses': a label that looks like one, behind the name of its choice. */
const LABELLED =
  /^(?:[Aa]dd|[Ii]nclude|[Aa]llow)\s+(?:the |an? )?([\w-]+)\s+(["'][^"']+["']|[A-Z]\d+|\d+[\w+-]*)(?:\s+(?:to|in|for)\s+.+)?$/;
const CAN_ALSO = pattern('i')`
  ^(?:add )?(?:the )?(.+?)\s+(?:(?:can|could|may|should|might)\s+also|to(?: also)?)\s+
  (?:be|have|include|offer|contain)\s+(?:the option |an? )?(.+)$
`;
const REMOVE = pattern('i')`
  ^(?:remove|delete|drop|take|get rid of|lose|discard)\s+(?:the )?(?:options?|values?|choices?)?:?
  \s*(.+?)\s+(?:option |value |choice )?(?:from|out of|of|in)\s+(?:the )?(?:options (?:of|for) )?
  (.+)$
`;
const SET: readonly RegExp[] = [
  pattern('i')`
    ^(?:set|change|make|replace|update)?\s*(?:the )?(?:options|values|choices)\s+(?:of|for|in)\s+
    (?:the )?(.+?)\s+(?:to|are|should be|with|as|be|:|=|must be)\s*:?\s*(.+)$
  `,
  /^(?:the )?(.+?)\s+(?:options|values|choices)\s*(?:are|should be|to|:|=|be)\s*:?\s*(.+)$/i,
  pattern('i')`
    ^(?:have|use|make|add|put|create|want|give me|prefer)\s+(?:an? |the )?
    (?:drop-?\s?down|select|pick ?list|choice|list of options|radio buttons?)
    (?: list| menu| box| field)? (?:for|on|in) (?:the )?(.+?)\s*(?:with|of|containing|offering|:)\s+
    (?:the (?:options|choices|values) )?(.+)$
  `,
  /^(?:give|let)\s+(?:the )?(.+?)\s+(?:have )?(?:the )?(?:options|values|choices)\s*:?\s*(.+)$/i,
];

function choiceOf(text: string, scope: Scope): Field | undefined {
  const place = resolveField(
    text.replace(/\s+(?:options?|choices?|values?|list|drop-?\s?down|field)$/i, ''),
    scope,
  );
  return place?.field.type === 'choice' ? place.field : undefined;
}

function addAll(field: Field, text: string): Found | undefined {
  const labels = readOptions(text).map(optionLabel);
  const operations = labels.map((label): Operation => ({ kind: 'addOption', field: field.id, label }));
  return operations.length > 0 ? { operations } : undefined;
}

/** 'add a negotiating stage between lead and won': an option with its place. */
function readBetween(clause: string, scope: Scope): Found | undefined {
  const [, label = '', noun = '', where = '', beside = ''] = BETWEEN.exec(clause) ?? [];
  const field = noun ? choiceOf(noun, scope) : undefined;
  return field ? optionAt(field, label, where, beside) : readBeside(clause, scope);
}

/** 'add premium between economy and business in class', also without the name of the choice. */
function readBeside(clause: string, scope: Scope): Found | undefined {
  const [, label = '', where = '', beside = '', name] = BESIDE.exec(clause) ?? [];
  if (!label) return undefined;
  const choices = name
    ? [choiceOf(name, scope)]
    : scope.model.entities.flatMap((entity) => entity.fields.filter((item) => item.type === 'choice'));
  return choices
    .map((choice) => choice && optionAt(choice, label, where, beside))
    .find((reading) => reading !== undefined);
}

function optionAt(field: Field, label: string, where: string, beside: string): Found | undefined {
  const options = field.options ?? [];
  const others = beside.split(/\s+and\s+/i).map((text) => findOption(field, unquote(text.trim())));
  const places = others.map((option) => (option ? options.indexOf(option) : -1));
  if (places.length === 0 || places.some((place) => place < 0)) return undefined;
  const at = where.toLowerCase() === 'before' ? Math.min(...places) : Math.min(...places) + 1;
  const labels = options.map((option) => option.label);
  return found({
    kind: 'setOptions',
    field: field.id,
    options: [...labels.slice(0, at), optionLabel(unquote(label)), ...labels.slice(at)],
  });
}

/** Phrases that say a choice and what it gains: 'status can also be cancelled', 'add a "late" status'. */
function readGained(clause: string): { noun: string; labels: string }[] {
  const [, quoted, choice] = NAMED_ONE.exec(clause) ?? [];
  if (quoted && choice) return [{ noun: choice, labels: quoted }];
  return [ONE_MORE, NEEDS_ONE, NEEDS_LEVEL, LABELLED, CAN_ALSO].flatMap((pattern) => {
    const [, noun, labels] = pattern.exec(clause) ?? [];
    return noun && labels ? [{ noun, labels }] : [];
  });
}

function readAdd(clause: string, scope: Scope): Found | undefined {
  const between = readBetween(clause, scope);
  if (between) return between;
  for (const pattern of ADD) {
    const [, labels, noun] = pattern.exec(clause) ?? [];
    const field = noun ? choiceOf(noun, scope) : undefined;
    if (field && labels) return addAll(field, unquoteFieldWords(labels));
  }
  for (const { noun, labels } of readGained(clause)) {
    const field = choiceOf(noun, scope);
    if (field) return addAll(field, labels);
  }
  return undefined;
}

/** The label alone of 'an "Other" option', 'a new urgent option', 'option urgent'. */
const unquoteFieldWords = (text: string) =>
  text
    .replace(/^(?:an?|the|another) (?:new )?(.+) (?:option|value|choice)$/i, '$1')
    .replace(/^(?:an? |the )?(?:new )?(?:options?|values?|choices?)\s+/i, '');

/** 'remove history', when that is an option of one choice and neither a field nor a table. */
function onlyOption(clause: string, scope: Scope): Found | undefined {
  const [, words = ''] = /^(?:remove|delete|drop|get rid of|lose|ditch)\s+(?:the )?(.+)$/i.exec(clause) ?? [];
  const label = unquote(words).toLowerCase();
  if (!label || resolveField(label, scope) || findEntity(scope.model, label)) return undefined;
  const places = scope.model.entities.flatMap((entity) =>
    entity.fields.flatMap((field) => {
      const option = field.options?.find((item) => item.label.toLowerCase() === label);
      return option ? [{ field: field.id, option: option.id }] : [];
    }),
  );
  const [place] = places;
  return place && places.length === 1 ? found({ kind: 'removeOption', ...place }) : undefined;
}

/** 'remove the option late': whichever choice has it. */
function namedOption(clause: string, scope: Scope): Found | undefined {
  const bare = OPTION_ONLY.exec(clause)?.[1];
  for (const choice of bare ? scope.model.entities.flatMap((entity) => entity.fields) : []) {
    const option = findOption(choice, unquote(bare ?? ''));
    if (option) return found({ kind: 'removeOption', field: choice.id, option: option.id });
  }
  return undefined;
}

function readTake(clause: string, scope: Scope): Found | undefined {
  const single = namedOption(clause, scope) ?? onlyOption(clause, scope);
  if (single) return single;
  const match = REMOVE.exec(clause);
  const field = match?.[2] ? choiceOf(match[2], scope) : undefined;
  if (!field || !match?.[1]) return undefined;
  const wanted = readOptions(unquoteFieldWords(match[1]));
  const options = wanted.map((label) => findOption(field, unquote(label)));
  const known = options.filter((option) => option !== undefined);
  if (known.length !== wanted.length) return undefined;
  return found(
    ...known.map((option): Operation => ({ kind: 'removeOption', field: field.id, option: option.id })),
  );
}

/** Add, remove, set the options of a choice: 'add waiting to status', 'status can also be cancelled'. */
export const readChoice: Reader = (clause, scope) => {
  const change = readAdd(clause, scope) ?? readTake(clause, scope);
  if (change) return change;
  for (const pattern of SET) {
    const match = pattern.exec(clause);
    const place = match?.[1] ? resolveField(match[1], scope) : undefined;
    const options = match?.[2] ? readOptions(match[2]).map(optionLabel) : [];
    if (!place || options.length < 2) continue;
    if (place.field.type === 'choice') return found({ kind: 'setOptions', field: place.field.id, options });
    return found({ kind: 'retypeField', field: place.field.id, type: 'choice', limits: { options } });
  }
  return undefined;
};
