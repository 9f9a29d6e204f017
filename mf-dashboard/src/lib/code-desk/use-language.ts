import { useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  createLanguageClient,
  type LanguageClient,
  type LanguageState,
} from '../editor/language/language-client';
import { languagePorts } from '../editor/language/language.ports';
import type { Desk } from './desk.store';

/** Tells the language service what changes on the desk, file by file. */
function follow(desk: Desk, client: LanguageClient): () => void {
  return desk.store.subscribe(({ files, active }, before) => {
    if (active !== before.active && active !== undefined) client.look(active);
    if (files === before.files) return;
    for (const path of before.files.keys()) if (!files.has(path)) client.write(path, null);
    for (const [path, text] of files) client.write(path, text);
  });
}

/** The language service for what is on a desk, for as long as it is in sight. */
export function useLanguage(desk: Desk): {
  readonly client: LanguageClient;
  readonly language: LanguageState;
} {
  const { reportError } = useShell();
  const [client] = useState(() => createLanguageClient(languagePorts(reportError)));
  useEffect(() => {
    const { files, active } = desk.store.getState();
    client.replaceAll(files);
    if (active !== undefined) client.look(active);
    void client.start();
    const stop = follow(desk, client);
    return () => {
      stop();
      client.close();
    };
  }, [desk, client]);
  return { client, language: useStore(client.store) };
}
