import {
  applicationModelSchema,
  type ApplicationModel,
  type Entity,
  type Field,
} from '@tessera/shared/contracts';
import { entityOf, placeOf } from '../model/edit-model';
import { applyOperation } from '../operations/apply';
import { viewKindsNamed } from '../words/view-words';
import { addedSince, everything, type Additions } from './additions';
import { withIcons } from './look/make-look';
import { fillSamples, type Gaps } from './samples/make-samples';
import { withMeaningfulTones } from './tones';
import { viewsForNewFields, withViews, type ViewWishes } from './views';

/** Not any tests: their results are what somebody keeps. */
const SAMPLES =
  /\b(?:samples?|examples?|demo|dummy|placeholders?)\b|\btest (?:data|records?|entries|rows)\b/i;

/** What the words say of what is added by itself. */
interface Wishes {
  /** What they did not want: left out. */
  readonly exclusions: readonly string[];
  /** What no reader made anything of. */
  readonly phrases: readonly string[];
}

function viewWishes({ exclusions, phrases }: Wishes): ViewWishes {
  const unwanted = new Set(exclusions.flatMap(viewKindsNamed));
  return { isWanted: (kind) => !unwanted.has(kind), phrases };
}

const wantsNoSamples = ({ exclusions }: Wishes) => exclusions.some((noun) => SAMPLES.test(noun));

/** What is new in states in meaningful colours, icons and fitting views. */
function dressed(model: ApplicationModel, additions: Additions, wishes: ViewWishes): ApplicationModel {
  const coloured = withMeaningfulTones(model, additions.isOption);
  return withViews(withIcons(coloured, additions.isEntity), wishes, additions.isEntity);
}

const idsOf = (nodes: readonly { readonly id: string }[]) => new Set(nodes.map(({ id }) => id));
const isBare = ({ samples }: Entity) => samples.length === 0;

/**
 * What an application has that nobody spoke of: states in meaningful colours, icons, fitting views, sample records. Nothing of it
 * makes a phrase built.
 */
export function furnish(model: ApplicationModel, wishes: Wishes): ApplicationModel {
  const shown = dressed(model, everything, viewWishes(wishes));
  const gaps = { entities: idsOf(shown.entities.filter(isBare)), fields: new Set<string>() };
  // With the properties in the order of the schema, as every stored model has them.
  return applicationModelSchema.parse(wantsNoSamples(wishes) ? shown : fillSamples(shown, gaps));
}

/** A model with what was added to it by itself, and that in words for the receipt. */
interface Furnished {
  readonly model: ApplicationModel;
  readonly changes: readonly string[];
}

/** The views that new fields call for, in entities that were there before. */
function withViewsForNewFields(
  before: ApplicationModel,
  after: ApplicationModel,
  { isField }: Additions,
  wishes: ViewWishes,
): Furnished {
  const changes: string[] = [];
  let model = after;
  for (const was of before.entities) {
    const entity = entityOf(after, was.id);
    const drafts = entity ? viewsForNewFields(was, entity, isField, wishes) : [];
    for (const draft of drafts) {
      // Refused where there is no room for another view, or where one is called so.
      const outcome = applyOperation(model, { kind: 'addPart', part: 'view', owner: was.id, draft });
      if (!outcome.done) continue;
      changes.push(outcome.change);
      ({ model } = outcome);
    }
  }
  return { model, changes };
}

/** Of another type than before: what its samples held may mean nothing any more. */
function isRetyped(before: ApplicationModel, { id, type }: Field): boolean {
  const was = placeOf(before, id)?.field;
  return was !== undefined && was.type !== type;
}

/** An application that shows no samples by its model gets none with what is added to it. */
function gapsAfter(before: ApplicationModel, after: ApplicationModel, additions: Additions): Gaps {
  const fields = after.entities.flatMap((entity) => entity.fields);
  return {
    entities: idsOf(
      before.entities.every(isBare)
        ? []
        : after.entities.filter((entity) => isBare(entity) && additions.isEntity(entity.id)),
    ),
    fields: idsOf(
      fields.filter(
        (field) => field.computed === undefined && (additions.isField(field.id) || isRetyped(before, field)),
      ),
    ),
  };
}

/**
 * The same for what a change added, and for nothing else: what was there before stays as somebody set it, and what somebody removed
 * does not come back.
 */
export function furnishChange(before: ApplicationModel, after: ApplicationModel, wishes: Wishes): Furnished {
  const additions = addedSince(before);
  const shown = dressed(after, additions, viewWishes(wishes));
  const { model, changes } = withViewsForNewFields(before, shown, additions, viewWishes(wishes));
  const filled = wantsNoSamples(wishes) ? model : fillSamples(model, gapsAfter(before, model, additions));
  return { model: applicationModelSchema.parse(filled), changes };
}
