import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runModule } from './run-module.mjs';

/**
 * The shell contract that a package was written against: that of the shared package it has installed.
 *
 * @param {string} packageDirectory
 * @returns {Promise<string>} `1.2.0`
 */
export async function readShellContract(packageDirectory) {
  const require = createRequire(join(packageDirectory, 'package.json'));
  const { exports } = await runModule(require.resolve('@tessera/shared/remote/contract'));
  return exports.SHELL_CONTRACT_VERSION;
}
