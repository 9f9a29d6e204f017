import { ENVIRONMENT_NAME_IN_CODE } from '../../core/application-environment';

/** A secret as a deployment has it. */
export interface Secret {
  readonly key: string;
  readonly value: string;
}

/** What was built of a project, and what of. */
export interface BuiltCode {
  readonly js: string;
  readonly css: string;
  readonly files: readonly SourceFile[];
}

/** Where code for browsers has a secret in it, and what to do. */
export interface SecretUse {
  readonly path: string | null;
  readonly line: number | null;
  readonly message: string;
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A shorter value may stand in any code: 'true', '8080'. Characters. */
const TELLING_LENGTH = 8;

/** What is looked at of a line, and how many variables that hold the environment: a stranger's code has any number of each. */
const LINE_LENGTH = 2000;
const MOST_ALIASES = 50;

const NAME = String.raw`[\w$]+`;
const ENVIRONMENT = String.raw`${ENVIRONMENT_NAME_IN_CODE}\d*`;

/**
 * The names that built code reads of the environment: `env.KEY` and `{ KEY } = env`, of it and of variables that it is put into. Built code
 * has no comments, and names are in it as they were written. A name that is put together is not found, and neither is what is
 * handed on further than into a variable: no secret ever reaches a browser by any name.
 */
export function namesRead(js: string): ReadonlySet<string> {
  const found = js.matchAll(new RegExp(String.raw`(?<![\w$.])(${NAME})=${ENVIRONMENT}(?![\w$.?[(])`, 'g'));
  const aliases = [...new Set(Array.from(found, ([, name = '']) => name.replaceAll('$', String.raw`\$`)))];
  const objects = [ENVIRONMENT, ...aliases.slice(0, MOST_ALIASES)];
  const object = String.raw`(?<![\w$.])(?:${objects.join('|')})`;
  const members = js.matchAll(new RegExp(String.raw`${object}(?:\?\.|\.)(${NAME})`, 'g'));
  const patterns = js.matchAll(new RegExp(String.raw`\{([^{}]*)\}=${object}(?![\w$.?[(])`, 'g'));
  return new Set([
    ...Array.from(members, ([, name = '']) => name),
    // `{ API_KEY, OTHER: other, LAST = 1 }`
    ...Array.from(patterns, ([, inside = '']) => inside.split(',')).flatMap((parts) =>
      parts.map((part) => part.split(/[:=]/)[0]?.trim() ?? ''),
    ),
  ]);
}

/**
 * How built code gives a secret away: it asks for it by its name, or has it in it as it is. Told by where that stands in the files.
 *
 * @param asked `namesRead` of the code
 */
export function useOfSecret(
  { key, value }: Secret,
  { js, css, files }: BuiltCode,
  asked: ReadonlySet<string>,
): SecretUse | undefined {
  if (asked.has(key)) {
    const message = `${key} is a secret. It stays on the server, and code that runs in a browser cannot read it.`;
    return { ...placeOfRead(files, key), message };
  }
  if (value.length < TELLING_LENGTH) return undefined;
  const written = [value, JSON.stringify(value).slice(1, -1)];
  if (!written.some((text) => js.includes(text) || css.includes(text))) return undefined;
  const message = `The value of ${key} is written into the code, which everybody can read. Take it out.`;
  return { ...placeOf(files, (line) => written.some((text) => line.includes(text))), message };
}

/** What stands before the name in `import.meta.env.KEY` and `env["KEY"]`. */
const BEFORE = /\benv[ \t]{0,4}\??\.?[ \t]{0,4}\[?[ \t]{0,4}['"\x60]?$/;
const BEFORE_LENGTH = 24;

function placeOfRead(files: readonly SourceFile[], key: string): Pick<SecretUse, 'path' | 'line'> {
  const place = placeOf(files, (line) => {
    const at = line.indexOf(key);
    return at >= 0 && BEFORE.test(line.slice(Math.max(0, at - BEFORE_LENGTH), at));
  });
  if (place.path !== null) return place;
  const reading = files.filter(
    ({ text }) => text.includes('import.meta.env') || text.includes('process.env'),
  );
  return placeOf(reading, (line) => line.includes(key));
}

function placeOf(
  files: readonly SourceFile[],
  isPlace: (line: string) => boolean,
): Pick<SecretUse, 'path' | 'line'> {
  for (const { path, text } of files) {
    const line = text.split('\n').findIndex((one) => isPlace(one.slice(0, LINE_LENGTH)));
    if (line >= 0) return { path, line: line + 1 };
  }
  return { path: null, line: null };
}
