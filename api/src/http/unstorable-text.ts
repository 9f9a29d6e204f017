/** U+0000, which PostgreSQL refuses, and halves of surrogate pairs, which would be replaced without a word. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** No contract is deeper; what lies below counts at the place above it. */
const DEEPEST = 8;
/** An answer is not to grow with what was sent. */
const MOST_FOUND = 20;

interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
}

/**
 * The paths of texts in `root` that the database cannot keep as they are: `card.number`; empty for `root` itself.
 * A name of such characters counts at what it names. Not recursive: how deep a body goes is up to its sender.
 */
export function findUnstorableText(root: unknown): string[] {
  const found = new Set<string>();
  const left: Place[] = [{ path: [], value: root }];
  for (let place = left.pop(); place !== undefined && found.size < MOST_FOUND; place = left.pop()) {
    const { path, value } = place;
    if (typeof value === 'string') {
      if (UNSTORABLE.test(value)) found.add(path.join('.'));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value).reverse()) {
        const below = path.length < DEEPEST ? [...path, name] : path;
        if (UNSTORABLE.test(name)) found.add(below.join('.'));
        else left.push({ path: below, value: inner });
      }
    }
  }
  return [...found];
}
