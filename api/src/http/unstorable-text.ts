/** No contract is deeper; what lies below counts at the place above it. */
const DEEPEST = 8;
/** An answer is not to grow with what was sent. */
const MOST_FOUND = 20;

/** Where a value stands. Paths are made of it for what is found alone: a body may have half a million values. */
interface Place {
  readonly parent: Place | undefined;
  readonly name: string | number;
  readonly value: unknown;
}

/**
 * The paths of texts in `root` that the database cannot keep as they are: `card.number`; empty for `root` itself.
 * A name of such characters counts at what it names. Not recursive: how deep a body goes is up to its sender.
 */
export function findUnstorableText(root: unknown): string[] {
  const found = new Set<string>();
  const left: Place[] = [{ parent: undefined, name: '', value: root }];
  for (let place = left.pop(); place !== undefined && found.size < MOST_FOUND; place = left.pop()) {
    if (isUnstorable(place.name) || isUnstorable(place.value)) found.add(pathOf(place));
    else pushInner(left, place);
  }
  return [...found];
}

/** U+0000, which PostgreSQL refuses, and halves of surrogate pairs, which would be replaced without a word. */
function isUnstorable(text: unknown): boolean {
  return typeof text === 'string' && (text.includes('\0') || !text.isWellFormed());
}

/** So that they are taken in their order: what is pushed last is taken first. */
function pushInner(left: Place[], parent: Place): void {
  const { value } = parent;
  if (Array.isArray(value)) {
    for (let index = value.length - 1; index >= 0; index -= 1) {
      const item: unknown = value[index];
      if (mayHaveText(item)) left.push({ parent, name: index, value: item });
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value).reverse()) {
      const inner: unknown = Reflect.get(value, name);
      if (mayHaveText(inner) || isUnstorable(name)) left.push({ parent, name, value: inner });
    }
  }
}

function mayHaveText(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

function pathOf(place: Place): string {
  const names: (string | number)[] = [];
  for (let at = place; at.parent !== undefined; at = at.parent) names.push(at.name);
  return names.reverse().slice(0, DEEPEST).join('.');
}
