/** Milliseconds after which the browser has certainly taken hold of a file. */
const TAKEN_MS = 1000;

/** Saves a file to the person's disk, under a name that every system takes. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, TAKEN_MS);
}
