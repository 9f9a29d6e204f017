import type { ChosenFiles, FolderFile } from './new-project-draft';

/** Nobody wrote these, and they would be most of what is sent. */
const LEFT_OUT = new Set(['node_modules', '.git']);
/** One more than a ZIP may have: what is cut off here is refused there, and nothing is left out without a word. */
const MOST_FILES = 10_001;

const isLeftOut = (path: string) => path.split('/').some((part) => LEFT_OUT.has(part));

/** The files of a folder as its picker gives them. */
export function chosenFolder(files: readonly File[]): ChosenFiles | undefined {
  const [first] = files;
  if (!first) return undefined;
  const name = first.webkitRelativePath.split('/')[0] ?? 'folder';
  const listed = files.map((file) => ({ path: file.webkitRelativePath || file.name, file }));
  return { kind: 'folder', name, files: listed.filter(({ path }) => !isLeftOut(path)).slice(0, MOST_FILES) };
}

/** The folder that was dropped; undefined where something else was. Asked within the event, read afterwards. */
export function droppedFolder(transfer: DataTransfer): Promise<ChosenFiles> | undefined {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const folder = entries.find((entry) => entry?.isDirectory);
  return folder ? readFolder(folder as FileSystemDirectoryEntry) : undefined;
}

async function readFolder(folder: FileSystemDirectoryEntry): Promise<ChosenFiles> {
  const files: FolderFile[] = [];
  const waiting: FileSystemDirectoryEntry[] = [folder];
  for (let next = waiting.pop(); next && files.length < MOST_FILES; next = waiting.pop()) {
    for (const entry of await listFolder(next)) {
      if (isLeftOut(entry.fullPath)) continue;
      if (entry.isDirectory) waiting.push(entry as FileSystemDirectoryEntry);
      else files.push({ path: entry.fullPath.slice(1), file: await openFile(entry as FileSystemFileEntry) });
    }
  }
  return { kind: 'folder', name: folder.name, files };
}

/** A browser gives the entries of a folder a hundred at a time. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function openFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}
