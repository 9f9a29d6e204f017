import { wordTable } from '../../language/word-table';
import type { ApplicationModel, Block, Metric, ModelPage } from '@tessera/shared/contracts';
import { parseCode } from '../../expressions/parse';
import { printWords } from '../../expressions/print';
import { IdSource } from '../../model/ids';
import { APPLICATION } from '../../model/parts';
import type { Operation } from '../../operations/operation';
import { inSentence } from '../../words/casing';
import { capitalise, nameKey, shorten } from '../../words/text';
import type { Figure } from './figure';

/**
 * Figures stand on one page 'Overview', behind the lists: numbers in a row at its top, charts below. An application that has a page of
 * figures already gets more of them there. So one always knows where to look, and the lists stay what they are.
 */

const MOST_FIGURES = 8;
const MOST_BLOCKS = 16;
const MOST_METRICS = 40;
const LONGEST_NAME = 60;

const EXTREMES = wordTable<readonly [largest: string, smallest: string]>({
  duration: ['Longest', 'Shortest'],
  money: ['Highest', 'Lowest'],
  date: ['Latest', 'Earliest'],
  datetime: ['Latest', 'Earliest'],
  rating: ['Highest', 'Lowest'],
});

function baseName({ entity, op, field }: Figure): string {
  if (op === 'count') return entity.plural;
  if (!field)
    return op === 'average'
      ? `Share of ${inSentence(entity.plural)}`
      : `Value of ${inSentence(entity.plural)}`;
  const name = inSentence(field.name);
  if (op === 'sum') return /^total\b/i.test(field.name) ? field.name : `Total ${name}`;
  if (op === 'average') return /^average\b/i.test(field.name) ? field.name : `Average ${name}`;
  const [largest, smallest] = EXTREMES[field.type] ?? ['Largest', 'Smallest'];
  return `${op === 'largest' ? largest : smallest} ${name}`;
}

function whereName(where: string, entity: string, model: ApplicationModel): string {
  const parsed = parseCode(where);
  return 'tree' in parsed ? `, ${printWords(parsed.tree, { model, entity })}` : '';
}

/** 'Total price, not paid, by customer'; told from others of the name by a number. */
function nameOf(figure: Figure, model: ApplicationModel): string {
  const { entity, span, by } = figure;
  const where = figure.condition ?? (span === undefined ? figure.where : undefined);
  const field = by && entity.fields.find(({ id }) => id === by.field);
  const behind = by?.period ? ` per ${by.period}` : field ? ` by ${inSentence(field.name)}` : '';
  const condition = `${span === undefined ? '' : ` ${span}`}${where === undefined ? '' : whereName(where, entity.id, model)}`;
  const name = `${shorten(`${baseName(figure)}${condition}`, LONGEST_NAME - behind.length - 3)}${behind}`;
  const taken = new Set(model.metrics.map((metric) => nameKey(metric.name)));
  for (let count = 1; ; count += 1) {
    const next = count === 1 ? name : `${name} ${String(count)}`;
    if (!taken.has(nameKey(next))) return capitalise(next);
  }
}

const isSame = (one: Omit<Metric, 'id' | 'name'>, other: Omit<Metric, 'id' | 'name'>) =>
  one.entity === other.entity &&
  one.op === other.op &&
  one.value === other.value &&
  one.where === other.where &&
  one.by?.field === other.by?.field &&
  one.by?.period === other.by?.period;

const metricOf = ({ entity, op, value, where, by }: Figure): Omit<Metric, 'id' | 'name'> => ({
  entity: entity.id,
  op,
  ...(value !== undefined && { value }),
  ...(where !== undefined && { where }),
  ...(by && { by }),
});

const isOfFigures = ({ kind }: Block) => kind === 'figures' || kind === 'chart';
const pageFor = ({ pages }: ApplicationModel): ModelPage | undefined =>
  pages.find(({ name }) => nameKey(name) === 'overview') ??
  pages.find(({ blocks }) => blocks.some(isOfFigures));

/** The shape of a chart: a line where an average goes through time, else bars. */
const shapeOf = ({ shape, by, op }: Figure) => shape ?? (by?.period && op === 'average' ? 'line' : 'bar');

type NewBlock = Block extends infer Each ? (Each extends Block ? Omit<Each, 'id'> : never) : never;

interface Shown {
  readonly id: string;
  readonly figure: Figure;
}

function blocksOf(shown: readonly Shown[]): NewBlock[] {
  const numbers = shown.filter(({ figure }) => !figure.by).map(({ id }) => id);
  const charts = shown.filter(({ figure }) => figure.by);
  return [
    ...(numbers.length > 0 ? [{ kind: 'figures' as const, metrics: numbers.slice(0, MOST_FIGURES) }] : []),
    ...charts.map(({ id, figure }) => ({ kind: 'chart' as const, metric: id, shape: shapeOf(figure) })),
  ];
}

/** Puts figures on a page that is there: into its row of numbers where that has room, charts at its end. */
function onPage(page: ModelPage, shown: readonly Shown[]): Operation[] {
  const row = page.blocks.find((block) => block.kind === 'figures');
  const numbers = shown.filter(({ figure }) => !figure.by).map(({ id }) => id);
  const fits = row && row.metrics.length + numbers.length <= MOST_FIGURES;
  if (!fits || numbers.length === 0)
    return blocksOf(shown).map((draft) => ({
      kind: 'addPart',
      part: 'block',
      owner: page.id,
      draft,
      ...(draft.kind === 'figures' && { at: 0 }),
    }));
  const { id, ...draft } = row;
  const charts = blocksOf(shown.filter(({ figure }) => figure.by));
  return [
    { kind: 'changePart', part: 'block', id, to: { ...draft, metrics: [...row.metrics, ...numbers] } },
    ...charts.map((added): Operation => ({ kind: 'addPart', part: 'block', owner: page.id, draft: added })),
  ];
}

/** What adds figures to an application and shows them; nothing where they are all there. */
export function showFigures(model: ApplicationModel, figures: readonly Figure[]): readonly Operation[] {
  const fresh = figures
    .filter((figure) => !model.metrics.some((metric) => isSame(metric, metricOf(figure))))
    .slice(0, Math.max(0, MOST_METRICS - model.metrics.length));
  if (fresh.length === 0) return [];
  const ids = new IdSource(model.next);
  const shown = fresh.map((figure) => ({ id: ids.node('m'), figure }));
  let named = model;
  const adds = shown.map(({ id, figure }): Operation => {
    const draft = { ...metricOf(figure), name: nameOf(figure, named) };
    named = { ...named, metrics: [...named.metrics, { ...draft, id }] };
    return { kind: 'addPart', part: 'metric', owner: APPLICATION, draft };
  });
  const page = pageFor(model);
  if (page && page.blocks.length + shown.length <= MOST_BLOCKS) return [...adds, ...onPage(page, shown)];
  const taken = new Set(model.pages.map(({ name }) => nameKey(name)));
  const name = taken.has('overview') ? 'More figures' : 'Overview';
  const draft = { name, icon: 'chart-column', blocks: blocksOf(shown) };
  return [...adds, { kind: 'addPart', part: 'page', owner: APPLICATION, draft }];
}
