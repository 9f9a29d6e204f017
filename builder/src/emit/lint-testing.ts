import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ProjectFile } from '../types';
import { inFolder, writeFile } from './folder-testing';

const LINTER = join(dirname(createRequire(__filename).resolve('oxlint/package.json')), 'bin/oxlint');

/** What a developer's linter says by itself: no rule is chosen for us. */
const CONFIG = JSON.stringify({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    // JSX is compiled without React in sight.
    'react/react-in-jsx-scope': 'off',
    // Letters and style sheets are imported for their effect.
    'import/no-unassigned-import': 'off',
  },
});

/** Lints applications but for the kit, which is linted where it is kept. Gives one line for each finding. */
export function lintFindingsOf(applications: readonly (readonly ProjectFile[])[]): string[] {
  // Not in the package: the linter leaves out what Git ignores.
  return inFolder(tmpdir(), (folder) => {
    writeFile(folder, { path: '.oxlintrc.json', text: CONFIG });
    for (const [place, files] of applications.entries())
      for (const file of files.filter(({ path }) => /\.tsx?$/u.test(path) && !path.startsWith('src/kit/')))
        writeFile(join(folder, `app-${String(place)}`), file);
    return lint(folder);
  });
}

function lint(folder: string): string[] {
  const words = [LINTER, '--config', '.oxlintrc.json', '--format', 'unix', '.'];
  try {
    execFileSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    return [];
  } catch (error) {
    const { status, stdout } = error as { status: number | null; stdout: string };
    if (status !== 1) throw error;
    return stdout.trim().split('\n');
  }
}
