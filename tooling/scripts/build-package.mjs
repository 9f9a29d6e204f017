#!/usr/bin/env node
/** Builds the package in the current folder with its webpack configuration. Exit 1 when the build has errors. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runWebpack } from './lib/run-webpack.mjs';

const { default: config } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.mjs')).href);
const problems = await runWebpack(config);
if (problems) {
  process.stderr.write(`${problems}\n`);
  process.exitCode = 1;
}
