import {
  looksSecret,
  MAX_VARIABLES,
  newVariableSchema,
  parseDotenv,
  type ImportedEnvFile,
  type LeftOut,
  type Pasted,
  type VariableEnvironment,
} from '@tessera/shared/contracts';
import type { ImportedVariable } from './imported-variable.schema';

/** What the `.env` files of a project come to. */
export interface ImportedVariables {
  readonly variables: readonly ImportedVariable[];
  /** The same by their names, for people. */
  readonly told: readonly ImportedEnvFile[];
  readonly leftOut: readonly LeftOut[];
}

/** Where variables of each file hold. What stands in a later one goes before what an earlier one of the same environment says. */
const ENVIRONMENTS: ReadonlyMap<string, VariableEnvironment> = new Map([
  ['.env', 'all'],
  ['.env.local', 'all'],
  ['.env.development', 'preview'],
  ['.env.development.local', 'preview'],
  ['.env.staging', 'preview'],
  ['.env.staging.local', 'preview'],
  ['.env.preview', 'preview'],
  ['.env.preview.local', 'preview'],
  ['.env.production', 'production'],
  ['.env.production.local', 'production'],
]);
const ORDER = [...ENVIRONMENTS.keys()];

const OF_TESTS = /^\.env\.test(?:\.local)?$/;

/** Whether what a file says become variables of the project: only where it lies beside everything. */
export function holdsVariables(path: string): boolean {
  return ENVIRONMENTS.has(path);
}

/** Why nothing of a file becomes variables, where that is not just that it is a secret. */
export function whyNoVariables(path: string): string | undefined {
  return OF_TESTS.test(path) ? 'Only for tests, which do not run here' : undefined;
}

/** Reads them as they would be pasted. Values are in `variables` and nowhere else. */
export function readVariables(files: ReadonlyMap<string, string>): ImportedVariables {
  const found = new Map<string, ImportedVariable & { readonly path: string }>();
  const leftOut: LeftOut[] = [];
  for (const path of ORDER) {
    const text = files.get(path);
    if (text === undefined) continue;
    const environment = ENVIRONMENTS.get(path) ?? 'all';
    const { variables, ...rest } = parseDotenv(text);
    const problems = notReadOf(rest);
    for (const { key, value, line } of variables) {
      const place = `${environment} ${key}`;
      const variable = {
        key,
        value,
        isSecret: looksSecret({ key, value }),
        isVisible: false,
        environment,
      };
      const fault = faultOf(variable);
      const why = fault?.message ?? (found.has(place) ? undefined : whyFull(found.size));
      if (why === undefined) found.set(place, { ...variable, path });
      // What is no name may be a piece of a secret.
      else problems.push(`${fault?.path[0] === 'key' ? lineOf(line) : key} (${why})`);
    }
    if (problems.length > 0)
      leftOut.push({ path, why: `Some lines could not be read as variables: ${listed(problems)}` });
  }
  const rows = [...found.values()];
  return {
    variables: rows.map(({ key, value, isSecret, environment }) => ({ key, value, isSecret, environment })),
    told: ORDER.filter((path) => files.has(path)).map((path) => ({
      path,
      environment: ENVIRONMENTS.get(path) ?? 'all',
      names: rows.filter((row) => row.path === path).map(({ key }) => key),
    })),
    leftOut,
  };
}

function notReadOf({ unread, unclosed }: Omit<Pasted, 'variables'>): string[] {
  const lines = unread.map((line) => `${lineOf(line)} (not a variable)`);
  return unclosed === undefined
    ? lines
    : [`${lineOf(unclosed)} and everything after it (a quote or key is never closed)`, ...lines];
}

function lineOf(line: number): string {
  return `line ${String(line)}`;
}

function faultOf(variable: object) {
  return newVariableSchema.safeParse(variable).error?.issues[0];
}

function whyFull(count: number): string | undefined {
  return count < MAX_VARIABLES ? undefined : `A project has at most ${String(MAX_VARIABLES)} variables`;
}

/** More are counted. */
const MOST_TOLD = 10;

function listed(problems: readonly string[]): string {
  const rest = problems.length - MOST_TOLD;
  return [...problems.slice(0, MOST_TOLD), ...(rest > 0 ? [`${String(rest)} more`] : [])].join(', ');
}
