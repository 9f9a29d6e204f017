import type { ProjectFile } from '@tessera/builder';
import { addSeconds, type Clock } from '../../core/clock';
import { compressText } from '../../core/compress';
import type { Database } from '../../db/database';
import { readFiles } from '../files/files.service';
import type { CompileResult } from './compile-protocol.schema';
import type { Compiled, Compiler } from './compiler.service';
import { findBuild, saveBuild, type BuildRow } from './builds.repository';

/** A build that was killed is not tried again this soon: the same files would be killed again. */
const RETRY_KILLED_SECONDS = 10 * 60;

export { hasOutput } from './builds.repository';

export interface BuildsService {
  /**
   * The built output of a tree, compiled once and kept: preview and deployment of the same files share it. Takes the
   * turn of `account`, and throws what `Compiler` throws. `files` saves reading them when the caller has them at hand.
   */
  build(account: string, treeHash: string, files?: readonly ProjectFile[]): Promise<CompileResult>;
}

/** Built output by tree. Two calls of an account for one tree at a time share a build. */
export function createBuildsService(db: Database, compiler: Compiler, clock: Clock): BuildsService {
  const underWay = new Map<string, Promise<CompileResult>>();

  async function buildNow(
    account: string,
    treeHash: string,
    files?: readonly ProjectFile[],
  ): Promise<CompileResult> {
    const kept = await findBuild(db, treeHash);
    if (kept && !isWorthAnotherTry(kept, clock())) return toResult(kept);
    const compiled = await compiler.compile(account, files ?? (await readFiles(db, treeHash)));
    const row = await toRow(treeHash, compiled, clock());
    if (isLasting(compiled)) await saveBuild(db, row);
    return toResult(row);
  }

  return {
    build(account, treeHash, files) {
      // Not by the tree alone: nobody waits for another's turn.
      const key = `${account} ${treeHash}`;
      const running = underWay.get(key);
      if (running) return running;
      const started = buildNow(account, treeHash, files).finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
  };
}

/** An error in a file stays until the file changes. A killed build may go better on a machine that is less busy. */
function isLasting({ result, isKilled }: Compiled): boolean {
  return isKilled || result.ok || result.error.path !== null;
}

function isWorthAnotherTry({ killedAt }: BuildRow, now: Date): boolean {
  return killedAt !== null && addSeconds(killedAt, RETRY_KILLED_SECONDS) <= now;
}

/** Compressed here, once, so that no visitor waits for it. */
async function toRow(treeHash: string, { result, isKilled }: Compiled, createdAt: Date): Promise<BuildRow> {
  const killedAt = isKilled ? createdAt : null;
  if (!result.ok) {
    const nothing = { js: '', css: '', jsBrotli: null, cssBrotli: null };
    return { ...nothing, treeHash, error: result.error, createdAt, killedAt };
  }
  const { js, css } = result;
  const [jsBrotli, cssBrotli] = await Promise.all([compressText(js), compressText(css)]);
  return { treeHash, js, css, jsBrotli, cssBrotli, error: null, createdAt, killedAt };
}

function toResult({ js, css, error, killedAt }: BuildRow): CompileResult {
  if (!error) return { ok: true, js, css };
  if (killedAt === null) return { ok: false, error };
  const message = `${error.message}. It can be tried again in ${RETRY_KILLED_SECONDS / 60} minutes, or at once after a change`;
  return { ok: false, error: { ...error, message } };
}
