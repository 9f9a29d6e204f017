import type { Action, Entity, Metric, View } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import { wordList } from '../../../language/word-list';
import type { PartKind } from '../../../model/parts';
import { fieldsMeant, isPointer, kindSaid } from '../../rules/edit-said';
import { outcomeOf } from '../../rules/fields-said';
import type { Outcome } from '../../rule';
import { kindsSaid } from '../../slots/view-kinds';
import type { World } from '../../world';
import { partNamed, saysName, type NamedPart } from './naming-parts';
import type { SlotReading, Slots } from './slots';

/** What takes away a view, a figure or a button: the one that the words name. */

/** Of what cannot be taken away it is no wish that is understood. */
function removal(part: PartKind, id: string | undefined, world: World): Outcome | undefined {
  if (id === undefined) return undefined;
  const outcome = outcomeOf(world, [{ kind: 'removePart', part, id }]);
  return 'operations' in outcome ? outcome : undefined;
}

/** The kinds of records whose parts are meant: the one that is named, else all. */
function owners(slots: Slots, world: World): readonly Entity[] {
  const named = slots.all('t').flatMap((tokens) => kindSaid(tokens, world) ?? []);
  return named.length > 0 ? named : world.model.entities;
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** By its name; one that is called by nothing but what it is has to be the only one. */
function chosen<T>(parts: readonly NamedPart<T>[], words: readonly Token[]): T | undefined {
  return saysName(words) ? partNamed(parts, words) : only(parts)?.part;
}

function fieldNames(ids: string, world: World): string[] {
  const used = new Set(ids.match(/\bf\d+\b/g));
  return world.model.entities.flatMap(({ fields }) =>
    fields.filter(({ id }) => used.has(id)).map(({ name }) => name),
  );
}

function optionNames(ids: string, world: World): string[] {
  const used = new Set(ids.match(/\bo\d+\b/g));
  return world.model.entities.flatMap(({ fields }) =>
    fields.flatMap(({ options = [] }) => options.filter(({ id }) => used.has(id)).map(({ label }) => label)),
  );
}

/** Of several views of a kind the one of the records that are spoken of. */
function viewOf(views: readonly { readonly view: View; readonly owner: Entity }[], world: World) {
  const here = views.filter(({ owner }) => owner.id === world.touched.entity);
  return only(views) ?? only(here);
}

const SHOWS = wordList(
  'show display see view open opens start starts begin begins use want give have put bring',
);
const AGAINST = wordList(`
  no not never none nobody without stop hide remove delete drop bin lose kill cut scrap ditch dump rid go goes gone away off out
  instead than nothing neither nor less unused unneeded useless redundant needless enough
`);

/** 'Show the calendar' takes nothing away, whatever it was learned to be like. */
function asksToSee(tokens: readonly Token[]): boolean {
  const isAgainst = tokens.some(
    ({ tag, key, lemma }) => tag === 'not' || AGAINST.has(key) || AGAINST.has(lemma),
  );
  return !isAgainst && tokens.some(({ key }) => SHOWS.has(key));
}

const removeView: SlotReading = (slots, tokens, world) => {
  if (asksToSee(tokens)) return undefined;
  const words = slots.first('m', 'v', 'n');
  const views = owners(slots, world).flatMap((owner) => owner.views.map((view) => ({ view, owner })));
  if (words.length === 0 || isPointer(words)) {
    const last = views.find(({ view }) => view.id === world.touched.node);
    return removal('view', last?.view.id, world);
  }
  const kinds = kindsSaid(words);
  const ofKind = views.filter(({ view }) => kinds.some((kind) => kind === view.kind));
  // 'the calendar of visits' is told by its kind, and only among several by the words beside it.
  const beside = ofKind.length > 0 ? words.filter((word) => kindsSaid([word]).length === 0) : words;
  const parts = (ofKind.length > 0 ? ofKind : views).map((one) => ({
    part: one,
    names: [one.view.name, one.owner.plural],
  }));
  const found = only(ofKind) ?? partNamed(parts, beside) ?? viewOf(ofKind, world);
  return removal('view', found?.view.id, world);
};

const OPERATION_WORDS: Readonly<Record<Metric['op'], string>> = {
  count: 'count counter how many',
  sum: 'total sum altogether',
  average: 'average mean',
  smallest: 'smallest lowest least',
  largest: 'largest highest most longest',
};

function metricNames(metric: Metric, world: World): string[] {
  const { name, op, value = '', where = '', by } = metric;
  const owner = world.model.entities.find(({ id }) => id === metric.entity);
  const said = `${value} ${where} ${by?.field ?? ''}`;
  return [
    name,
    OPERATION_WORDS[op],
    owner?.plural ?? '',
    by?.period ?? '',
    ...fieldNames(said, world),
    ...optionNames(said, world),
  ];
}

const removeMetric: SlotReading = (slots, _tokens, world) => {
  const words = [...slots.all('m', 'v', 'n', 'f')].flat();
  if (words.length === 0 || isPointer(words)) return undefined;
  const parts = world.model.metrics.map((metric) => ({ part: metric, names: metricNames(metric, world) }));
  return removal('metric', chosen(parts, words)?.id, world);
};

const removeAction: SlotReading = (slots, _tokens, world) => {
  const words = slots.first('m', 'n', 'v', 'o');
  if (words.length === 0 || isPointer(words)) return undefined;
  const parts = owners(slots, world).flatMap(({ actions }) =>
    actions.map((action): NamedPart<Action> => {
      const sets = action.set.map(({ field, to }) => `${field} ${to}`).join(' ');
      return { part: action, names: [action.name, ...fieldNames(sets, world), ...optionNames(sets, world)] };
    }),
  );
  return removal('action', chosen(parts, words)?.id, world);
};

/** The fields that are named; where none is, those that are pointed at. */
export const fieldsOfSlots = (slots: Slots, world: World) =>
  (slots.has('f') ? slots.all('f') : slots.all('p')).flatMap((tokens) => fieldsMeant(tokens, world) ?? []);

export const REMOVALS = {
  'remove-view': removeView,
  'remove-metric': removeMetric,
  'remove-action': removeAction,
} as const;
