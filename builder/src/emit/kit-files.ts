import type { ProjectFile } from '../types';
import { kitSources } from './kit-sources';

const KIT = 'src/kit/';
const IMPORT = /from '(\.[./a-z-]+)'/gu;

function fileOf(module: string): string {
  const file = [`${module}.ts`, `${module}.tsx`].find((path) => path in kitSources);
  if (file === undefined) throw new Error(`The kit has no module called ${module}.`);
  return file;
}

/** The path that a relative one means in a file: ('src/App.tsx', './kit/x') → 'src/kit/x'. */
function resolve(file: string, relative: string): string {
  return new URL(relative, `https://project/${file}`).pathname.slice(1);
}

/** The modules of the kit that a file of a project imports. */
function importsOf({ path, text }: ProjectFile): string[] {
  return [...text.matchAll(IMPORT)]
    .map(([, relative = '']) => resolve(path, relative))
    .filter((module) => module.startsWith(KIT))
    .map((module) => module.slice(KIT.length));
}

function kitFile(file: string): ProjectFile {
  return { path: `${KIT}${file}`, text: kitSources[file] ?? '' };
}

/** The kit's files that these files reach by their imports, and nothing else. */
export function usedKitFiles(files: readonly ProjectFile[]): ProjectFile[] {
  const reached = new Set<string>();
  const visit = (module: string) => {
    const file = fileOf(module);
    if (reached.has(file)) return;
    reached.add(file);
    for (const next of importsOf(kitFile(file))) visit(next);
  };
  for (const module of files.flatMap(importsOf)) visit(module);
  return [...reached].map(kitFile);
}

/** Style sheets that every application needs, in the order in which they are loaded. */
const EVERYWHERE = ['base', 'controls', 'inputs', 'shell', 'lists', 'filters', 'sheets'];
/** Says what all others look like on paper. */
const LAST = 'print';

/** Sheets of single parts: `board.css` belongs to `lists/board.tsx` and `lists/board-card.tsx`, `blocks.css` to `blocks`. */
const OF_PARTS = Object.keys(kitSources)
  .map((path) => /^styles\/(.+)\.css$/u.exec(path)?.[1] ?? '')
  .filter((name) => name !== '' && name !== LAST && !EVERYWHERE.includes(name));

/** The style sheets of an application that has these files of the kit, in the order in which they are loaded. */
export function styleSheetsOf(kit: readonly ProjectFile[]): ProjectFile[] {
  const isUsed = (name: string) => {
    // Only what draws has a style.
    const part = new RegExp(`/${name}(?:/.+|-[a-z-]+)?\\.tsx$`, 'u');
    return kit.some(({ path }) => part.test(path));
  };
  return [...EVERYWHERE, ...OF_PARTS.filter(isUsed), LAST].map((name) => kitFile(`styles/${name}.css`));
}
