import type { Token } from '../../language/token';
import { phraseAt, phrases } from './phrases';

export type Shape = 'bar' | 'line' | 'donut' | 'table';

const KINDS: readonly (readonly [ReturnType<typeof phrases>, Shape | undefined])[] = [
  [phrases('bar chart, bar graph, column chart, bar diagram, bars, histogram'), 'bar'],
  [phrases('line chart, line graph, line diagram, curve, trend line, trend, line'), 'line'],
  [
    phrases(
      'pie chart, pie graph, pie diagram, donut chart, doughnut chart, ring chart, circle chart, pie, donut, doughnut, ring',
    ),
    'donut',
  ],
  [
    phrases(
      'chart, graph, diagram, plot, graphic, charts, graphs, visualise, visualize, visualisation, visualization, visual, graphically',
    ),
    undefined,
  ],
];
/** These are things in many applications; they are charts only where they are asked for as one: 'as a line'. */
const ONLY_BEHIND_LEAD = /^(?:line|ring|plot|pie|trend|curve|bars)$/;

const BEFORE =
  /^(?:as|in|on|with|a|an|the|some|one|little|small|simple|nice|big|kind|sort|of|type|just|maybe|or|and|either|second|another|proper|clear|coloured|colored|few|pretty|like|draw|two|quick|also)$/;
const LEADS = /^(?:as|in|with|a|an|draw|of|by|or)$/;
const BEHIND = phrases(`
  of, with, for, showing, that shows me, which shows me, that shows, which shows, that show, to show, to show me, that tells me, where i can see,
  where i see, so i can see, on, about, from, or something, or so, or similar, or whatever, would do, saying, that says, thing, view, or a table, or a list, or bars,
  or lines, or numbers, comparing, doesn't matter which
`);

interface ChartSaid {
  readonly shape?: Shape;
  readonly rest: readonly Token[];
}

/** A lone 'line' or 'plot' is a chart only behind 'as a' or where a clause begins with it. */
function isChartWord(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lemma ?? '';
  if (!ONLY_BEHIND_LEAD.test(word) || LEADS.test(tokens[at - 1]?.key ?? '')) return true;
  return at === 0 && tokens.length > 1 && (word === 'plot' || word === 'pie');
}

function kindAt(tokens: readonly Token[], at: number) {
  for (const [list, shape] of KINDS) {
    const size = phraseAt(tokens, at, list);
    if (size > 1 || (size === 1 && isChartWord(tokens, at))) return { size, shape };
  }
  return undefined;
}

/** Where the words around a kind of chart begin and end: 'as a nice bar chart showing'. */
function spanOf(tokens: readonly Token[], at: number, size: number): readonly [from: number, to: number] {
  let [from, to] = [at, at + size];
  while (from > 0 && BEFORE.test(tokens[from - 1]?.key ?? '')) from -= 1;
  for (let more = 1; more > 0; to += more)
    more = /^[:,(]$/.test(tokens[to]?.key ?? '') ? 1 : phraseAt(tokens, to, BEHIND);
  return [from, to];
}

/** What a clause says of being drawn, and the clause without it; undefined where it asks for no chart. */
export function chartSaid(
  tokens: readonly Token[],
  isName: (tokens: readonly Token[]) => boolean,
): ChartSaid | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const kind = kindAt(tokens, at);
    if (!kind || isName(tokens.slice(at, at + kind.size))) continue;
    const [from, to] = spanOf(tokens, at, kind.size);
    const rest = [...tokens.slice(0, from), ...tokens.slice(to)];
    const more = chartSaid(rest, isName);
    const shape = kind.shape ?? more?.shape;
    return { rest: more?.rest ?? rest, ...(shape && { shape }) };
  }
  return undefined;
}
