import { manifestFaults, versionRecordSchema, type VersionRecord } from '@tessera/shared/contracts';
import semver from 'semver';
import * as z from 'zod/mini';
import { explain } from './documents';

/** The file that the webpack preset writes beside the built files. It is not published itself. */
export const BUILD_MANIFEST = 'mf-version.json';

const { remote, version, container, requires, manifest, build, files } = versionRecordSchema.shape;

/** `files` is optional; when a build lists its files, every listed fact has to hold. */
const buildManifestSchema = z.object({
  remote,
  version,
  container,
  requires,
  manifest,
  build,
  files: z.optional(files),
});
export type BuildManifest = z.infer<typeof buildManifestSchema>;

/** `version`: one that the next build may have, where this build's is none. */
type ParsedBuild =
  | { readonly ok: true; readonly document: BuildManifest }
  | { readonly ok: false; readonly cause: string; readonly version?: string };

/** What gives another build in place of one that cannot be published, and publishes that. */
export function buildAgain(dist: string, version?: string): string {
  return `${version === undefined ? '' : `MF_VERSION=${version} `}tessera-build && mfr publish ${dist}`;
}

/** Reads `mf-version.json`. A range or version that semver does not know is refused here, not at the first pin. */
export function parseBuildManifest(text: string): ParsedBuild {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, cause: 'it is not JSON' };
  }
  const named = z.object({ version: z.string() }).safeParse(json);
  if (named.success && semver.valid(named.data.version) !== named.data.version) {
    const cause = `"${named.data.version}" is no version: it takes three numbers, such as 2.1.0 or 2.1.0-beta.1`;
    return { ok: false, cause, version: '2.1.0' };
  }
  const result = buildManifestSchema.safeParse(json);
  if (!result.success) return { ok: false, cause: explain(result.error) };
  const document = result.data;
  const ranges = Object.entries({ shell: document.requires.shell, ...document.requires.shared });
  const broken = ranges.find(([, range]) => semver.validRange(range) === null);
  if (broken)
    return { ok: false, cause: `requires: ${broken[0]} has the range "${broken[1]}", which is none` };
  const [fault] = document.manifest ? manifestFaults(document.manifest) : [];
  return fault === undefined ? { ok: true, document } : { ok: false, cause: `manifest: ${fault}` };
}

/** The immutable record of a build: its manifest and the facts of its files. */
export function recordOf(built: BuildManifest, facts: VersionRecord['files']): VersionRecord {
  return {
    kind: 'mf.version/v1',
    remote: built.remote,
    version: built.version,
    container: built.container,
    files: facts,
    requires: built.requires,
    ...(built.manifest && { manifest: built.manifest }),
    build: built.build,
  };
}

/** Every file that the container names: its entry, and the scripts and styles of what it exposes. */
export function filesNamedBy(named: VersionRecord['container']): string[] {
  const exposed = Object.values(named.exposes).flatMap((expose) => [
    ...expose.js,
    ...expose.async,
    ...expose.css,
  ]);
  return [...new Set([named.entry, ...exposed])];
}
