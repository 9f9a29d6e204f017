import { addSeconds, type Clock } from '../../core/clock';
import { compressText } from '../../core/compress';
import type { Database } from '../../db/database';
import type { BuildFiles } from './build-files.port';
import { listAsUnused, saveBuild, type BuildRow } from './builds.repository';
import type { CompileError } from './compile-error.schema';
import type { CompiledBundle, CompileResult } from './compile-protocol.schema';
import type { Compiled } from './compiler.service';

/** A build that was killed is not tried again this soon: the same files would be killed again. */
const RETRY_KILLED_SECONDS = 10 * 60;

export interface KeptOutput {
  /** What a row says of its tree; undefined where its files are not where it says: the tree counts as not built. */
  read(row: BuildRow): Promise<CompileResult | undefined>;
  /**
   * Keeps what came of a build, and answers what to say of it. `gone` is the place that the tree's row names and where nothing is: the row
   * is replaced, and the database itself lists the place as unused.
   */
  keep(treeHash: string, compiled: Compiled, gone: string | null): Promise<CompileResult>;
}

export interface KeptOutputSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: BuildFiles;
}

/** What trees were built to, in the rows of `builds` and wherever these say that their files are. */
export function createKeptOutput({ db, clock, files: built }: KeptOutputSettings): KeptOutput {
  async function keepFailure(
    treeHash: string,
    { result, isKilled }: Compiled,
    { error, gone }: { readonly error: CompileError; readonly gone: string | null },
  ): Promise<CompileResult> {
    const createdAt = clock();
    const killedAt = isKilled ? createdAt : null;
    // An error in a file stays until the file changes. A killed build may go better on a machine that is less busy.
    const isLasting = isKilled || error.path !== null;
    if (isLasting) await saveBuild(db, { ...NOTHING, treeHash, error, createdAt, killedAt }, gone);
    return killedAt === null ? result : explainKilled(error);
  }

  /** Files first, then the row: a row never points at nothing. */
  async function keepFiles(
    treeHash: string,
    { js, css }: CompiledBundle,
    gone: string | null,
  ): Promise<void> {
    const createdAt = clock();
    // Compressed here, once, so that no visitor waits for it.
    const [jsBrotli, cssBrotli] = await Promise.all([compressText(js), compressText(css)]);
    const files = { js: { text: js, brotli: jsBrotli }, css: { text: css, brotli: cssBrotli } };
    const columns = await built.save(treeHash, files);
    const row = { ...columns, treeHash, error: null, createdAt, killedAt: null };
    const isKept = await saveBuild(db, row, gone);
    // Another server was faster: nobody reads these, and a later round of `cleanBucket` removes them.
    if (!isKept && columns.filesAt !== null) await listAsUnused(db, columns.filesAt, createdAt);
  }

  return {
    async read({ error, killedAt, filesAt, ...row }) {
      if (error) return killedAt === null ? { ok: false, error } : explainKilled(error);
      const [js, css] = await Promise.all([
        built.read({ filesAt, text: row.js, brotli: row.jsBrotli }, 'js'),
        built.read({ filesAt, text: row.css, brotli: row.cssBrotli }, 'css'),
      ]);
      return js && css && { ok: true, js: js.text, css: css.text };
    },
    async keep(treeHash, compiled, gone) {
      const { result } = compiled;
      if (!result.ok) return keepFailure(treeHash, compiled, { error: result.error, gone });
      await keepFiles(treeHash, result, gone);
      return result;
    },
  };
}

const NOTHING = { js: '', css: '', jsBrotli: null, cssBrotli: null, filesAt: null };

/** Whether a build that was killed may be tried again by now. */
export function isWorthAnotherTry({ killedAt }: BuildRow, now: Date): boolean {
  return killedAt !== null && addSeconds(killedAt, RETRY_KILLED_SECONDS) <= now;
}

function explainKilled(error: CompileError): CompileResult {
  const message = `${error.message}. It can be tried again in ${RETRY_KILLED_SECONDS / 60} minutes, or at once after a change`;
  return { ok: false, error: { ...error, message } };
}
