import { headLocation, type EnvironmentDocument } from '@tessera/shared/contracts';
import { isEnvironmentDocument } from '@tessera/shared/guards';
import { config } from '../lib/config';
import { withDeadline } from '../lib/with-deadline';
import { DEADLINES } from './deadline';

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

/** What the server wrote into the page. */
function readWritten(): { document: EnvironmentDocument; isCurrent: boolean } | undefined {
  const block = document.getElementById('tessera-environment');
  const written = parse(JSON.parse(block?.textContent ?? 'null'));
  return written && { document: written, isCurrent: block?.dataset['current'] !== undefined };
}

/**
 * The document of this moment, when the server wrote it into the page: then nothing is asked for before the first page.
 * Undefined where the page lies still (another host serves it), or the server could only give its last resort.
 */
export function readCurrentEnvironment(): Environment | undefined {
  const written = readWritten();
  if (!written?.isCurrent) return undefined;
  keepLastGood(written.document);
  return { document: written.document, source: 'server' };
}

async function fetchDocument(response: Promise<Response>): Promise<EnvironmentDocument> {
  const answer = await response;
  if (!answer.ok) throw new Error(`the environment document answered ${answer.status}`);
  const document = parse(await answer.json());
  if (!document) throw new Error('the environment document is not valid');
  return document;
}

/**
 * Asks which version of each remote is live: the server within 2.5 s, else the last good document kept in this
 * browser, else the one in the page. Undefined only when all three fail.
 */
export async function readEnvironment(onProblem: (error: unknown) => void): Promise<Environment | undefined> {
  // Where the page did not bring the document, the boot script asked already; every later look asks again.
  const early = globalThis.__TESSERA_ENVIRONMENT__;
  globalThis.__TESSERA_ENVIRONMENT__ = undefined;
  const response =
    early ?? fetch(`${config.registryUrl}/${headLocation(config.environment)}`, { cache: 'no-cache' });
  try {
    const late = () => new Error('the environment document did not arrive in time');
    const document = await withDeadline(fetchDocument(response), DEADLINES.environment, late);
    keepLastGood(document);
    return { document, source: 'server' };
  } catch (error) {
    onProblem(error);
    const lastGood = readLastGood();
    if (lastGood) return { document: lastGood, source: 'last good' };
    const written = readWritten();
    return written && { document: written.document, source: 'built in' };
  }
}
