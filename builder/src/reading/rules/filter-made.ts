import { wordTable } from '../../language/word-table';
import type { Token } from '../../language/token';
import { conditionAbout, type ConditionSaid } from '../meaning/about';
import { hoisted } from '../meaning/hoisted';
import { conditionName } from '../meaning/condition-name';
import type { Outcome, Said } from '../rule';
import type { World } from '../world';

/** How a filter is made of words, and when they are none. */

/** 'customers with a name and a phone' says what is kept of them, and filters nothing. */
const isDescription = (code: string): boolean =>
  code.split(/ and | or /).every((part) => / is not empty$|^count\(.*\) > 0$/.test(part));

export interface Wanted {
  /** The list opens with it. */
  readonly isDefault?: boolean;
  /** What is said is what is not to be seen. */
  readonly isHidden?: boolean;
  /** It was said plainly that a filter is meant. */
  readonly isPlain?: boolean;
}

function opposite({ entity, code, tokens }: ConditionSaid, world: World): ConditionSaid | undefined {
  const parts = code.split(/ and | or /);
  const flipped = parts.length === 1 ? turned(code) : `not (${code})`;
  const read = world.expression(flipped, entity, 'condition');
  return read === undefined ? undefined : { entity, code: read, tokens };
}

const OTHER = wordTable<string>({
  ' = ': ' != ',
  ' != ': ' = ',
  ' < ': ' >= ',
  ' > ': ' <= ',
  ' <= ': ' > ',
  ' >= ': ' < ',
});

/** 'Due < today' turned round is 'Due >= today'; of several the whole is denied. */
function turned(code: string): string {
  if (code.startsWith('not ')) return code.slice('not '.length);
  if (/ is (?:not )?empty$/.test(code))
    return code.endsWith('is not empty')
      ? code.replace('is not empty', 'is empty')
      : code.replace('is empty', 'is not empty');
  const sign = Object.keys(OTHER).find((one) => code.includes(one));
  return sign === undefined ? `not ${code}` : code.replace(sign, OTHER[sign] ?? sign);
}

/** What is to be seen, of what is said. */
function wantedOf(
  words: readonly Token[],
  world: World,
  { isHidden, isPlain }: Wanted,
): ConditionSaid | undefined {
  const found = conditionAbout(words, world);
  if (!found || (!isPlain && isDescription(found.code))) return undefined;
  return isHidden === true ? opposite(found, world) : found;
}

/** A saved filter; undefined where the words are no condition of the application. */
export function filterOf(words: readonly Token[], world: World, wanted: Wanted = {}): Outcome | undefined {
  const said = wantedOf(words, world, wanted);
  return said && savedFilter(said, world, wanted);
}

/** The filter for a condition, turned round where it says what is to be hidden. */
export function filterWhere(found: ConditionSaid, world: World, wanted: Wanted): Outcome | undefined {
  const said = wanted.isHidden === true ? opposite(found, world) : found;
  return said && savedFilter(said, world, wanted);
}

function savedFilter(found: ConditionSaid, world: World, wanted: Wanted): Outcome {
  const said = hoisted(found, found.tokens, world);
  const { entity, code } = said;
  const known = entity.filters.find(({ where }) => where === code);
  const isDefault = wanted.isDefault === true;
  if (known && (!isDefault || entity.defaultFilter === known.id))
    return { already: `${entity.plural} have a filter ${known.name} already` };
  const filter = known?.id ?? `q${String(world.model.next.node)}`;
  const add = {
    kind: 'addPart',
    part: 'filter',
    owner: entity.id,
    draft: { name: nameFor(said, wanted.isHidden, world), where: code },
  } as const;
  return {
    operations: [
      ...(known ? [] : [add]),
      ...(isDefault ? [{ kind: 'setDefaultFilter', entity: entity.id, filter } as const] : []),
    ],
  };
}

function nameFor(said: ConditionSaid, isHidden: boolean | undefined, world: World): string {
  const name = conditionName(isHidden === true ? { ...said, tokens: [] } : said, world);
  const taken = said.entity.filters.some((one) => one.name === name);
  return taken ? `${name} ${String(said.entity.filters.length + 1)}` : name;
}

export const filterBy =
  (wanted: Wanted, capture = 'what') =>
  (said: Said, world: World): Outcome | undefined =>
    filterOf(said.tokens(capture), world, wanted);
