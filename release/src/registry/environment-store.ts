import { join } from 'node:path';
import { digest8Of, environmentNameSchema, type EnvironmentDocument } from '@tessera/shared/contracts';
import { canonicalBytes, digestOfBytes } from '../core/canonical';
import { parseEnvironment } from '../core/documents';
import { verifyHistory, type History, type SerialFile } from '../core/history';
import { chainFault } from '../core/refusal';
import { namesIn, readIfThere, replaceFile, writeOnce } from './atomic-files';
import { serialOfFile, type Layout } from './layout';

export interface StoredEnvironment {
  readonly document: EnvironmentDocument;
  /** Strong and quoted, as HTTP wants it: `"42-<first eight digits of the sha256>"`. */
  readonly etag: string;
  /** The exact bytes of the serial file. */
  readonly bytes: Uint8Array;
}

/** The newest serial of an environment, or undefined before the first. E_CHAIN when its bytes were changed. */
export async function readHead(layout: Layout, env: string): Promise<StoredEnvironment | undefined> {
  const serial = (await serialsOf(layout, env)).at(-1);
  if (serial === undefined) return undefined;
  const bytes = await readIfThere(layout.serial(env, serial));
  if (!bytes) throw chainFault(env, { serial, cause: 'its file is missing' });
  const parsed = parseEnvironment(bytes);
  if (!parsed.ok) throw chainFault(env, { serial, cause: parsed.cause });
  const { document } = parsed;
  if (document.serial !== serial || document.env !== env) {
    throw chainFault(env, { serial, cause: `it is serial ${String(document.serial)} of ${document.env}` });
  }
  return { document, bytes, etag: etagOf(serial, bytes) };
}

/** The environments that have a history. */
export async function environmentsIn(layout: Layout): Promise<string[]> {
  const names = await namesIn(join(layout.root, 'envs'));
  return names.filter((name) => environmentNameSchema.safeParse(name).success).sort();
}

/** Every serial of an environment, verified from the first on and against the copy of the last change. */
export async function readHistory(layout: Layout, env: string): Promise<History> {
  const copy = await readLastResort(layout, env);
  const files: SerialFile[] = [];
  for (const serial of await serialsOf(layout, env)) {
    const bytes = await readIfThere(layout.serial(env, serial));
    if (bytes) files.push({ serial, bytes });
  }
  return verifyHistory(env, files, copy && { serial: copy.document.serial, bytes: copy.bytes });
}

/** Every serial of an environment; E_CHAIN when the chain does not hold. */
export async function readIntactHistory(
  layout: Layout,
  env: string,
): Promise<readonly EnvironmentDocument[]> {
  const { documents, fault } = await readHistory(layout, env);
  if (fault) throw chainFault(env, fault);
  return documents;
}

/**
 * [REL-04] Writes the next serial. Undefined when another writer took that serial first: nothing was changed, and the
 * caller has to read again. The serial's file is written once and never again, so no writer can undo another's.
 */
export async function writeSerial(
  layout: Layout,
  document: EnvironmentDocument,
): Promise<StoredEnvironment | undefined> {
  const bytes = canonicalBytes(document);
  const isWritten = await writeOnce(layout.temporary, layout.serial(document.env, document.serial), bytes);
  return isWritten ? { document, bytes, etag: etagOf(document.serial, bytes) } : undefined;
}

/**
 * The document of the last change, kept apart from the history: what a page can still start from when the newest serial
 * is damaged or gone. Undefined before the first change, and for a copy that is damaged itself.
 */
export async function readLastResort(layout: Layout, env: string): Promise<StoredEnvironment | undefined> {
  if (!environmentNameSchema.safeParse(env).success) return undefined;
  const bytes = await readIfThere(layout.lastResort(env));
  const parsed = bytes && parseEnvironment(bytes);
  if (!bytes || !parsed?.ok || parsed.document.env !== env) return undefined;
  return { document: parsed.document, bytes, etag: etagOf(parsed.document.serial, bytes) };
}

/** Copies the newest serial there. Looks again afterwards: of two writers, the later one may have been overtaken. */
export async function renewLastResort(layout: Layout, env: string): Promise<void> {
  let copied = 0;
  for (let head = await readHead(layout, env); head && head.document.serial > copied;) {
    await replaceFile(layout.temporary, layout.lastResort(env), head.bytes);
    copied = head.document.serial;
    head = await readHead(layout, env);
  }
}

function etagOf(serial: number, bytes: Uint8Array): string {
  return `"${String(serial)}-${digest8Of(digestOfBytes(bytes))}"`;
}

async function serialsOf(layout: Layout, env: string): Promise<number[]> {
  // Environments are named by requests too; a name that is none has no serials.
  if (!environmentNameSchema.safeParse(env).success) return [];
  const names = await namesIn(layout.environment(env));
  return names.flatMap((name) => serialOfFile(name) ?? []).sort((a, b) => a - b);
}
