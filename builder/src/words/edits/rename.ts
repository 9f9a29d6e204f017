import { findEntity } from '../../model/find';
import type { Operation } from '../../operations/operation';
import { plural, singular } from '../inflect';
import { shorten, splitOutside, unquote } from '../text';
import { newName } from './nouns';
import { found, resolveField, type Found, type Reader, type Scope } from './scope';

const RENAME: readonly RegExp[] = [
  /^(?:rename|relabel|re-label|retitle)\s+(.+?)\s+(?:to|as|into|->|=>)\s+(.+)$/i,
  /^(?:change|set|edit|update)\s+(?:the )?(?:name|label|title|caption)\s+of\s+(.+?)\s+(?:to|into)\s+(.+)$/i,
  /^(?:change|set|edit|update)\s+(?:the )?(.+?)(?:'s)?\s+(?:name|label|caption)\s+to\s+(.+)$/i,
  /^(?:call|name|label)\s+(?:the )?(.+?)\s+(?:field|column)\s+(?:instead )?(.+)$/i,
  /^(.+?)\s+(?:should|must|shall|is to|needs to)\s+be\s+(?:called|named|labelled|labeled|renamed to)\s+(.+)$/i,
  /^(?:instead of|rather than)\s+(.+?),?\s+(?:call it|say|use|name it|write)\s+(.+)$/i,
  /^(?:say|use|write|call it)\s+(.+?)\s+(?:instead of|rather than)\s+(.+)$/i,
];

function renameOne(from: string, to: string, scope: Scope): Operation | undefined {
  const name = newName(to);
  if (!/[\p{L}\p{N}]/u.test(name)) return undefined;
  const entity = findEntity(scope.model, from.replace(/\s+table$/i, '').replace(/^(?:the|all) /i, ''));
  const place = resolveField(from, scope);
  if (place && !/\btable$/i.test(from)) return { kind: 'renameField', field: place.field.id, name };
  if (entity)
    return {
      kind: 'renameEntity',
      entity: entity.id,
      name: shorten(singular(name), 58),
      plural: shorten(plural(singular(name)), 60),
    };
  return renameOption(from, name, scope);
}

function renameOption(from: string, label: string, scope: Scope): Operation | undefined {
  const inField =
    /^(?:the )?(?:option |value |choice )?(.+?)(?: (?:option|value|choice))?(?:\s+(?:in|of|from)\s+(.+))?$/i.exec(
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
  for (const [index, pattern] of RENAME.entries()) {
    const match = pattern.exec(clause);
    if (!match?.[1] || !match[2]) continue;
    const pairs =
      index === 0
        ? splitOutside(
            clause.replace(/^\S+\s+/, ''),
            /\s*,?\s+and\s+(?=[^,]+?\s(?:to|as)\s)|\s*,\s*(?=[^,]+?\s(?:to|as)\s)/,
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
    const match = /^(.+?)\s+(?:to|as)\s+(.+)$/i.exec(pair);
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
