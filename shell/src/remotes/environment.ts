import type { EnvironmentDocument } from '@tessera/shared/contracts';
import { isEnvironmentDocument } from '@tessera/shared/guards';
import { config } from '../config';
import { DEADLINES, withDeadline } from './deadline';

const LAST_GOOD_KEY = 'tessera.environment';

/** Where the document in use came from; /version shows it. */
export type EnvironmentSource = 'server' | 'last good' | 'built in';

export interface Environment {
  readonly document: EnvironmentDocument;
  readonly source: EnvironmentSource;
}

function parse(value: unknown): EnvironmentDocument | undefined {
  return isEnvironmentDocument(value) ? value : undefined;
}

function readLastGood(): EnvironmentDocument | undefined {
  try {
    return parse(JSON.parse(localStorage.getItem(LAST_GOOD_KEY) ?? 'null'));
  } catch {
    // Storage is blocked or holds something else: the next source is asked.
    return undefined;
  }
}

function keepLastGood(document: EnvironmentDocument): void {
  try {
    localStorage.setItem(LAST_GOOD_KEY, JSON.stringify(document));
  } catch {
    // Storage is blocked or full: the built-in document stays the last resort.
  }
}

function readBuiltIn(): EnvironmentDocument | undefined {
  return parse(JSON.parse(document.getElementById('tessera-last-resort')?.textContent ?? 'null'));
}

async function fetchDocument(response: Promise<Response>): Promise<EnvironmentDocument> {
  const answer = await response;
  if (!answer.ok) throw new Error(`the environment document answered ${answer.status}`);
  const document = parse(await answer.json());
  if (!document) throw new Error('the environment document is not valid');
  return document;
}

/**
 * Reads which version of each remote is live: from the server within 2.5 s, else the last good document kept in
 * this browser, else the one in the page. Undefined only when all three fail.
 */
export async function readEnvironment(onProblem: (error: unknown) => void): Promise<Environment | undefined> {
  // The boot script asked already; every later look asks again.
  const early = globalThis.__TESSERA_ENVIRONMENT__;
  globalThis.__TESSERA_ENVIRONMENT__ = undefined;
  const response =
    early ?? fetch(`${config.registryUrl}/env/${config.environment}.json`, { cache: 'no-cache' });
  try {
    const late = () => new Error('the environment document did not arrive in time');
    const document = await withDeadline(fetchDocument(response), DEADLINES.environment, late);
    keepLastGood(document);
    return { document, source: 'server' };
  } catch (error) {
    onProblem(error);
    const lastGood = readLastGood();
    if (lastGood) return { document: lastGood, source: 'last good' };
    const builtIn = readBuiltIn();
    return builtIn && { document: builtIn, source: 'built in' };
  }
}
