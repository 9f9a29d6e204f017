import type { ApplicationModel, Entity, Field, Metric } from '@tessera/shared/contracts';
import { inSentence } from '../words/casing';
import { pattern } from '../words/pattern';
import { listOf } from '../words/text';
import { namedIn } from './asked';
import { expressionInWords, metricInWords } from './in-words';
import { listed, ofTable, say, tablesMeant, yes, type Answerer } from './saying';

/** What is worked out, and how: computed fields and figures (SCR-02, MODEL-02, MODEL-03). */

const WORKED = pattern('')`
    \b(?:compute|computed|computes|calculate|calculated|calculates|calculation|calculations|worked out|
    work out|works out|formula|formulas|automatic|automatically|derived|come from|comes from|added up|
    figured out)\b
  `;

function workedWords(model: ApplicationModel, entity: Entity, field: Field): string {
  const name = `${field.name}${ofTable(model, entity)}`;
  return field.computed === undefined
    ? `${name} is typed in, not worked out`
    : `${name} is worked out as ${expressionInWords(model, entity.id, field.computed)}`;
}

/** The figures that a question names, or those of the tables that it names. */
function metricsMeant(asked: Parameters<Answerer>[0], model: ApplicationModel): readonly Metric[] {
  const named = new Set(namedIn(asked, 'metric').map(({ id }) => id));
  const own = model.metrics.filter(({ id }) => named.has(id));
  if (own.length > 0) return own;
  if (asked.entities.length === 0) return model.metrics;
  return model.metrics.filter(({ entity }) => asked.entities.some(({ id }) => id === entity));
}

/** Where a figure is drawn: 'on the page Overview'. */
function placesOf(model: ApplicationModel, metric: Metric): string {
  const pages = model.pages.filter(({ blocks }) =>
    blocks.some(
      (block) =>
        (block.kind === 'chart' && block.metric === metric.id) ||
        (block.kind === 'figures' && block.metrics.includes(metric.id)),
    ),
  );
  return pages.length === 0 ? '' : ` (on the page ${listOf(pages.map(({ name }) => name))})`;
}

/** 'How is the total calculated?', 'What is computed?'. */
export const aboutWorked: Answerer = (asked, { model }) => {
  const isWorked =
    WORKED.test(asked.masked) || /^how (?:do|does|is|are) (?:the )?# work(?:ed|s)?$/.test(asked.masked);
  if (!isWorked) return undefined;
  if (namedIn(asked, 'metric').length > 0)
    return listed(
      'Worked out',
      metricsMeant(asked, model).map((metric) => metricInWords(model, metric)),
    );
  if (asked.fields.length > 0) {
    const isAny = asked.fields.some(({ field }) => field.computed !== undefined);
    return say(
      asked,
      isAny,
      listOf(asked.fields.map(({ entity, field }) => workedWords(model, entity, field))),
    );
  }
  const lines = [
    ...tablesMeant(asked, model).flatMap((entity) =>
      entity.fields
        .filter(({ computed }) => computed !== undefined)
        .map((field) => workedWords(model, entity, field)),
    ),
    ...metricsMeant(asked, model).map((metric) => metricInWords(model, metric)),
  ];
  if (lines.length === 0) return say(asked, false, 'nothing is worked out: every field is typed in');
  return `${yes(asked)}${listed('What is worked out', lines)}`;
};

const FIGURES =
  /\b(?:figure|figures|metric|metrics|total|totals|statistics?|sums?|averages?|chart|charts|graph|graphs|goals?|kpis?|dashboard|counted|numbers)\b/;

/** 'Which figures are there?', 'Are there charts?', 'What does Total spent show?'. */
export const aboutFigures: Answerer = (asked, { model }) => {
  if (namedIn(asked, 'metric').length === 0 && !FIGURES.test(asked.masked)) return undefined;
  const isGoal = /\bgoals?\b/.test(asked.masked);
  const isChart = /\b(?:chart|charts|graph|graphs)\b/.test(asked.masked);
  const metrics = metricsMeant(asked, model).filter(
    ({ goal, id }) => (!isGoal || goal !== undefined) && (!isChart || chartedIn(model).has(id)),
  );
  const noun = isGoal ? 'goals' : isChart ? 'charts' : 'figures';
  const of =
    asked.entities.length > 0 ? ` of ${listOf(asked.entities.map(({ plural }) => inSentence(plural)))}` : '';
  if (metrics.length === 0) return say(asked, false, `there are no ${noun}${of}`);
  const lines = metrics.map((metric) => `${metricInWords(model, metric)}${placesOf(model, metric)}`);
  const isValue = /^(?:what (?:is|are)|how much|how many)\b/.test(asked.masked) && metrics.length === 1;
  const note = isValue ? '\nIts value follows the records: Preview shows it.' : '';
  return `${yes(asked)}${listed(`The ${noun}${of}`, lines)}${note}`;
};

function chartedIn(model: ApplicationModel): ReadonlySet<string> {
  return new Set([
    ...model.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'chart' ? [block.metric] : [])),
    ),
    ...model.entities.flatMap(({ views }) =>
      views.flatMap((view) => (view.kind === 'chart' ? [view.metric] : [])),
    ),
  ]);
}
