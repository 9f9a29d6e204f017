import { findEntity } from '../../model/find';
import type { Operation } from '../../operations/operation';
import { plural, singular } from '../inflect';
import { shorten, splitOutside, unquote } from '../text';
import { optionLabel } from '../value-spec';
import { newName } from './nouns';
import { currentEntity, found, resolveField, type Found, type Reader, type Scope } from './scope';

const RENAME: readonly RegExp[] = [
  /^(?:rename|relabel|re-label|retitle)\s+(.+?)\s+(?:to|as|into|->|=>)\s+(.+)$/i,
  /^(?:change|set|edit|update)\s+(?:the )?(?:name|label|title|caption)\s+of\s+(.+?)\s+(?:to|into)\s+(.+)$/i,
  /^(?:change|set|edit|update)\s+(?:the )?(.+?)(?:'s)?\s+(?:name|label|caption)\s+to\s+(.+)$/i,
  /^(?:call|name|label)\s+(?:the )?(.+?)\s+(?:field|column)\s+(?:instead )?(.+)$/i,
  /^(.+?)\s+(?:should|must|shall|is to|needs to)\s+be\s+(?:called|named|labelled|labeled|renamed to|renamed)\s+(.+)$/i,
  /^(?:instead of|rather than)\s+(.+?),?\s+(?:call it|say|use|name it|write)\s+(.+)$/i,
  /^(?:it should )?(?:say|use|write|call it|read)\s+(.+?)\s+(?:instead of|rather than)\s+(.+)$/i,
];

function renameOne(from: string, to: string, scope: Scope): Operation | undefined {
  const name = newName(to);
  if (!/[\p{L}\p{N}]/u.test(name)) return undefined;
  const entity = findEntity(scope.model, from.replace(/\s+table$/i, '').replace(/^(?:the|all) /i, ''));
  const option = optionByField(from, scope);
  if (option) return { ...option, label: optionLabel(unquote(to)) };
  const place = resolveField(from, scope);
  if (place && !/\btable$/i.test(from)) return { kind: 'renameField', field: place.field.id, name };
  if (entity)
    return {
      kind: 'renameEntity',
      entity: entity.id,
      name: shorten(singular(name), 58),
      plural: shorten(plural(singular(name)), 60),
    };
  if (/^(?:the |all )?(?:entries|records|items|table|list)$/i.test(from) && scope.model.entities.length === 1)
    return renameOne(currentEntity(scope).plural, to, scope);
  return renameOption(from, name, scope);
}

/** 'status open', 'the category garden': a choice and one of its options. */
function optionByField(
  from: string,
  scope: Scope,
): { kind: 'renameOption'; field: string; option: string } | undefined {
  const words = from.replace(/^the /i, '').split(' ');
  for (let size = 1; size < words.length; size += 1) {
    const noun = words.slice(0, size).join(' ');
    const rest = unquote(
      words
        .slice(size)
        .join(' ')
        .replace(/^(?:option|value|choice) /i, ''),
    );
    const field = resolveField(noun, scope)?.field;
    const option = field?.options?.find((item) => item.label.toLowerCase() === rest.toLowerCase());
    if (field && option && field.name.toLowerCase() !== from.toLowerCase())
      return { kind: 'renameOption', field: field.id, option: option.id };
  }
  return undefined;
}

const REPLACE_OPTION: readonly RegExp[] = [
  /^(?:replace|change|swap)\s+(?:the )?(?:option |value )?(.+?)\s+(?:with|by|to|for)\s+(.+?)\s+(?:in|of|for)\s+(?:the )?(.+)$/i,
  /^in\s+(?:the )?(.+?),?\s+(?:replace|change|rename)\s+(.+?)\s+(?:with|by|to)\s+(.+)$/i,
];

const SHOULD_BE =
  /^(?:the )?(.+?)\s+(?:should|must) (?:be|become|read|say)\s+(?:(?:called|named|labelled|renamed(?: to| as)?)\s+)?(.+)$/i;

function renamedTo(place: string, to: string, scope: Scope): Found | undefined {
  const operation = place ? optionByField(place, scope) : undefined;
  return operation && found({ ...operation, label: optionLabel(unquote(to)) });
}

/** 'replace done with finished in status', 'the category garden should be outdoor'. */
function readOptionRename(clause: string, scope: Scope): Found | undefined {
  for (const [index, pattern] of REPLACE_OPTION.entries()) {
    const [, one = '', two = '', three = ''] = pattern.exec(clause) ?? [];
    const [noun, from, to] = index === 0 ? [three, one, two] : [one, two, three];
    const reading = noun ? renamedTo(`${noun} ${from}`, to, scope) : undefined;
    if (reading) return reading;
  }
  const [, from = '', to = ''] = SHOULD_BE.exec(clause) ?? [];
  return renamedTo(from, to, scope);
}

function renameOption(from: string, label: string, scope: Scope): Operation | undefined {
  const inField =
    /^(?:the |its )?(?:option |value |choice )?(.+?)(?: (?:option|value|choice))?(?:\s+(?:in|of|from)\s+(.+))?$/i.exec(
      from,
    );
  const wanted = unquote(inField?.[1] ?? from).toLowerCase();
  const choices = scope.model.entities.flatMap((entity) =>
    entity.fields.filter((field) => field.type === 'choice'),
  );
  const only = inField?.[2] ? resolveField(inField[2], scope)?.field : undefined;
  for (const field of only ? [only] : choices) {
    const option = field.options?.find((item) => item.label.toLowerCase() === wanted);
    if (option) return { kind: 'renameOption', field: field.id, option: option.id, label };
  }
  return undefined;
}

/** 'rename composer to artist and minutes to duration', 'call the minutes field Duration'. */
export const readRename: Reader = (clause, scope) => {
  const option = readOptionRename(clause, scope);
  if (option) return option;
  for (const [index, pattern] of RENAME.entries()) {
    const match = pattern.exec(clause);
    if (!match?.[1] || !match[2]) continue;
    const pairs =
      index === 0
        ? splitOutside(
            clause.replace(/^\S+\s+/, ''),
            /\s*,?\s+and\s+(?=[^,]+?\s(?:to|as|->|=>)\s)|\s*,\s*(?=[^,]+?\s(?:to|as|->|=>)\s)/,
          )
        : [];
    if (pairs.length > 1)
      return renamePairs(
        pairs.map((pair) => pair.text),
        scope,
      );
    const [from, to] = index === 6 ? [match[2], match[1]] : [match[1], match[2]];
    const operation = renameOne(from, withoutPlace(to, scope), scope);
    if (operation) return found(operation);
  }
  const call = /^(?:call|name)\s+(.+)$/i.exec(clause);
  return call?.[1] ? readCall(call[1], scope) : undefined;
};

/** 'rename title to subject in deals' keeps 'in deals' out of the name. */
function withoutPlace(to: string, scope: Scope): string {
  const match = /^(.+?)\s+(?:in|on|of)\s+(?:the )?(.+)$/i.exec(to);
  return match?.[1] && match[2] && findEntity(scope.model, match[2].replace(/ table$/i, '')) ? match[1] : to;
}

function renamePairs(pairs: readonly string[], scope: Scope): Found | undefined {
  const operations = pairs.map((pair) => {
    const match = /^(.+?)\s+(?:to|as|->|=>)\s+(.+)$/i.exec(pair);
    return match?.[1] && match[2] ? renameOne(match[1], match[2], scope) : undefined;
  });
  const done = operations.filter((operation) => operation !== undefined);
  return done.length === operations.length ? { operations: done } : undefined;
}

/** 'call composer Artist', 'call it Artist': the longest beginning that is a field is what gets the rest as name. */
function readCall(text: string, scope: Scope): Found | undefined {
  const words = text.split(' ');
  for (let size = words.length - 1; size >= 1; size -= 1) {
    const from = words.slice(0, size).join(' ');
    const operation =
      resolveField(from, scope) || findEntity(scope.model, from)
        ? renameOne(from, words.slice(size).join(' '), scope)
        : undefined;
    if (operation) return found(operation);
  }
  return undefined;
}
