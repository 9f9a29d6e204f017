import { createStore } from 'zustand/vanilla';
import { FIRST_FILES, type FileState } from '../../lib/code/files';

export type CodeState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'ready'; readonly paths: readonly string[]; readonly file: FileState | undefined };

export interface CodePorts {
  readonly listFiles: (versionId: string) => Promise<string[]>;
  readonly readFile: (versionId: string, path: string) => Promise<string>;
  readonly describe: (error: unknown) => string;
}

/** The files of one version, read one at a time. */
export function createCodeStore(ports: CodePorts) {
  const store = createStore<CodeState>(() => ({ step: 'loading' }));
  let versionId = '';

  async function select(path: string): Promise<void> {
    const wanted = versionId;
    const show = (file: FileState) => {
      const state = store.getState();
      const isCurrent = wanted === versionId && state.step === 'ready';
      if (isCurrent && (file.step === 'loading' || state.file?.path === path)) store.setState({ file });
    };
    show({ step: 'loading', path });
    try {
      show({ step: 'ready', path, text: await ports.readFile(wanted, path) });
    } catch (error) {
      show({ step: 'failed', path, message: ports.describe(error) });
    }
  }

  /** Shows a version; the file that was open stays open when the version has it. */
  async function open(nextVersionId: string): Promise<void> {
    const before = store.getState();
    const openPath = before.step === 'ready' ? before.file?.path : undefined;
    versionId = nextVersionId;
    if (before.step !== 'ready') store.setState({ step: 'loading' }, true);
    try {
      const paths = await ports.listFiles(nextVersionId);
      if (versionId !== nextVersionId) return;
      store.setState({ step: 'ready', paths, file: undefined }, true);
      const path = [openPath, ...FIRST_FILES, paths[0]].find(
        (each) => each !== undefined && paths.includes(each),
      );
      if (path !== undefined) await select(path);
    } catch (error) {
      if (versionId === nextVersionId)
        store.setState({ step: 'failed', message: ports.describe(error) }, true);
    }
  }

  return { store, open, select, retry: () => open(versionId) };
}
