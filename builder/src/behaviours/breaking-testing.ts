import type { ProjectFile } from '../types';

/** Breaks an emitted application on purpose, in one place. Throws when the place is not there any more. */
export function breakFile(
  path: string,
  from: string | RegExp,
  to: string,
): (files: readonly ProjectFile[]) => readonly ProjectFile[] {
  return (files) => {
    const file = files.find((candidate) => candidate.path === `src/${path}`);
    if (!file) throw new Error(`${path} is not emitted: break the application elsewhere.`);
    const text = file.text.replace(from, to);
    if (text === file.text) throw new Error(`${path} does not hold ${String(from)}: break it elsewhere.`);
    return files.map((other) => (other === file ? { ...file, text } : other));
  };
}
