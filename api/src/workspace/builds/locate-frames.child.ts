import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { CodePlace } from '@tessera/shared/contracts';
import type * as Esbuild from 'esbuild-wasm';
import { SpoiledError } from '../../work/serve-work';
import { buildOptions } from './compile-project.child';
import type { LocateRequest } from './compile-protocol.schema';
import { findEntry } from './entry-file.rules';

/**
 * Where in a project's files the places of its built code come from (SCR-02): the same build once more, with a map. Null for what
 * is none of its files, all of them where it does not build.
 */
export async function locateFrames(
  esbuild: typeof Esbuild,
  { files, frames }: LocateRequest,
): Promise<(CodePlace | null)[]> {
  const map = await mapOf(esbuild, { files, frames });
  const own = new Set(files.map(({ path }) => path));
  return frames.map(({ line, column }) => {
    const found = map && originalPositionFor(map, { line, column: column - 1 });
    const path = found?.source?.replace(/^.*?project:/, '');
    return found?.line != null && path !== undefined && own.has(path) ? { path, line: found.line } : null;
  });
}

async function mapOf(
  esbuild: typeof Esbuild,
  { files, frames }: LocateRequest,
): Promise<TraceMap | undefined> {
  const byPath = new Map(files.map(({ path, text }) => [path, withoutMaps(text)]));
  const entry = findEntry(byPath);
  if (entry === undefined) return undefined;
  const options = { ...buildOptions(byPath, entry), sourcemap: 'external', sourcesContent: false } as const;
  try {
    const { outputFiles } = await esbuild.build(options);
    const map = outputFiles.find(({ path }) => path.endsWith('.js.map'));
    return map && new TraceMap(map.text);
  } catch (error) {
    if (Array.isArray((error as { errors?: unknown }).errors)) return undefined;
    // A compiler that threw may answer nonsense from now on.
    throw new SpoiledError(frames.map(() => null));
  }
}

/** Of the same length: what a `sourceMappingURL` names is not read, and every column stays. */
function withoutMaps(text: string): string {
  return text.replaceAll('sourceMappingURL', 'sourceMappingUrl');
}
