#!/usr/bin/env node
/**
 * `tessera-build`: builds the package in the current folder with its webpack.config.mjs, into `dist`. The version is
 * MF_VERSION or, without it, the manifest's. Exit 1 when the build has errors.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runWebpack } from '../webpack/run-webpack.mjs';

const { default: config } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.mjs')).href);
const problems = await runWebpack(await config);
if (problems) {
  process.stderr.write(`${problems}\n`);
  process.exitCode = 1;
}
