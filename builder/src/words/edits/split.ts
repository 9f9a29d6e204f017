import type { Operation } from '../../operations/operation';
import { readFieldPhrase } from '../field-phrase';
import { splitList } from '../field-list';
import { newName } from './nouns';
import { resolveField, type Reader } from './scope';
import { pattern } from '../pattern';

const SPLIT = pattern('i')`
  ^(?:split|divide|separate|break)\s+(?:up\s+)?(?:the\s+)?(.+?)\s+(?:up\s+)?(?:in|into|in to)\s+
  (?:(?:two|three|four|separate|the)\s+)*(?:(?:fields?|columns?)\s*(?:for|called|named|:)?\s*)?:?
  \s*(.+)$
`;

/**
 * 'split name into first and last name': the field takes the first name and keeps its values, the others are added
 * behind it. Values are not divided, and the coverage says so.
 */
export const readSplit: Reader = (clause, scope) => {
  const [, noun = '', list = ''] = SPLIT.exec(clause) ?? [];
  const place = noun ? resolveField(noun, scope) : undefined;
  const [first, ...others] = splitList(list.replace(/\s+(?:fields?|columns?)$/i, ''));
  if (!place || !first || others.length === 0) return undefined;
  const { entity, field } = place;
  const drafts = others
    .map((item) => readFieldPhrase(item, entity.name))
    .filter((item) => item !== undefined);
  if (drafts.length !== others.length) return undefined;
  const at = entity.fields.indexOf(field);
  const name = newName(first);
  const added = drafts.flatMap((draft, index): Operation[] => [
    { kind: 'addField', entity: entity.id, draft },
    { kind: 'moveField', field: `f${String(scope.model.next.field + index)}`, to: at + 1 + index },
  ]);
  const why = `Values are not divided: what stood in ${field.name} is now in ${name}`;
  return {
    operations: [{ kind: 'renameField', field: field.id, name }, ...added],
    missing: [{ phrase: clause, state: 'different', why }],
  };
};
