import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NUMBER = '(?:0|[1-9]\\d*)';
const TAG = `(?:${NUMBER}|\\d*[A-Za-z-][0-9A-Za-z-]*)`;
/** A semantic version without build metadata: what `mfr publish` takes. */
const VERSION = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${TAG}(?:\\.${TAG})*)?$`);

/** Reads a package's manifest. */
export function readManifest(packageDirectory) {
  return JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8'));
}

/**
 * The manifest of a package as somebody has it installed: in their own node_modules or, as npm lays packages out, in
 * those of a folder above.
 */
export function readInstalledManifest(packageDirectory, name) {
  const installed = join(packageDirectory, 'node_modules', name);
  if (existsSync(join(installed, 'package.json'))) return readManifest(installed);
  const above = dirname(packageDirectory);
  if (above === packageDirectory) throw new Error(`${name} is not installed.`);
  return readInstalledManifest(above, name);
}

/** The name under which a remote is published: its package's, without the scope. */
export function remoteName({ name }) {
  return name.replace(/^@[^/]+\//, '');
}

/** The version that a build gets: MF_VERSION or, without it, the manifest's. */
export function buildVersion({ version }) {
  return process.env.MF_VERSION || version;
}

/** One sentence on what cannot be a build's version; undefined where it can. */
export function versionFault(version) {
  if (VERSION.test(version)) return undefined;
  return `"${version}" is no version (MF_VERSION, or that of package.json): it takes three numbers, such as 2.1.0 or 2.1.0-beta.1.`;
}
