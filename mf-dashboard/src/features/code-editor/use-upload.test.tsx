import { ShellContext, type Notice } from '@tessera/shared/remote';
import { buildShellProps } from '@tessera/shared/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createDesk } from '../../lib/code-desk/desk.store';
import { useUpload } from './use-upload';

/** A project with `src/items.ts` open, into which a test uploads by name and text. */
function build(texts: Record<string, string>, folders: readonly string[] = []) {
  const notices: Notice[] = [];
  const shell = buildShellProps({ notify: (notice) => void notices.push(notice) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellContext value={shell}>{children}</ShellContext>
  );
  const active = 'src/items.ts';
  const files = new Map(Object.entries({ [active]: 'mine', ...texts }));
  const desk = createDesk({ files, folders, open: [active], active });
  const { result } = renderHook(() => useUpload({ desk, open: desk.open }), { wrapper });
  return {
    desk,
    notices,
    upload: async (chosen: Record<string, string>) => {
      await act(async () => {
        result.current(Object.entries(chosen).map(([name, text]) => fileOf(name, text)));
        await new Promise((resolve) => setTimeout(resolve, 0));
      });
    },
    texts: () => Object.fromEntries(desk.store.getState().files),
  };
}

/** jsdom's files cannot be read as bytes. */
function fileOf(name: string, text: string): File {
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new File([text], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) });
}

describe('[SCR-11] files that are uploaded', () => {
  it('replace those of their name with a way back', async () => {
    const { desk, notices, upload, texts } = build({ 'src/b.ts': 'b' });
    await upload({ 'items.ts': 'theirs', 'new.ts': 'new' });
    expect(texts()).toEqual({ 'src/items.ts': 'theirs', 'src/b.ts': 'b', 'src/new.ts': 'new' });
    expect(notices).toMatchObject([{ title: 'src/items.ts replaced', action: { label: 'Undo' } }]);

    desk.write('src/b.ts', 'typed since');
    notices[0]?.action?.onSelect();
    expect(texts()).toEqual({ 'src/items.ts': 'mine', 'src/b.ts': 'typed since', 'src/new.ts': 'new' });
  });

  it('say how many they replace, and nothing where none is another', async () => {
    const { notices, upload, texts } = build({ 'src/b.ts': 'b', 'src/c.ts': 'c' });
    await upload({ 'new.ts': 'new', 'items.ts': 'mine' });
    expect(notices).toEqual([]);
    await upload({ 'items.ts': '1', 'b.ts': '2', 'c.ts': 'c' });
    expect(notices).toMatchObject([{ title: '2 files replaced' }]);
    notices[0]?.action?.onSelect();
    expect(texts()).toMatchObject({ 'src/items.ts': 'mine', 'src/b.ts': 'b' });
  });

  it.each([
    ['that holds files', { 'src/parts/a.ts': 'a' }, []],
    ['that holds folders', {}, ['src/parts/small']],
    ['that is empty', {}, ['src/parts']],
  ])('are not taken by the name of a folder %s', async (_kind, files, folders) => {
    const { desk, notices, upload, texts } = build(files, folders);
    const before = desk.store.getState().files;
    await upload({ parts: 'a file' });
    expect(texts()).not.toHaveProperty('src/parts');
    expect(notices).toMatchObject([{ message: 'parts: src/parts is a folder.' }]);
    expect(desk.store.getState().files).toBe(before);
  });

  it('are taken into a folder that was empty', async () => {
    const { desk, notices, upload, texts } = build({}, ['src']);
    desk.open('src/items.ts');
    await upload({ 'new.ts': 'new' });
    expect(texts()).toMatchObject({ 'src/new.ts': 'new' });
    expect(notices).toEqual([]);
  });
});
