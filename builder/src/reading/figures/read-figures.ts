import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { inSentence } from '../../words/casing';
import { listOf } from '../../words/text';
import { bare, type Outcome } from '../rule';
import type { World } from '../world';
import { readFigures, type Figure } from './figure';
import { figureSaid, isNameIn, type FigureSaid } from './figure-said';
import { phraseAt, phrases } from './phrases';
import { showFigures } from './show-figures';

/** Which clauses a rule about figures takes. */
type Takes = (said: FigureSaid) => boolean;

/** Longer texts, and those with many commas, list fields or tell a story. */
const MOST_TOKENS = 45;
const MOST_COMMAS = 3;

const isTooLong = (clause: readonly Token[]) =>
  clause.length > MOST_TOKENS || clause.filter(({ key }) => key === ',').length > MOST_COMMAS;

const SIDES = phrases(
  'how many, number of, count, total, sum, average, how much, chart, graph, largest, highest, smallest, lowest',
);
const beginsFigure = (tokens: readonly Token[]) => [0, 1, 2, 3].some((at) => phraseAt(tokens, at, SIDES) > 0);

/** 'a count of the open ones and the total price': each side is a figure of its own. */
function sides(clause: readonly Token[]): (readonly [readonly Token[], readonly Token[]])[] {
  return clause.flatMap(({ key }, at) => {
    const after = clause.slice(at + 1);
    return at > 0 && /^(?:and|plus|,)$/.test(key) && beginsFigure(after)
      ? [[clause.slice(0, at), after] as const]
      : [];
  });
}

const isAsking = ({ op, isChart }: FigureSaid) => op !== undefined || isChart;

function readSides(clause: readonly Token[], world: World): readonly Figure[] | undefined {
  for (const [before, after] of sides(clause)) {
    const [one, other] = [figureSaid(before, world), figureSaid(after, world)];
    if (!one || !other || !isAsking(one) || !isAsking(other)) continue;
    const [first, second] = [readFigures(one, world), readFigures(other, world)];
    if (first && second && !('missing' in first) && !('missing' in second)) return [...first, ...second];
  }
  return undefined;
}

/** One figure, and where it is shown. */
export const figureIn = (figure: Figure, world: World): Outcome => shown([figure], world, []);

const isJoined = (clause: readonly Token[]) =>
  clause.some(({ key, tag }) => tag === 'and' || /^(?:[,&/+]|plus|vs)$/.test(key));

function groupWords({ entity, by }: Figure): string[] {
  const field = entity.fields.find(({ id }) => id === by?.field);
  if (by?.period !== undefined) return [`one per ${by.period}`];
  return field ? [`one by ${inSentence(field.name)}`] : [];
}

/** 'how many chores each person did each week' asks for one figure of both, and gets two. */
function apart(figures: readonly Figure[], clause: readonly Token[]): string | undefined {
  const groups = figures.flatMap(groupWords);
  if (groups.length < 2 || isJoined(clause)) return undefined;
  return `A figure is told apart by one thing: there is ${listOf(groups)}`;
}

/** What figures come to, and what of the words they do not say. */
export function shown(
  figures: readonly Figure[],
  world: World,
  clause: readonly Token[],
  before: readonly Operation[] = [],
): Outcome {
  const operations = showFigures(world.model, figures);
  const said = figures.find((figure) => figure.caveat !== undefined)?.caveat;
  const caveat = said ?? apart(figures, clause);
  const short = caveat === undefined ? {} : { caveat };
  return operations.length > 0
    ? { operations: [...before, ...operations], ...short }
    : { already: said ?? 'This figure is there already', ...short };
}

/** What a clause about figures comes to. */
export function figuresOutcome(
  clause: readonly Token[],
  world: World,
  takes: Takes,
  fits: (figure: Figure) => boolean = () => true,
): Outcome | undefined {
  if (isTooLong(clause) || isNameIn(world)(bare(clause))) return undefined;
  const said = figureSaid(clause, world);
  if (!said || !takes(said)) return undefined;
  const both = readSides(clause, world);
  const read = both ?? readFigures(said, world);
  if (read && 'missing' in read) return read;
  return read?.every(fits) ? shown(read, world, clause) : undefined;
}
