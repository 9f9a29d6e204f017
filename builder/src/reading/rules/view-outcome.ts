import type { Entity, Field } from '@tessera/shared/contracts';
import { IdSource } from '../../model/ids';
import type { Operation } from '../../operations/operation';
import { inSentence } from '../../words/casing';
import type { Choice, Outcome } from '../rule';
import type { World } from '../world';
import type { ViewSaid } from './view-said';
import { baseOf, fitOf, viewName, type Drawn, type Fit, type ViewDraft } from './view-words';

/** What a view that is asked for comes to: it is added where it is missing, and opens. */

/** Whose view is meant where no records are named: of the current ones, else of the only ones that can be shown so. */
function fitting(kind: Drawn, said: ViewSaid, world: World): { readonly entity: Entity; readonly fit: Fit } {
  const entity = said.entity ?? world.current;
  const own = { entity, fit: fitOf(kind, entity, said.field) };
  if (said.entity || !('missing' in own.fit)) return own;
  const others = world.model.entities
    .map((one) => ({ entity: one, fit: fitOf(kind, one, undefined) }))
    .filter(({ fit }) => !('missing' in fit));
  return others[0] ?? own;
}

/** Adds a view, which opens unless it is asked for beside the one that does. */
export function withView(
  draft: ViewDraft,
  entity: Entity,
  world: World,
  isMore: boolean,
): readonly Operation[] {
  const add: Operation = {
    kind: 'addPart',
    part: 'view',
    owner: entity.id,
    draft: { ...draft, name: viewName(draft, entity) },
  };
  const id = new IdSource(world.model.next).node('v');
  return isMore ? [add] : [add, { kind: 'setDefaultView', view: id }];
}

function shownSo(draft: ViewDraft, entity: Entity, world: World, isMore: boolean): readonly Operation[] {
  const isPlain = !('fields' in draft);
  const same = entity.views.find(
    (view) =>
      isPlain &&
      view.kind === draft.kind &&
      baseOf(view) === baseOf(draft) &&
      (draft.where === undefined || view.where === draft.where),
  );
  if (same) return same.id === entity.defaultView ? [] : [{ kind: 'setDefaultView', view: same.id }];
  return withView(draft, entity, world, isMore);
}

/** The outcome of a view that is asked for; `isMore` adds it beside the one that opens. */
export function viewOutcome(kind: Drawn, said: ViewSaid, world: World, isMore: boolean): Outcome {
  const { entity, fit } = fitting(kind, said, world);
  if ('missing' in fit) return fit;
  const fields =
    said.shows && said.shows.length > 0 ? { fields: said.shows.slice(0, 12).map(({ id }) => id) } : {};
  const where = { ...fields, ...(said.where !== undefined && { where: said.where }) };
  if ('fields' in fit)
    return {
      ask: `By which field shall ${inSentence(entity.plural)} stand in columns?`,
      choices: fit.fields.slice(0, 4).map((field) => choiceOf(field, entity, world, isMore)),
    };
  const operations = shownSo({ ...fit.draft, ...where }, entity, world, isMore);
  return operations.length > 0 ? { operations } : { already: `${entity.plural} are shown so already` };
}

const choiceOf = (field: Field, entity: Entity, world: World, isMore: boolean): Choice => ({
  label: `By ${inSentence(field.name)}`,
  operations: shownSo({ kind: 'board', by: field.id }, entity, world, isMore),
});
