import type { ProjectFile } from '@tessera/builder';
import { MODEL_PATH } from './archive.schema';
import { EXPORT_SERVER } from './export-server.data';

/**
 * The server that a project has in its ZIP where its records are shared by all visitors (PRJ-03, docs/decisions/0029): two files, what
 * `package.json` needs for them, and how to run it. Brought back, all of it is taken out again.
 */

const INDEX = 'server/index.js';
const RULES = 'server/rules.js';
const PACKAGE = 'package.json';
const README = 'README.md';

/** The files of the server. */
export const SERVER_PATHS: ReadonlySet<string> = new Set([INDEX, RULES]);
/** Where it keeps the records. */
export const SERVER_DATA = 'data/';

/** Whoever takes this line away has made the file their own. */
const MARK =
  '// Written by Tessera. Without this line, what you change here comes along when the ZIP is brought back.';

const SCRIPTS = { prestart: 'npm run build', start: 'node server/index.js' };
const DEPENDENCIES = {
  '@electric-sql/pglite': '0.5.14',
  '@fastify/rate-limit': '11.2.0',
  '@fastify/static': '9.1.3',
  fastify: '5.12.8',
  zod: '4.6.7',
};

const HEADING = '\n## With a server of its own\n';
/** A release before this one may have said it in other words: it ends where another begins. */
const SECTION_OF_ANY = new RegExp(`${HEADING}(?:(?!\\n## )[^])*`, 'u');
/** As ours are written. Somebody's own may be a range. */
const EXACT = /^\d+\.\d+\.\d+$/u;

const SECTION = `${HEADING}
\`\`\`
npm install
npm start
\`\`\`

builds the application and serves it at http://localhost:3000, with records that all its visitors share. \`npm run dev\` still keeps them
in your browser. \`node server/index.js\` starts the server without building again.

- **Settings** are variables: \`PORT\`, \`HOST\` (\`0.0.0.0\` lets other machines in), \`DATA_DIR\`, \`MAX_RECORDS\`, \`MAX_MEGABYTES\`,
  \`RATE_LIMIT\` (requests a minute from one address). A web server in front of it, for https, has to pass on \`Host\`, and to write
  \`X-Forwarded-Proto\` and \`X-Forwarded-For\` itself: name its address in \`ALLOWED_HOSTS\`, and set \`TRUST_PROXY=true\`. Without that,
  everybody who comes through it counts as one address.
- **Records** are kept in the folder \`data\`, a database of PGlite (PostgreSQL). It begins without those that you have in Tessera. For a
  backup, stop the server and copy the folder.
- **A newer version**: put its files in the place of these and keep \`data\`. The records are taken along at the next start.
- **Rules and rights** are those of Tessera: the server refuses what the forms refuse, and what visitors may not do.
- **Nobody signs in by email here:** everybody is a visitor, and what is closed to visitors stays closed. To get in as the owner, open the
  address that the server prints when it starts. It lets you do everything until the server is started again, so keep it to yourself.
`;

interface Manifest {
  readonly scripts?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, unknown>>;
}

/** The same files with a server. Unchanged where there is no model, or no `package.json` that could be read. */
export function withServer(files: readonly ProjectFile[]): readonly ProjectFile[] {
  const manifest = manifestOf(files);
  if (!manifest || !files.some(({ path }) => path === MODEL_PATH)) return files;
  const { scripts, dependencies, ...rest } = manifest;
  const own = new Set(files.map(({ path }) => path));
  const changed = files.map((file) => {
    // What somebody wrote themselves stays.
    if (file.path === PACKAGE) {
      const needed = {
        scripts: { ...scripts, ...missingIn(scripts, SCRIPTS) },
        dependencies: { ...dependencies, ...missingIn(dependencies, DEPENDENCIES) },
      };
      return { ...file, text: json(inOrder(manifest, { ...rest, ...needed })) };
    }
    return file.path === README ? { ...file, text: file.text + SECTION } : file;
  });
  const added = [
    { path: INDEX, text: serverText('index.js') },
    { path: RULES, text: serverText('rules.js') },
    { path: README, text: SECTION.trimStart() },
  ];
  return [...changed, ...added.filter(({ path }) => !own.has(path))];
}

/** The files without the server that `withServer` gave them. A file that somebody made their own stays. */
export function withoutServer(files: readonly ProjectFile[]): readonly ProjectFile[] {
  const isOurs = ({ path, text }: ProjectFile) => SERVER_PATHS.has(path) && text.startsWith(MARK);
  if (!files.some(isOurs)) return files;
  return files.flatMap((file) => {
    if (isOurs(file)) return [];
    if (file.path === PACKAGE) return { ...file, text: plainManifest(file.text) };
    return file.path === README ? plainReadme(file) : file;
  });
}

function serverText(name: keyof typeof EXPORT_SERVER): string {
  return `${MARK}\n${EXPORT_SERVER[name].join('\n')}`;
}

function plainReadme(file: ProjectFile): readonly ProjectFile[] {
  // A README that is nothing else begins with it.
  const text = `\n${file.text}`.replace(SECTION_OF_ANY, '').slice(1);
  return text === '' ? [] : [{ ...file, text }];
}

function plainManifest(text: string): string {
  const manifest = readManifest(text);
  if (!manifest) return text;
  const { scripts, dependencies, ...rest } = manifest;
  const plain = {
    ...(scripts && { scripts: without(scripts, (name, value) => isOneOf(SCRIPTS, name, value)) }),
    ...(dependencies && { dependencies: without(dependencies, isServers) }),
  };
  return json(inOrder(manifest, { ...rest, ...plain }));
}

function manifestOf(files: readonly ProjectFile[]): Manifest | undefined {
  const file = files.find(({ path }) => path === PACKAGE);
  return file && readManifest(file.text);
}

function readManifest(text: string): Manifest | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) && isPart(parsed['scripts']) && isPart(parsed['dependencies'])
      ? parsed
      : undefined;
  } catch {
    // Somebody's own file, which npm cannot read either.
    return undefined;
  }
}

const isPart = (value: unknown) => value === undefined || isObject(value);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function missingIn(
  own: Readonly<Record<string, unknown>> = {},
  added: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(added).filter(([name]) => !Object.hasOwn(own, name)));
}

function without(
  own: Readonly<Record<string, unknown>>,
  isTaken: (name: string, value: unknown) => boolean,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(own).filter(([name, value]) => !isTaken(name, value)));
}

const isOneOf = (all: Readonly<Record<string, string>>, name: string, value: unknown) => all[name] === value;

/** A package of the server's, also in the version of another release. */
const isServers = (name: string, version: unknown) =>
  Object.hasOwn(DEPENDENCIES, name) && typeof version === 'string' && EXACT.test(version);

/** Parts stand where they stood. */
function inOrder(before: object, after: object): object {
  return Object.assign(Object.fromEntries(Object.keys(before).map((name) => [name, undefined])), after);
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
