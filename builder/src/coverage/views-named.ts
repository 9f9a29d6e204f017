import type { ApplicationModel, Entity, View, ViewKind } from '@tessera/shared/contracts';
import { inSentence } from '../words/casing';
import { areIn } from '../words/stems';
import { arrangementNamed, viewKindsNamed } from '../words/view-words';

/** What the views of a model are to a phrase: those that it asks for, or how the one that is there is arranged instead. */
interface ViewsFound {
  readonly views: readonly string[];
  readonly instead?: string;
}

/** 'a kanban board for my team': who looks at it. */
const FOR_WHOM =
  /\bfor (?:my|our|the) (?:[\w'-]+ )?(?:team|family|office|class|company|department|club|staff|crew)\b.*$/i;

/**
 * The views that are all that a phrase asks for: 'a calendar of bookings' where bookings have one, 'a board by stage' where the
 * columns are the stages. A word that neither the view nor its records carry asks for more, and then it is none of them.
 */
export function viewsNamed(model: ApplicationModel, words: string): ViewsFound {
  const phrase = words.replace(FOR_WHOM, '');
  const kinds = viewKindsNamed(phrase);
  const found = model.entities.map((entity) => viewsOf(entity, kinds, arrangementNamed(phrase, entity)));
  const views = found.flatMap((one) => one.views);
  const instead = found.find((one) => one.instead !== undefined)?.instead;
  return views.length === 0 && instead !== undefined ? { views, instead } : { views };
}

function viewsOf(entity: Entity, kinds: readonly ViewKind[], words: readonly string[]): ViewsFound {
  const none = { views: [] };
  const ofKind = entity.views.filter(({ kind }) => kinds.includes(kind));
  const fitting = ofKind.filter((view) => areIn(words, arrangedBy(entity, view)));
  const hasAll = kinds.every((kind) => fitting.some((view) => view.kind === kind));
  if (fitting.length > 0 && hasAll) return { views: fitting.map(({ id }) => id) };
  const isAboutFields = areIn(
    words,
    entity.fields.map(({ name }) => name),
  );
  const [other] = ofKind.filter((view) => !fitting.includes(view));
  if (!isAboutFields || !other) return none;
  const [by] = arrangedBy(entity, other);
  return by === undefined ? none : { views: [], instead: `The ${other.kind} goes by ${inSentence(by)}` };
}

/** The names of the fields that a view is arranged by, the most telling first. */
function arrangedBy({ fields }: Entity, view: View): string[] {
  const ids = fieldsOf(view);
  return ids.flatMap((id) => fields.find((field) => field.id === id)?.name ?? []);
}

function fieldsOf(view: View): (string | undefined)[] {
  switch (view.kind) {
    case 'board':
      return [view.by];
    case 'calendar':
      return [view.start, view.end, view.color];
    case 'timeline':
      return [view.start, view.end];
    case 'gallery':
      return [view.image];
    default:
      return [];
  }
}
