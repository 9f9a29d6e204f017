import type { ProjectFile } from '../types';
import { kitSources } from './kit-sources';

const IMPORT = /from '\.\/([a-z-]+)'/gu;

function fileOf(name: string): string | undefined {
  return [`${name}.ts`, `${name}.tsx`].find((file) => file in kitSources);
}

/** The kit's files that these files reach by their imports, and nothing else. */
export function usedKitFiles(files: readonly ProjectFile[], styleSheets: readonly string[]): ProjectFile[] {
  const reached = new Set<string>();
  const visit = (name: string) => {
    const file = fileOf(name);
    if (file === undefined) throw new Error(`The kit has no module called ${name}.`);
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, next = ''] of (kitSources[file] ?? '').matchAll(IMPORT)) visit(next);
  };
  for (const { text } of files) {
    for (const [, name = ''] of text.matchAll(/from '(?:\.\.\/\.\.|\.)\/kit\/([a-z-]+)'/gu)) visit(name);
  }
  return [...reached, ...styleSheets].map((file) => ({
    path: `src/kit/${file}`,
    text: kitSources[file] ?? '',
  }));
}
