/** Has the browser save a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.download = name;
  // A data address and not one of a blob: it works in a sandboxed page too.
  link.href = `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
  link.click();
}
