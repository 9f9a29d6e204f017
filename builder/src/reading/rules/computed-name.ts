import { isDate } from '../meaning/dates';
import type { Entity, Field } from '@tessera/shared/contracts';
import { inSentence } from '../../words/casing';
import type { Value } from '../meaning/typed';
import type { World } from '../world';

/** What a figure is called that nobody named: 'Number of orders', 'Days until due', 'Total'. */

const fieldNamed = (id: string | undefined, world: World): Field | undefined =>
  world.model.entities.flatMap(({ fields }) => fields).find((field) => field.id === id);
const entityNamed = (id: string | undefined, world: World) =>
  world.model.entities.find((entity) => entity.id === id);

type Namer = (match: RegExpExecArray, entity: Entity, world: World) => string | undefined;
const low = (name: string | undefined) => inSentence(name ?? '');

const NAMERS: readonly (readonly [RegExp, Namer])[] = [
  [
    /^count\((e\d+)\.f\d+(?: where .*)?\)$/,
    ([, list], _, world) => `Number of ${low(entityNamed(list, world)?.plural)}`,
  ],
  [/^count\((f\d+).*\)$/, ([, id], _, world) => `Number of ${low(fieldNamed(id, world)?.name)}`],
  [
    /^sum\((f\d+) in .*\)$/,
    ([, id], _, world) =>
      /\btotal\b/i.test(fieldNamed(id, world)?.name ?? '')
        ? 'Total'
        : `Total ${low(fieldNamed(id, world)?.name)}`,
  ],
  [/^average\((f\d+) in .*\)$/, ([, id], _, world) => `Average ${low(fieldNamed(id, world)?.name)}`],
  [
    /^largest\((f\d+) in (e\d+).*\)$/,
    ([, id, list], _, world) => extreme('Last', 'Highest', fieldNamed(id, world), entityNamed(list, world)),
  ],
  [
    /^smallest\((f\d+) in (e\d+).*\)$/,
    ([, id, list], _, world) => extreme('First', 'Lowest', fieldNamed(id, world), entityNamed(list, world)),
  ],
  [/^rounddown\(\(today - f\d+\) \/ 365\.25\)$|^year\(today\) - f\d+$/, () => 'Age'],
  [
    /^(?:date\()?(f\d+)\)? - today$/,
    ([, id], _, world) => `Days until ${low(withoutDate(fieldNamed(id, world)?.name))}`,
  ],
  [
    /^today - (?:date\()?(f\d+)\)?$/,
    ([, id], _, world) => `Days since ${low(withoutDate(fieldNamed(id, world)?.name))}`,
  ],
  [/^f\d+ \+ " " \+ f\d+$/, () => 'Full name'],
  [
    /^(?:date\()?(f\d+)\)? - (?:date\()?(f\d+)\)?$/,
    ([code, end, start], _, world) =>
      differenceName(fieldNamed(end, world), fieldNamed(start, world), code.startsWith('date(')),
  ],
];

const withoutDate = (name = '') => name.replace(/ (?:date|day)$/i, '');

function extreme(
  ofDays: string,
  ofFigures: string,
  field: Field | undefined,
  list: Entity | undefined,
): string | undefined {
  const isDay = field?.type === 'date' || field?.type === 'datetime';
  return isDay ? `${ofDays} ${low(list?.name)}` : `${ofFigures} ${low(field?.name)}`;
}

function differenceName(
  end: Field | undefined,
  start: Field | undefined,
  isDays: boolean,
): string | undefined {
  if (!end || !start || (isDate(end) && !isDate(start))) return undefined;
  if (end.type === 'date' || isDays) return 'Days';
  if (end.type === 'datetime' || end.type === 'time') return 'Duration';
  if (/\bdeposit\b|\bpaid\b|\breceived\b/i.test(start.name)) return 'Left to pay';
  return /\bcosts?\b/i.test(start.name) && end.type === 'money' ? 'Margin' : 'Difference';
}

export function nameForValue({ code, type }: Value, entity: Entity, world: World): string {
  for (const [pattern, name] of NAMERS) {
    const match = pattern.exec(code);
    const found = match && name(match, entity, world);
    if (found) return found;
  }
  if (type === 'date' || type === 'datetime') return 'Due';
  if (type === 'percent') return 'Percentage';
  return type === 'duration' ? 'Duration' : 'Total';
}
