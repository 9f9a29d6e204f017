/** Reads a file as text, or as a data address. */
export function readFile(file: Blob, as: 'text' | 'address'): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    });
    reader.addEventListener('error', () => {
      reject(new Error('The file could not be read.'));
    });
    if (as === 'text') reader.readAsText(file);
    else reader.readAsDataURL(file);
  });
}
