import { strToU8, zipSync } from 'fflate';
import type { Files } from '../../lib/code-desk/file-changes';
import { refusePath } from '../../lib/code-desk/project-path';

const MOST_BYTES = 1_000_000;

export interface Taken {
  readonly files: Files;
  /** What was not taken, with the reason. */
  readonly refused: readonly string[];
}

/**
 * Reads files from the person's disk, as text, into a folder of the project.
 *
 * @param folder with its last slash; '' for the project itself
 * @param there what is in the project: a file may be replaced by one of its name, a folder may not
 */
export async function takeFiles(
  chosen: readonly File[],
  folder: string,
  there: { readonly files: Files; readonly folders: readonly string[] },
): Promise<Taken> {
  const files = new Map<string, string>();
  const refused: string[] = [];
  for (const file of chosen) {
    const path = `${folder}${file.name}`;
    const others = [...there.files.keys()].filter((each) => each !== path);
    const wrong = refusePath(path, others, there.folders);
    if (wrong !== undefined) refused.push(`${file.name}: ${wrong}`);
    else if (file.size > MOST_BYTES) refused.push(`${file.name} is larger than 1 MB.`);
    else {
      const text = await readText(file);
      if (text === undefined) refused.push(`${file.name} is not a text.`);
      else files.set(path, text);
    }
  }
  return { files, refused };
}

async function readText(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    // The bytes are no text, which is what was asked.
    return undefined;
  }
}

/** All files as a ZIP. */
export function zipOf(files: Files): Blob {
  const entries = Object.fromEntries([...files].map(([path, text]) => [path, strToU8(text)]));
  return new Blob([zipSync(entries)], { type: 'application/zip' });
}
