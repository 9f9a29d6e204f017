import type { ApplicationModel, Block, Entity, ModelPage, View } from '@tessera/shared/contracts';
import { addressesOf } from '../behaviours/addresses';
import { blockInWords } from '../model/nodes';
import { inSentence } from '../words/casing';
import { listOf } from '../words/text';
import { namedIn, type Asked } from './asked';
import { expressionInWords, fieldName, sortInWords, viewInWords } from './in-words';
import { counted, listed, say, tablesMeant, yes, type Answerer } from './saying';

/** What is shown and how: views, orders, filters, pages (SCR-02, MODEL-04). */

const SORTS =
  /\b(?:sort|sorted|sorts|sorting|ordered|ordering|(?:what|which|in|the) (?:order|sequence)|comes? first|order (?:are|is|do|does)|newest first|(?:a|de)scending|order of)\b/;

/** 'How are tasks sorted?', 'Is it sorted by date?'. */
export const aboutSorting: Answerer = (asked, { model }) => {
  if (!SORTS.test(asked.text)) return undefined;
  const named = new Set(asked.fields.map(({ field }) => field.id));
  const all = tablesMeant(asked, model);
  const own = all.filter(({ fields }) => named.size === 0 || fields.some(({ id }) => named.has(id)));
  const tables = own.length > 0 ? own : all;
  const lines = tables.flatMap((entity) => [
    sortInWords(model, entity),
    ...entity.views.flatMap(({ name, sort }) =>
      sort ? [`${sortInWords(model, entity, sort)} in the view ${name}`] : [],
    ),
  ]);
  const direction = /\b(?:newest|latest|highest|descending|reverse|z to a)\b/.test(asked.text)
    ? 'desc'
    : /\b(?:oldest|earliest|lowest|ascending|a to z|alphabetical\w*)\b/.test(asked.text)
      ? 'asc'
      : undefined;
  const isSo = tables.some(
    ({ sort }) =>
      (named.size === 0 || named.has(sort.field)) &&
      (direction === undefined || sort.direction === direction),
  );
  const shown = lines.map((line) => `the list shows ${line}`);
  return lines.length === 1
    ? say(asked, isSo, shown[0] ?? '')
    : `${asked.isYesNo ? (isSo ? 'Yes. ' : 'No. ') : ''}${listed('The order of the lists', lines)}`;
};

/** 'Which filters are there?'. */
export const aboutFilters: Answerer = (asked, { model }) => {
  const named = new Set(namedIn(asked, 'filter').map(({ id }) => id));
  const isAsked = /\b(?:filter|filters|filtered|filtering)\b/.test(asked.masked);
  if (!isAsked && (named.size === 0 || asked.fields.length > 0 || namedIn(asked, 'option').length > 0))
    return undefined;
  const lines = tablesMeant(asked, model).flatMap((entity) =>
    entity.filters
      .filter(({ id }) => named.size === 0 || named.has(id))
      .map(({ id, name, where }) => {
        const opens = id === entity.defaultFilter ? ' (the list opens with it)' : '';
        return `${name} shows ${inSentence(entity.plural)} where ${expressionInWords(model, entity.id, where)}${opens}`;
      }),
  );
  if (lines.length === 0) return say(asked, false, 'no filters are saved; every list can be searched');
  return `${yes(asked)}${listed('The filters', lines)}`;
};

const VIEW_KINDS: readonly (readonly [RegExp, View['kind']])[] = [
  [/\b(?:boards?|kanban)\b/, 'board'],
  [/\b(?:calendars?)\b/, 'calendar'],
  [/\b(?:timelines?|gantt)\b/, 'timeline'],
  [/\b(?:gallery|galleries)\b/, 'gallery'],
  [/\bcards\b/, 'cards'],
];
const VIEWS =
  /\b(?:view|views|grouped|grouping|group|columns by|(?:is|are|was) (?:#|it|they|records) (?:shown|displayed)|how (?:do|does) (?:#|it|they|the #) (?:look|appear)|ways)\b/;

/** 'Which views does Task have?', 'Is there a calendar?', 'How are tasks grouped?'. */
export const aboutViews: Answerer = (asked, { model }) => {
  const named = new Set(namedIn(asked, 'view').map(({ id }) => id));
  const kinds = VIEW_KINDS.filter(([words]) => words.test(asked.masked)).map(([, kind]) => kind);
  const isGroups = /\b(?:grouped|grouping|group)\b/.test(asked.masked);
  const isView =
    VIEWS.test(asked.masked) ||
    (/\b(?:shown|displayed|show)\b/.test(asked.masked) && asked.entities.length > 0);
  if (/\b(?:pages?|screens?|menu|navigation)\b/.test(asked.masked)) return undefined;
  if (named.size === 0 && kinds.length === 0 && !isView) return undefined;
  if (named.size > 0 && kinds.length === 0 && !isView && asked.fields.length > 0) return undefined;
  const fits = (view: View) =>
    (named.size === 0 || named.has(view.id)) &&
    (kinds.length === 0 || kinds.includes(view.kind)) &&
    (!isGroups || view.kind === 'board');
  const tables = tablesMeant(asked, model);
  const lines = tables.flatMap((entity) => {
    const views = entity.views.filter(fits).map((view) => viewInWords(model, entity, view));
    return views.length === 0 ? [] : [`${entity.plural}: ${views.join('; ')}`];
  });
  const noun = isGroups ? 'view that groups records' : (kinds[0] ?? 'view of that kind');
  const of = asked.entities.length > 0 ? ` of ${listOf(tables.map(({ plural }) => inSentence(plural)))}` : '';
  if (lines.length === 0) return say(asked, false, `there is no ${noun}${of}`);
  return `${yes(asked)}${listed('The views', lines)}`;
};

const PAGES =
  /\b(?:page|pages|route|routes|screen|screens|navigation|menu|tabs|address|addresses|home|url|urls|opens? (?:first|with|on)|(?:first|start) (?:page|screen))\b/;

function blockWords(model: ApplicationModel, block: Block): string {
  const words = blockInWords(model, block);
  if (block.kind !== 'shortlist') return words;
  const where =
    block.where === undefined ? '' : ` where ${expressionInWords(model, block.entity, block.where)}`;
  const order = block.sort ? ` by ${fieldName(model, block.sort.field)}` : '';
  return `${words} (at most ${String(block.most)}${where}${order})`;
}

function pageWords(model: ApplicationModel, page: ModelPage): string {
  return `${page.name}: ${listOf(page.blocks.map((block) => blockWords(model, block)))}`;
}

/** Addresses of the lists of tables: 'Tasks at #/tasks'. */
const addressWords = (model: ApplicationModel, tables: readonly Entity[]) =>
  tables.map(({ id, plural }) => `${plural} at ${addressesOf(model).list(id)}`);

/** 'Which pages are there?', 'What is on the overview?', 'How many pages?'. */
export const aboutPages: Answerer = (asked, { model }) => {
  const named = pagesNamed(asked, model);
  const isAsked = PAGES.test(asked.masked);
  if (!isAsked && (named.length === 0 || asked.mentions.some(isOther))) return undefined;
  if (asked.unknown.length > 0 && named.length === 0 && asked.isYesNo) return undefined;
  if (/\b(?:route|routes|address|addresses|url|urls)\b/.test(asked.masked))
    return listed('The addresses in the preview', addressWords(model, tablesMeant(asked, model)));
  if (
    /\b(?:home|opens? (?:first|with|on)|(?:first|start) (?:page|screen))\b/.test(asked.masked) &&
    model.pages[0]
  )
    return listed('It opens with', [pageWords(model, model.pages[0])]);
  const pages = named.length > 0 ? named : model.pages;
  if (named.length > 0)
    return `${yes(asked)}${listed(
      'What is on it',
      pages.map((page) => pageWords(model, page)),
    )}`;
  return listed(
    `There ${pages.length === 1 ? 'is' : 'are'} ${counted(pages.length, 'page')}`,
    pages.map((page) => pageWords(model, page)),
  );
};

const isOther = ({ meanings }: Asked['mentions'][number]) =>
  meanings.some(({ kind }) => kind === 'entity' || kind === 'field' || kind === 'option');

function pagesNamed(asked: Asked, model: ApplicationModel): readonly ModelPage[] {
  const ids = new Set([...namedIn(asked, 'page'), ...namedIn(asked, 'block')].map(({ id }) => id));
  const tables = new Set(asked.entities.map(({ id }) => id));
  const isOfTable = (block: Block) => 'entity' in block && tables.has(block.entity);
  const own = model.pages.filter(
    ({ id, blocks }) => ids.has(id) || blocks.some((block) => ids.has(block.id)),
  );
  if (own.length > 0 || tables.size === 0) return own;
  return model.pages.filter(({ blocks }) => blocks.some(isOfTable));
}
