import { manifestFaults, pageManifestSchema } from './page-manifest';

/** As far as a fault is told: what all issues of the schema have, and what some do. */
interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly origin?: string;
  readonly maximum?: unknown;
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
  const fault = given === undefined ? 'is missing' : `is ${JSON.stringify(given)}`;
  return `${subject} ${fault}; it ${describeAllowed(issue, fields)}`;
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

function describeAllowed(issue: Issue, fields: readonly PropertyKey[]): string {
  if (issue.code === 'invalid_value') return `is one of ${(issue.values ?? []).map(String).join(', ')}`;
  if (issue.code === 'too_small') return 'is not empty';
  if (issue.code === 'too_big')
    return `has at most ${String(issue.maximum)} ${issue.origin === 'array' ? 'entries' : 'characters'}`;
  const form = fields.map((field) => FORMS[String(field)]).findLast((text) => text !== undefined);
  return `is ${form ?? TYPES[String(issue.expected)] ?? 'of another form'}`;
}

const PATH = 'a path of this site, beginning with one slash';

/** What fields with a form of their own may hold. */
const FORMS: Readonly<Record<string, string>> = {
  pattern:
    'text and parameters between slashes (/reports/:id), at the end /* for everything below, without dots',
  to: PATH,
  leadsTo: PATH,
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
