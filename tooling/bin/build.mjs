#!/usr/bin/env node
/**
 * `tessera-build`: builds the package in the current folder with its webpack.config.mjs, into `dist`. The version is
 * MF_VERSION or, without it, the manifest's. Exit 1 when the build has errors.
 */
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildVersion, readManifest, remoteName, versionFault } from '../webpack/manifest.mjs';
import { findRemoteFolder, readOptions, stop } from './lib/command-line.mjs';

const USAGE = `tessera-build [--help]

Builds the remote in this folder with its webpack.config.mjs, into dist.
MF_VERSION=2.1.0 gives the build its version; without it, package.json does.
`;

readOptions(USAGE, {});
const folder = findRemoteFolder();
const manifest = readManifest(folder);
const version = buildVersion(manifest);
const fault = versionFault(version);
if (fault) stop(fault);

const config = await (await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href)).default;
// The one that takes a second to load, after all that is refused without it.
const { runWebpack } = await import('../webpack/run-webpack.mjs');
const problems = await runWebpack(config);
if (problems) {
  process.stderr.write(`${problems}\n`);
  process.exitCode = 1;
} else process.stdout.write(`${remoteName(manifest)} ${version}  ${describe(config.output.path)}\n`);

/** `dist  12 files 61.2 kB` */
function describe(output) {
  const sizes = readdirSync(output, { recursive: true })
    .map((name) => statSync(join(output, name)))
    .filter((found) => found.isFile())
    .map(({ size }) => size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return `${relative(folder, output)}  ${sizes.length} files ${(bytes / 1000).toFixed(1)} kB`;
}
