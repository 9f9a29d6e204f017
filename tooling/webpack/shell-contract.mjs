import { readFileSync } from 'node:fs';

/** The contract's version is a constant of shared, which a build script cannot import: it is TypeScript. */
export function readShellContract() {
  const source = readFileSync(new URL('../../shared/src/remote/shell-contract.ts', import.meta.url), 'utf8');
  const version = /SHELL_CONTRACT_VERSION = '([\d.]+)'/.exec(source)?.[1];
  if (!version)
    throw new Error('shared/src/remote/shell-contract.ts does not declare SHELL_CONTRACT_VERSION');
  return version;
}
