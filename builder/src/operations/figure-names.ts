import type { ApplicationModel, Field, Metric } from '@tessera/shared/contracts';
import { inSentence } from '../words/casing';
import { capitalise, escapeRegExp } from '../words/text';

/** As long as the name of a figure, or the title of a block, may be. */
const LONGEST = 60;

const usesField = ({ value = '', where = '', by }: Metric, id: string) =>
  by?.field === id || new RegExp(String.raw`\b${id}\b`, 'u').test(`${value} ${where}`);

/**
 * The model with names of figures, and titles of their charts, that say another name of a field: 'Total kilos of honey by
 * location' follows when 'Kilos of honey' is renamed. Only those that are worked out from the field.
 */
export function withFigureNames(model: ApplicationModel, field: Field, name: string): ApplicationModel {
  const said = new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(field.name)}(?![\p{L}\p{N}])`, 'iu');
  const renamed = (text: string): string => {
    const next = text.replace(said, (_found, at: number) => (at === 0 ? capitalise(name) : inSentence(name)));
    return next.length > LONGEST ? text : next;
  };
  const metrics = model.metrics.map((metric) =>
    usesField(metric, field.id) ? { ...metric, name: renamed(metric.name) } : metric,
  );
  const changed = new Set(metrics.filter((metric) => usesField(metric, field.id)).map(({ id }) => id));
  if (changed.size === 0) return model;
  const pages = model.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.kind === 'chart' && changed.has(block.metric) && block.title !== undefined
        ? { ...block, title: renamed(block.title) }
        : block,
    ),
  }));
  return { ...model, metrics, pages };
}
