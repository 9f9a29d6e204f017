import { chosenFolder } from './read-folder';

function fileAt(path: string): File {
  const file = new File(['x'], path.slice(path.lastIndexOf('/') + 1));
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

const pathsOf = (files: readonly File[]) => {
  const chosen = chosenFolder(files);
  return chosen?.kind === 'folder' ? chosen.files.map(({ path }) => path) : undefined;
};

describe('a folder that is chosen', () => {
  it('[SCR-04] is named after itself, and comes with its .env but without what nobody wrote', () => {
    const files = ['site/.env', 'site/src/a.ts', 'site/node_modules/x/index.js', 'site/.git/config'].map(
      fileAt,
    );
    expect(chosenFolder(files)).toMatchObject({ kind: 'folder', name: 'site' });
    expect(pathsOf(files)).toEqual(['site/.env', 'site/src/a.ts']);
  });

  it('[SCR-04] with more files than a ZIP may have is sent with so many that it is refused, not cut to fit', () => {
    const files = Array.from({ length: 10_500 }, (_, at) => fileAt(`site/f${String(at)}.png`));
    // 10,000 entries are taken (docs/documents/project-archive.md).
    expect(pathsOf(files)?.length).toBeGreaterThan(10_000);
  });
});
