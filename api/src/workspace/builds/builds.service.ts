import type { ProjectFile } from '@tessera/builder';
import type { Clock } from '../../core/clock';
import { compressText } from '../../core/compress';
import type { Database } from '../../db/database';
import { readFiles } from '../files/files.service';
import type { CompileResult } from './compile-protocol.schema';
import type { Compiler } from './compiler.service';
import { findBuild, saveBuild, type BuildRow } from './builds.repository';

export interface BuildsService {
  /**
   * The built output of a tree, compiled once and kept: preview and deployment of the same files share it.
   * `files` saves reading them when the caller has them at hand.
   */
  build(treeHash: string, files?: readonly ProjectFile[]): Promise<CompileResult>;
}

/** Built output by tree. Two calls for one tree at a time share a build. */
export function createBuildsService(db: Database, compiler: Compiler, clock: Clock): BuildsService {
  const underWay = new Map<string, Promise<CompileResult>>();

  async function buildNow(treeHash: string, files?: readonly ProjectFile[]): Promise<CompileResult> {
    const kept = await findBuild(db, treeHash);
    if (kept) return toResult(kept);
    const result = await compiler.compile(files ?? (await readFiles(db, treeHash)));
    if (isLasting(result)) await saveBuild(db, await toRow(treeHash, result, clock()));
    return result;
  }

  return {
    build(treeHash, files) {
      const running = underWay.get(treeHash);
      if (running) return running;
      const started = buildNow(treeHash, files).finally(() => underWay.delete(treeHash));
      underWay.set(treeHash, started);
      return started;
    },
  };
}

/** An error in a file stays until the file changes; a killed build may go better the next time. */
function isLasting(result: CompileResult): boolean {
  return result.ok || result.error.path !== null;
}

/** Compressed here, once, so that no visitor waits for it. */
async function toRow(treeHash: string, result: CompileResult, createdAt: Date): Promise<BuildRow> {
  if (!result.ok) {
    const nothing = { js: '', css: '', jsBrotli: null, cssBrotli: null };
    return { ...nothing, treeHash, error: result.error, createdAt };
  }
  const { js, css } = result;
  const [jsBrotli, cssBrotli] = await Promise.all([compressText(js), compressText(css)]);
  return { treeHash, js, css, jsBrotli, cssBrotli, error: null, createdAt };
}

function toResult({ js, css, error }: BuildRow): CompileResult {
  return error ? { ok: false, error } : { ok: true, js, css };
}
