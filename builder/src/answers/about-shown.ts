import type { ApplicationModel, Block, Entity, ModelPage, View } from '@tessera/shared/contracts';
import { addressesOf } from '../behaviours/addresses';
import { blockInWords } from '../model/nodes';
import { inSentence } from '../words/casing';
import { listOf } from '../words/text';
import { namedIn, type Asked } from './asked';
import { expressionInWords, fieldName, sortInWords, viewInWords } from './in-words';
import { counted, listed, say, tablesMeant, tablesWith, yes, type Answerer } from './saying';

/** What is shown and how: views, orders, filters, pages (SCR-02, MODEL-04). */

const SORTS =
  /\b(?:sort|sorted|sorts|sorting|ordered|ordering|(?:what|which|in|the) (?:order|sequence)|comes? first|order (?:are|is|do|does)|newest first|(?:a|de)scending|order of)\b/;

/** Also where a table is called Order. */
const ORDER = /\b(?:what|which|in the) order\b|\bsorted\b/;

function directionSaid({ text }: Asked): 'asc' | 'desc' | undefined {
  if (/\b(?:newest|latest|highest|descending|reverse|z to a)\b/.test(text)) return 'desc';
  return /\b(?:oldest|earliest|lowest|ascending|a to z|alphabetical\w*)\b/.test(text) ? 'asc' : undefined;
}

/** Whether it is asked if lists are in a certain order; 'sorted by' something that was not found is not said to be so. */
const isOrderAsked = ({ isYesNo, text, fields }: Asked) =>
  isYesNo && /^(?:is|are|do|does)\b/.test(text) && (fields.length > 0 || !/\bby\b/.test(text));

/** 'How are tasks sorted?', 'Is it sorted by date?'. */
export const aboutSorting: Answerer = (asked, { model }) => {
  if (!SORTS.test(asked.masked) && !ORDER.test(asked.text)) return undefined;
  if (namedIn(asked, 'action').length > 0) return undefined;
  const named = new Set(asked.fields.map(({ field }) => field.id));
  const all = tablesMeant(asked, model);
  const own = all.filter(({ fields }) => fields.some(({ id }) => named.has(id)));
  const tables = own.length > 0 ? own : all;
  const lines = tables.flatMap((entity) => [
    sortInWords(model, entity),
    ...entity.views.flatMap(({ name, sort }) =>
      sort ? [`${sortInWords(model, entity, sort)} in the view ${name}`] : [],
    ),
  ]);
  const direction = directionSaid(asked);
  const isSo = tables.some(
    ({ sort }) =>
      (named.size === 0 || named.has(sort.field)) &&
      (direction === undefined || sort.direction === direction),
  );
  const claim = { ...asked, isYesNo: isOrderAsked(asked) };
  if (lines.length === 1) return say(claim, isSo, `the list shows ${lines.join('')}`);
  return `${claim.isYesNo ? (isSo ? 'Yes. ' : 'No. ') : ''}${listed('The order of the lists', lines)}`;
};

/** 'Which filters are there?'. */
export const aboutFilters: Answerer = (asked, { model }) => {
  const named = new Set(namedIn(asked, 'filter').map(({ id }) => id));
  const isAsked = /\b(?:filter|filters|filtered|filtering)\b/.test(asked.masked);
  if (!isAsked && (named.size === 0 || asked.fields.length > 0 || namedIn(asked, 'option').length > 0))
    return undefined;
  const lines = tablesWith(asked, model, named).flatMap((entity) =>
    entity.filters
      .filter(({ id }) => named.size === 0 || named.has(id))
      .map(({ id, name, where }) => {
        const opens = id === entity.defaultFilter ? ' (the list opens with it)' : '';
        return `${name} shows ${inSentence(entity.plural)} where ${expressionInWords(model, entity.id, where)}${opens}`;
      }),
  );
  const none = 'no filters are saved; every list can be searched';
  if (lines.length === 0)
    return say({ ...asked, isYesNo: asked.isYesNo && !/^can\b/.test(asked.text) }, false, none);
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

/** Which views a question is about; undefined where it is about none. */
function viewsAsked(asked: Asked): ((view: View) => boolean) | undefined {
  const named = new Set(namedIn(asked, 'view').map(({ id }) => id));
  const kinds = kindsIn(asked);
  const isView =
    VIEWS.test(asked.masked) ||
    (/\b(?:shown|displayed|show)\b/.test(asked.masked) && asked.entities.length > 0);
  if (/\b(?:pages?|screens?|menu|navigation)\b/.test(asked.masked)) return undefined;
  if (kinds.length === 0 && !isView && (named.size === 0 || asked.fields.length > 0)) return undefined;
  return (view) =>
    (named.size === 0 || named.has(view.id)) &&
    (kinds.length === 0 || kinds.includes(view.kind)) &&
    (!GROUPS.test(asked.masked) || view.kind === 'board');
}

const GROUPS = /\b(?:grouped|grouping|group)\b/;
const kindsIn = ({ masked }: Asked) =>
  VIEW_KINDS.filter(([words]) => words.test(masked)).map(([, kind]) => kind);

/** 'Which views does Task have?', 'Is there a calendar?', 'How are tasks grouped?'. */
export const aboutViews: Answerer = (asked, { model }) => {
  const isAsked = viewsAsked(asked);
  if (!isAsked) return undefined;
  const tables = tablesWith(asked, model, new Set(namedIn(asked, 'view').map(({ id }) => id)));
  const lines = tables.flatMap((entity) => {
    const views = entity.views.filter(isAsked).map((view) => viewInWords(model, entity, view));
    return views.length === 0 ? [] : [`${entity.plural}: ${views.join('; ')}`];
  });
  if (lines.length > 0) return `${yes(asked)}${listed('The views', lines)}`;
  const noun = GROUPS.test(asked.masked)
    ? 'view that groups records'
    : (kindsIn(asked)[0] ?? 'view of that kind');
  const of = asked.entities.length > 0 ? ` of ${listOf(tables.map(({ plural }) => inSentence(plural)))}` : '';
  return say(asked, false, `there ${noun === 'cards' ? 'are' : 'is'} no ${noun}${of}`);
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

const ADDRESSES = /\b(?:route|routes|address|addresses|url|urls)\b/;
const OPENING = /\b(?:home|opens? (?:first|with|on)|(?:first|start) (?:page|screen))\b/;

/** 'Which pages are there?', 'What is on the overview?', 'How many pages?'. */
export const aboutPages: Answerer = (asked, { model }) => {
  const named = pagesNamed(asked, model);
  const isAsked = PAGES.test(asked.masked);
  if (!isAsked && (named.length === 0 || asked.mentions.some(isOther))) return undefined;
  if (asked.unknown.length > 0 && named.length === 0 && asked.isYesNo) return undefined;
  if (ADDRESSES.test(asked.masked))
    return listed('The addresses in the preview', addressWords(model, tablesMeant(asked, model)));
  const words = (pages: readonly ModelPage[]) => pages.map((page) => pageWords(model, page));
  if (OPENING.test(asked.masked)) return listed('It opens with', words(model.pages.slice(0, 1)));
  if (named.length > 0) return `${yes(asked)}${listed('What is on it', words(named))}`;
  const { length } = model.pages;
  return listed(`There ${length === 1 ? 'is' : 'are'} ${counted(length, 'page')}`, words(model.pages));
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
