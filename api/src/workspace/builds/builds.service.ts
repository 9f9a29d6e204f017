import type { ProjectFile } from '@tessera/builder';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../core/log';
import { readFiles, readTree } from '../files/files.service';
import type { BuiltFile, BuiltFileName } from './build-files.port';
import { findBuild, findFile, forgetBuild } from './builds.repository';
import type { CompileResult } from './compile-protocol.schema';
import type { Compiler } from './compiler.service';
import { filesAway } from './files-away.rules';
import { createKeptOutput, isWorthAnotherTry, type KeptOutputSettings } from './kept-output.service';

/** A tree that could not be built again for its visitors is not tried for them this soon, in this process. Milliseconds. */
const RETRY_FOR_VISITORS_MS = 10_000;
/** Of as many trees it is remembered. */
const MOST_FAILURES = 1000;

export { hasOutput } from './builds.repository';

export interface BuildsService {
  /**
   * The built output of a tree, compiled once and kept: preview and deployment of the same files share it. What is no longer where it was
   * kept is compiled again. Takes the turn of `account`, and throws what `Compiler` throws. `files` saves reading them when the caller
   * has them at hand.
   */
  build(account: string, treeHash: string, files?: readonly ProjectFile[]): Promise<CompileResult>;
}

export interface KeptBuilds extends BuildsService {
  /** What a tree's files were built to, where that is known for good; undefined where it would have to be found out. */
  findKnown(treeHash: string): Promise<CompileResult | undefined>;
  /**
   * One of the two files of a build. Where there is none, or its files are gone, the tree is built again, in a turn of its own however many
   * ask. Undefined where its files are not in the database or do not compile; throws UNAVAILABLE where it may go better later.
   */
  readFile(treeHash: string, file: BuiltFileName): Promise<BuiltFile | undefined>;
}

export interface BuildsSettings extends KeptOutputSettings {
  readonly compiler: Compiler;
  readonly log: Log;
}

interface BuildRequest {
  readonly account: string;
  readonly treeHash: string;
  readonly files?: readonly ProjectFile[] | undefined;
  /** It was built before, whatever its row says. */
  readonly isAgain?: boolean;
}

/** Built output by tree. Two calls of an account for one tree at a time share a build. */
export function createBuildsService(settings: BuildsSettings): KeptBuilds {
  const { db, compiler, clock, files: built, log } = settings;
  const output = createKeptOutput(settings);
  const underWay = new Map<string, Promise<CompileResult>>();
  const failures = new LRUCache<string, Promise<CompileResult>>({
    max: MOST_FAILURES,
    ttl: RETRY_FOR_VISITORS_MS,
  });

  async function buildNow({ account, treeHash, files, isAgain }: BuildRequest): Promise<CompileResult> {
    const kept = await findBuild(db, treeHash);
    if (kept && !isWorthAnotherTry(kept, clock())) {
      const known = await output.read(kept);
      if (known) return known;
    }
    const place = kept?.filesAt ?? null;
    if (place !== null || (isAgain && !kept)) {
      log.warn({ tree: treeHash, place }, 'Built files are gone, and are built again');
    }
    const compiled = await compiler.compile(account, files ?? (await readFiles(db, treeHash)));
    return output.keep(treeHash, compiled, place);
  }

  function build(request: BuildRequest): Promise<CompileResult> {
    // Not by the tree alone: nobody waits for another's turn.
    const key = `${request.account} ${request.treeHash}`;
    const running = underWay.get(key);
    if (running) return running;
    const started = buildNow(request).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  }

  /** Visitors cannot make a server compile one tree over and over. */
  function buildForVisitors(treeHash: string): Promise<CompileResult> {
    const failed = failures.get(treeHash);
    if (failed) return failed;
    const started = build({ account: `visitors of ${treeHash}`, treeHash, isAgain: true });
    const remember = () => void failures.set(treeHash, started);
    void started.then(({ ok }) => ok || remember(), remember);
    return started;
  }

  async function readKept(treeHash: string, file: BuiltFileName): Promise<BuiltFile | undefined> {
    const column = await findFile(db, treeHash, file);
    return column && built.read(column, file);
  }

  return {
    build: (account, treeHash, files) => build({ account, treeHash, files }),
    async findKnown(treeHash) {
      const kept = await findBuild(db, treeHash);
      // One that was killed may be tried again after a while.
      return kept?.killedAt === null ? output.read(kept) : undefined;
    },
    async readFile(treeHash, file) {
      const kept = await readKept(treeHash, file);
      if (kept) return kept;
      if ((await readTree(db, treeHash)).length === 0) {
        // Of a template, say. With its row gone, whoever has its files builds it.
        await forgetGone(treeHash, file);
        return undefined;
      }
      const result = await buildForVisitors(treeHash);
      if (!result.ok) return explainToVisitors(result);
      // As it is kept: compressed. Another server may have kept it where this one cannot read.
      return (await readKept(treeHash, file)) ?? { text: result[file], brotli: null };
    },
  };

  async function forgetGone(treeHash: string, file: BuiltFileName): Promise<void> {
    const place = (await findFile(db, treeHash, file))?.filesAt ?? null;
    if (place === null) return;
    log.warn({ tree: treeHash, place }, 'Built files are gone, and so is what they were built from');
    await forgetBuild(db, treeHash, place);
  }
}

/** An error in a file stays: there is nothing at this address. Whatever else kept a tree from being built may pass. */
function explainToVisitors({ error }: Extract<CompileResult, { ok: false }>): undefined {
  if (error.path === null) throw filesAway();
  return undefined;
}
