import type { ProjectFile } from '@tessera/builder';
import { addSeconds, type Clock } from '../../core/clock';
import { compressText } from '../../core/compress';
import type { Database } from '../../db/database';
import { readFiles } from '../files/files.service';
import type { CompileError } from './compile-error.schema';
import type { CompiledBundle, CompileResult } from './compile-protocol.schema';
import type { Compiled, Compiler } from './compiler.service';
import type { BuildFiles, BuiltFile, BuiltFileName } from './build-files.port';
import { findBuild, findFile, listAsUnused, saveBuild, type BuildRow } from './builds.repository';

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

export interface KeptBuilds extends BuildsService {
  /** What a tree's files were built to, where that is known for good; undefined where it would have to be found out. */
  findKnown(treeHash: string): Promise<CompileResult | undefined>;
  /** One of the two files of a build; undefined where there is no build. */
  readFile(treeHash: string, file: BuiltFileName): Promise<BuiltFile | undefined>;
}

export interface BuildsSettings {
  readonly db: Database;
  readonly compiler: Compiler;
  readonly clock: Clock;
  readonly files: BuildFiles;
}

/** Built output by tree. Two calls of an account for one tree at a time share a build. */
export function createBuildsService({ db, compiler, clock, files: built }: BuildsSettings): KeptBuilds {
  const underWay = new Map<string, Promise<CompileResult>>();

  async function buildNow(
    account: string,
    treeHash: string,
    files?: readonly ProjectFile[],
  ): Promise<CompileResult> {
    const kept = await findBuild(db, treeHash);
    if (kept && !isWorthAnotherTry(kept, clock())) return read(kept);
    const compiled = await compiler.compile(account, files ?? (await readFiles(db, treeHash)));
    const { result } = compiled;
    if (!result.ok) return keepFailure(treeHash, compiled, result.error);
    await keep(treeHash, result);
    return result;
  }

  async function keepFailure(
    treeHash: string,
    { result, isKilled }: Compiled,
    error: CompileError,
  ): Promise<CompileResult> {
    const createdAt = clock();
    const killedAt = isKilled ? createdAt : null;
    // An error in a file stays until the file changes. A killed build may go better on a machine that is less busy.
    const isLasting = isKilled || error.path !== null;
    if (isLasting) await saveBuild(db, { ...NOTHING, treeHash, error, createdAt, killedAt });
    return killedAt === null ? result : explainKilled(error);
  }

  /** Files first, then the row: a row never points at nothing. */
  async function keep(treeHash: string, { js, css }: CompiledBundle): Promise<void> {
    const createdAt = clock();
    // Compressed here, once, so that no visitor waits for it.
    const [jsBrotli, cssBrotli] = await Promise.all([compressText(js), compressText(css)]);
    const files = { js: { text: js, brotli: jsBrotli }, css: { text: css, brotli: cssBrotli } };
    const columns = await built.save(treeHash, files);
    const isKept = await saveBuild(db, { ...columns, treeHash, error: null, createdAt, killedAt: null });
    // Another server was faster: nobody reads these, and a later round of `cleanBucket` removes them.
    if (!isKept && columns.filesAt !== null) await listAsUnused(db, columns.filesAt, createdAt);
  }

  async function read({ error, killedAt, filesAt, ...row }: BuildRow): Promise<CompileResult> {
    if (error) return killedAt === null ? { ok: false, error } : explainKilled(error);
    const [js, css] = await Promise.all([
      built.read({ filesAt, text: row.js, brotli: row.jsBrotli }, 'js'),
      built.read({ filesAt, text: row.css, brotli: row.cssBrotli }, 'css'),
    ]);
    return { ok: true, js: js.text, css: css.text };
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
    async findKnown(treeHash) {
      const kept = await findBuild(db, treeHash);
      // One that was killed may be tried again after a while.
      return kept?.killedAt === null ? read(kept) : undefined;
    },
    async readFile(treeHash, file) {
      const column = await findFile(db, treeHash, file);
      return column && built.read(column, file);
    },
  };
}

const NOTHING = { js: '', css: '', jsBrotli: null, cssBrotli: null, filesAt: null };

function isWorthAnotherTry({ killedAt }: BuildRow, now: Date): boolean {
  return killedAt !== null && addSeconds(killedAt, RETRY_KILLED_SECONDS) <= now;
}

function explainKilled(error: CompileError): CompileResult {
  const message = `${error.message}. It can be tried again in ${RETRY_KILLED_SECONDS / 60} minutes, or at once after a change`;
  return { ok: false, error: { ...error, message } };
}
