import { siblingsOf, type ApplicationModel, type PointedPart, type Tone } from '@tessera/shared/contracts';
import type { Operation } from '../operations/operation';
import { refused, type Refused } from '../operations/outcome';
import { sentenceCase } from '../words/casing';
import { unquote } from '../words/text';
import { operationOf } from './edit-operations';

/**
 * What a message wants of the part that somebody pointed at, where it says no more than that: 'rename it to Cost', 'remove this',
 * 'move it up'. The reading of messages knows fields and records as 'it'; pages, options and titles it would take for something else.
 */
export type PointedWish = Operation | Refused;

const THING =
  'picture|photo|image|banner|' +
  'field|column|table|list|page|tab|section|block|title|heading|headline|header|name|option|choice|button|badge|label|tag|view|filter|figure|number|chart|app|application|text|one|thing|element|input|box';
const POINTER = `(?:(?:this|that|the) (?:${THING})|it|this|that|them|these)`;
const PLEASE = "(?:please |can you |could you |i want to |let us |let's )?";
const END = '(?: please)?[.!?]?';

const pattern = (text: string) => new RegExp(`^${PLEASE}${text}${END}$`, 'iu');

const RENAMES = [
  pattern(
    `(?:rename|retitle|relabel|call|name|title|label) ${POINTER}(?: (?:to|as|into|simply|just))? (.+?)`,
  ),
  pattern('(?:rename|retitle|relabel)(?: (?:to|as|into)) (.+?)'),
  pattern(`${POINTER} (?:should|must|has to) (?:be (?:called|named|titled)|read|say) (.+?)`),
  pattern(`(?:change|set) (?:the|its) (?:name|title|caption|label|words|wording|heading|text) to (.+?)`),
];
/** Of a field they would change its type. */
const BECOMES = [
  pattern(`(?:change|turn|make|set) ${POINTER} (?:to|into|say|read) (.+?)`),
  pattern('(?:change|set) to (.+?)'),
];
const REMOVES = pattern(
  `(?:remove|delete|drop|kill|get rid of|take (?:out|away|off)|throw out|lose|take) ${POINTER}(?: (?:out|away|off))?`,
);
const MOVES = pattern(
  `(?:(?:move|put|place|shift|bring|push) )(?:${POINTER} )?(?:(?:one |a )?(?:step |place )?)(up|down|left|right|first|last|(?:to|at) the (?:very )?(?:top|bottom|start|beginning|front|end|back|left|right))`,
);
const PAINTS = pattern(
  `(?:make|colou?r|paint|turn|show|draw)(?: ${POINTER})?(?: in)?(?: (?:a|the))? ([a-z]+)(?: colou?r)?`,
);

/** A second wish in the same message: then it is read as a whole. */
const SECOND =
  /(?:,| and| then|;|\.) (?:then )?(?:make|rename|move|add|remove|delete|set|show|sort|put|change|hide|call)\b/iu;

/** What the six tones look like. */
const TONES: ReadonlyMap<string, Tone> = new Map([
  ['red', 'bad'],
  ['green', 'good'],
  ['orange', 'warning'],
  ['amber', 'warning'],
  ['yellow', 'warning'],
  ['blue', 'info'],
  ['grey', 'neutral'],
  ['gray', 'neutral'],
  ['accent', 'accent'],
]);

const firstMatch = (patterns: readonly RegExp[], text: string) =>
  patterns.map((one) => one.exec(text)?.[1]).find((found) => found !== undefined);

/** Undefined where the message wants something else. */
export function pointedWish(
  model: ApplicationModel,
  part: PointedPart,
  message: string,
): PointedWish | undefined {
  const text = message.replace(/\s+/gu, ' ').trim();
  if (SECOND.test(text)) return undefined;
  const name = firstMatch(part.kind === 'field' ? RENAMES : [...RENAMES, ...BECOMES], text);
  const tone = toneSaid(part, text);
  if (tone) return operationOf(model, { kind: 'tone', part: part.id, tone });
  if (name !== undefined) return renaming(model, part, name);
  if (REMOVES.test(text)) return removal(part);
  const way = MOVES.exec(text)?.[1];
  return way === undefined ? undefined : moving(model, part, way.toLowerCase());
}

function toneSaid({ kind }: PointedPart, text: string): Tone | undefined {
  if (kind !== 'option' && kind !== 'badge') return undefined;
  return TONES.get(PAINTS.exec(text)?.[1]?.toLowerCase() ?? '');
}

/** In quotes it is called exactly so. */
function renaming(model: ApplicationModel, { id: part }: PointedPart, said: string): PointedWish | undefined {
  const bare = unquote(said).trim();
  const name = bare === said.trim() ? sentenceCase(bare) : bare;
  if (name === '' || name.length > 60) return undefined;
  return operationOf(model, { kind: 'rename', part, name });
}

function removal(part: PointedPart): PointedWish {
  switch (part.kind) {
    case 'title':
      return refused('an application needs a title');
    case 'table':
      return { kind: 'removeEntity', entity: part.id };
    case 'field':
      return { kind: part.field.reference ? 'unrelate' : 'removeField', field: part.id };
    case 'option':
      return { kind: 'removeOption', field: part.field.id, option: part.id };
    default:
      return { kind: 'removePart', part: part.kind, id: part.id };
  }
}

function moving(model: ApplicationModel, part: PointedPart, way: string): PointedWish {
  const siblings = siblingsOf(model, part) ?? [];
  const at = siblings.indexOf(part.id);
  const isBefore = /up|left/u.test(way);
  const isFirst = /first|top|start|beginning|front/u.test(way);
  const isLast = /last|bottom|end|back/u.test(way);
  const to = isFirst ? 0 : isLast ? siblings.length - 1 : at + (isBefore ? -1 : 1);
  if (to < 0 || to >= siblings.length) return refused('it already stands there');
  return operationOf(model, { kind: 'move', part: part.id, to });
}
