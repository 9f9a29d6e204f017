import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectFile } from '../types';

export function writeFile(folder: string, { path, text }: ProjectFile): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Gives a new folder inside of `parent`, which is gone when `use` is done. */
export function inFolder<Result>(parent: string, use: (folder: string) => Result): Result {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'emitted-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
