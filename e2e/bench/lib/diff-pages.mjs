/**
 * The pages that `pnpm bench:diff` compares. Each sets `begin(split)`, which finds both texts as they would come from the server, and
 * `isDrawn()`.
 */
const ours = `
import { MemoryRouter } from 'react-router-dom';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle, theme } from '@tessera/shared/ui';
import { ShellContext } from '@tessera/shared/remote';
import { ResourceCache } from './lib/resource-cache';
import { FileDiff } from './features/diff-viewer/file-diff';
import { startDiffWorkers } from './features/diff-viewer/diff-workers';
const shell = { api: { call: async () => window.texts }, notify() {}, reportError(error) { console.error(error); } };
const file = { name: 'long.ts', path: 'long.ts', type: 'file', status: 'modified', added: 500, removed: 500 };
const nothing = () => {};
// As it is while the texts are on their way: use-file-diff.ts.
const workers = startDiffWorkers();
workers.differ.begin();
window.begin = (split) => {
  createRoot(document.querySelector('#root')).render(
    <MemoryRouter><ThemeProvider theme={theme}><GlobalStyle /><ShellContext value={shell}><ResourceCache value={new Map()}>
      <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
        <FileDiff compared={{ version: 'v' }} file={file} view={split ? 'split' : 'unified'} onViewChange={nothing}
          options={{ ignoresWhitespace: false, wraps: true }} onOptionsChange={nothing} workers={workers}
          lines={undefined} onSelectLines={nothing} handle={null} />
      </div>
    </ResourceCache></ShellContext></ThemeProvider></MemoryRouter>);
};
window.isDrawn = () => document.querySelector('.row .text');
window.unfold = () => document.querySelector('[aria-label="Unfold all"]').click();`;

/** `from` is whose packages a page imports; `workers` are files of their own beside it. */
export const PAGES = [
  {
    name: 'Tessera',
    source: ours,
    from: 'mf-github/src',
    workers: {
      'diff.worker': 'mf-github/src/features/diff-viewer/diff.worker.ts',
      'syntax.worker': 'mf-github/src/features/diff-viewer/syntax/syntax.worker.ts',
    },
  },
  { name: '@codemirror/merge', entry: 'e2e/bench/diff-pages/codemirror-merge.jsx' },
  { name: 'react-diff-view', entry: 'e2e/bench/diff-pages/react-diff-view.jsx' },
  { name: '@git-diff-view/react', entry: 'e2e/bench/diff-pages/git-diff-view.jsx' },
  {
    name: 'monaco-editor',
    entry: 'e2e/bench/diff-pages/monaco.jsx',
    workers: { 'monaco.worker': 'e2e/node_modules/monaco-editor/esm/vs/editor/editor.worker.js' },
  },
];
