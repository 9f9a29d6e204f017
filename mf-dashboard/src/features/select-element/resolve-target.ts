import {
  columnsNamedBy,
  findPointedPart,
  PART_WORDS,
  partLabel,
  siblingsOf,
  TITLE_PART,
  type ApplicationModel,
  type ModelPage,
  type PickTarget,
  type PointedPart,
  type RunSubject,
} from '@tessera/shared/contracts';

/** What somebody selected, as the model knows it. */
export interface Selected {
  readonly target: PickTarget;
  /** 'Field "Price"'. */
  readonly label: string;
  readonly subject: RunSubject;
  /** Undefined where the model has nothing there. */
  readonly part: PointedPart | undefined;
}

/** A field's key is its id with a revision. */
const KEY = /^(f[1-9]\d{0,8})\.\d{1,9}$/;
const ADD = /^add:(e[1-9]\d{0,8})$/;
const PAGE = /^page:(\d{1,3})$/;
const ID = /^[a-z][1-9]\d{0,8}$/;

/**
 * Looks up what an application says of an element. It is whatever the application likes: only what the model has is believed, and
 * what can be read there is a text and nothing more.
 */
export function resolveTarget(model: ApplicationModel | undefined, target: PickTarget): Selected | undefined {
  const id = model && idOf(model, target);
  const part = model && id !== undefined ? findPointedPart(model, id) : undefined;
  if (part) return ofPart(target, part);
  const words = target.text.trim();
  if (words === '') return undefined;
  const kind = target.isButton ? 'Button' : 'Text';
  return { target, label: `${kind} "${words}"`, subject: { kind: 'words', words }, part: undefined };
}

function ofPart(target: PickTarget, part: PointedPart): Selected {
  const isAdd = ADD.test(target.part ?? '');
  const label = isAdd ? `${PART_WORDS.action} "${buttonText(target, part)}"` : partLabel(part);
  return { target, label, subject: { kind: 'part', part: part.id }, part };
}

/** The button that adds a record says so with the table's name, in small letters or as it is. */
function buttonText({ text }: PickTarget, { name }: PointedPart): string {
  return text.toLowerCase().includes(name.toLowerCase()) ? text.trim() : `Add ${name}`;
}

/**
 * The same in another version, where it may be called something else and stand elsewhere; undefined where the model has it no
 * more.
 */
export function resolveAgain(model: ApplicationModel, selected: Selected): Selected | undefined {
  // Somebody was quicker than the model.
  if (!selected.part) return resolveTarget(model, selected.target);
  const part = findPointedPart(model, selected.part.id);
  return part && ofPart(placedIn(model, selected.target, part), part);
}

function placedIn(model: ApplicationModel, target: PickTarget, part: PointedPart): PickTarget {
  if (part.kind !== 'page' && part.kind !== 'block') return target;
  const page = model.pages.findIndex(({ id }) => id === part.page.id);
  if (part.kind === 'block') return { ...target, page, block: part.page.blocks.indexOf(part.block) };
  return target.part === 'page' ? { ...target, page } : { ...target, part: `page:${String(page)}` };
}

function idOf(model: ApplicationModel, target: PickTarget): string | undefined {
  const { part } = target;
  if (part === null || part === TITLE_PART) return part ?? undefined;
  const named = KEY.exec(part)?.[1] ?? ADD.exec(part)?.[1];
  return named ?? (ID.test(part) ? part : idByPlace(model, target));
}

function idByPlace(model: ApplicationModel, { part, page, block, text }: PickTarget): string | undefined {
  if (part === 'page') return model.pages[page]?.id;
  if (part === 'block') return model.pages[page]?.blocks[block]?.id;
  const place = PAGE.exec(part ?? '')?.[1];
  return place === undefined ? undefined : pageOf(model, Number(place), text)?.id;
}

/** Code that was edited may list its pages in another order: then the name says which it is. */
function pageOf({ pages }: ApplicationModel, place: number, text: string): ModelPage | undefined {
  const there = pages[place];
  if (!text || there?.name.startsWith(text)) return there;
  const named = pages.filter(({ name }) => name === text);
  return named.length === 1 ? named[0] : undefined;
}

/** Where a part stands among the others: what they are, and the view whose columns they are. */
export interface Order {
  readonly at: number;
  readonly count: number;
  readonly within: string | undefined;
}

/** Undefined where it has no others beside it. */
export function orderOf(model: ApplicationModel, { part, target }: Selected): Order | undefined {
  if (!part || part.kind === 'table') return undefined;
  const columns = target.view === null ? undefined : columnsNamedBy(part, target.view);
  const row = columns ?? siblingsOf(model, part);
  const at = row?.indexOf(part.id) ?? -1;
  if (!row || at < 0 || row.length < 2) return undefined;
  return { at, count: row.length, within: columns ? (target.view ?? undefined) : undefined };
}
