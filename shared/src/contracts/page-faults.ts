import { manifestFaults, pageManifestSchema } from './page-manifest';

/** As far as a fault is told: what all issues of the schema have, and what some do. */
interface Issue {
  readonly code: string;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
}

/**
 * Everything that is wrong with a declared manifest, one sentence each; for the builds, which have no schema library.
 *
 * @param names the remote's own names for its pages, in the order of the pages
 */
export function checkPageManifest(value: unknown, names: readonly string[]): string[] {
  const parsed = pageManifestSchema.safeParse(value);
  if (parsed.success) return manifestFaults(parsed.data);
  return parsed.error.issues.map((issue) => describeFault(value, names, issue as Issue));
}

function describeFault(value: unknown, names: readonly string[], issue: Issue): string {
  const [list, index, ...fields] = issue.path;
  const isPage = list === 'pages' && typeof index === 'number';
  const owner = isPage ? (names[index] ?? `page ${String(index)}`) : ownerOf(value, list, index);
  const field = fields.map(String).join('.');
  const given = valueAt(value, issue.path);
  const subject = [owner, field].filter(Boolean).join(': ');
  const fault = given === undefined ? 'is missing' : `is ${shorten(JSON.stringify(given))}`;
  return `${subject} ${fault}; ${describeAllowed(issue, fields)}`;
}

/** Enough of a value to know it again. */
function shorten(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 80)}…`;
}

function ownerOf(value: unknown, list: PropertyKey | undefined, index: PropertyKey | undefined): string {
  if (list === undefined || index === undefined) return String(list ?? 'the declaration');
  const pattern = valueAt(value, [list, index, 'pattern']);
  return `redirect ${typeof pattern === 'string' ? pattern : String(Number(index) + 1)}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );
}

/** The schema's own words where it has some; without a language of its own the library says the same of everything. */
function describeAllowed({ code, message, values, expected }: Issue, fields: readonly PropertyKey[]): string {
  if (message !== 'Invalid input') return message;
  if (code === 'invalid_value') return `it is one of ${(values ?? []).map(String).join(', ')}`;
  const form = fields.map((field) => FORMS[String(field)]).findLast((text) => text !== undefined);
  return `it is ${form ?? TYPES[String(expected)] ?? 'of another form'}`;
}

/** What fields with a form of their own may hold. */
const FORMS: Readonly<Record<string, string>> = {
  icon: 'the name of an icon in small letters (listed at https://lucide.dev/icons), or path data of SVG',
  exceptIn: "a list of environments' names, in small letters",
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
