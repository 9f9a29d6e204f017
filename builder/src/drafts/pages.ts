import type { Block, Entity, ModelPage } from '@tessera/shared/contracts';
import type { IdSource } from '../model/ids';
import type { ApplicationDraft, PageDraft } from './application-draft';
import type { Names } from './names';
import type { BlockDraft } from './view-draft';

const SHORTLIST_LENGTH = 5;

/** The navigation; a page for each entity where the draft says none. */
export function makePages(
  drafts: ApplicationDraft['pages'],
  entities: readonly Entity[],
  names: Names,
  ids: IdSource,
): ModelPage[] {
  const pages = drafts ?? entities.map((entity) => entity.plural);
  return pages.map((draft) =>
    typeof draft === 'string'
      ? makeListPage(names.entityOfPage(draft, 'Pages'), ids)
      : makeBlockPage(draft, names, ids),
  );
}

function makeListPage(entity: Entity, ids: IdSource): ModelPage {
  return {
    id: ids.node('p'),
    name: entity.plural,
    ...(entity.icon !== undefined && { icon: entity.icon }),
    blocks: [{ id: ids.node('k'), kind: 'records', entity: entity.id }],
  };
}

function makeBlockPage(draft: PageDraft, names: Names, ids: IdSource): ModelPage {
  return {
    id: ids.node('p'),
    name: draft.name,
    ...(draft.icon !== undefined && { icon: draft.icon }),
    blocks: draft.blocks.map((block) => makeBlock(block, names, ids.node('k'), `Page “${draft.name}”`)),
  };
}

function makeBlock(draft: BlockDraft, names: Names, id: string, place: string): Block {
  if ('records' in draft) return { id, kind: 'records', entity: names.entity(draft.records, place).id };
  if ('add' in draft) {
    return { id, kind: 'add', entities: draft.add.map((name) => names.entity(name, place).id) };
  }
  if ('shortlist' in draft) return makeShortlist(draft, names, id, place);
  const title = draft.title === undefined ? {} : { title: draft.title };
  if ('text' in draft) return { id, kind: 'text', text: draft.text, ...title };
  if ('figures' in draft) {
    return { id, kind: 'figures', metrics: names.metricIds(draft.figures, place), ...title };
  }
  const metric = names.metricId(draft.chart, place);
  return { id, kind: 'chart', metric, shape: draft.shape ?? 'bar', ...title };
}

type ShortlistDraft = Extract<BlockDraft, { shortlist: string }>;

function makeShortlist(draft: ShortlistDraft, names: Names, id: string, place: string): Block {
  const entity = names.entity(draft.shortlist, place);
  return {
    id,
    kind: 'shortlist',
    title: draft.title,
    entity: entity.id,
    ...names.of(entity, place).selection(draft),
    most: draft.most ?? SHORTLIST_LENGTH,
  };
}
