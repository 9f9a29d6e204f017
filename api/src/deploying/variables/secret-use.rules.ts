import { ENVIRONMENT_READ } from '../../core/application-environment';

/** A secret as a deployment has it. */
export interface Secret {
  readonly key: string;
  readonly value: string;
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

/**
 * The first secret that built code asks for by its name, or has in it as it is. Looked for in what was built, in which no
 * comment is left; told by where it stands in the files. What code asks for by a name that is put together is not
 * found: no secret ever reaches a browser by any name.
 */
export function findSecretUse(
  js: string,
  files: readonly SourceFile[],
  secrets: readonly Secret[],
): SecretUse | undefined {
  const asked = new Set(Array.from(js.matchAll(ENVIRONMENT_READ), ([, key]) => key));
  for (const { key, value } of secrets) {
    if (asked.has(key)) {
      const message = `${key} is a secret. It stays on the server, and code that runs in a browser cannot read it.`;
      return { ...placeOf(files, readOf(key)), message };
    }
    const written = [value, JSON.stringify(value).slice(1, -1)];
    if (value.length >= TELLING_LENGTH && written.some((text) => js.includes(text))) {
      const message = `The value of ${key} is written into the code, which everybody can read. Take it out.`;
      return { ...placeOf(files, (line) => written.some((text) => line.includes(text))), message };
    }
  }
  return undefined;
}

function readOf(key: string): (line: string) => boolean {
  const read = new RegExp(String.raw`\benv\s*(?:\?\.|\.)?\s*(?:\[\s*['"\x60])?${key}\b`);
  return (line) => read.test(line);
}

function placeOf(
  files: readonly SourceFile[],
  isPlace: (line: string) => boolean,
): Pick<SecretUse, 'path' | 'line'> {
  for (const { path, text } of files) {
    const line = text.split('\n').findIndex(isPlace);
    if (line >= 0) return { path, line: line + 1 };
  }
  return { path: null, line: null };
}
