/**
 * The pages that `pnpm bench:diff` compares. Each sets `begin(split)`, which is given both texts as they would come from the
 * server, and `isDrawn()`.
 */
const REACT = `import { createRoot } from 'react-dom/client';
const root = document.querySelector('#root');`;

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

const codemirror = `
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorView, lineNumbers } from '@codemirror/view';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { javascript } from '@codemirror/lang-javascript';
const extensions = [lineNumbers(), EditorView.editable.of(false), EditorView.lineWrapping, javascript({ typescript: true }),
  syntaxHighlighting(defaultHighlightStyle)];
window.begin = (split) => {
  const { oldText, newText } = window.texts;
  const parent = document.querySelector('#root');
  const diffConfig = { scanLimit: 10000, timeout: 1500 };
  if (split) new MergeView({ a: { doc: oldText, extensions }, b: { doc: newText, extensions }, parent, diffConfig });
  else new EditorView({ doc: newText, parent,
    extensions: [...extensions, unifiedMergeView({ original: oldText, mergeControls: false, diffConfig })] });
};
window.isDrawn = () => document.querySelector('.cm-changedLine');`;

const reactDiffView = `${REACT}
import { createTwoFilesPatch } from 'diff';
import { Diff, Hunk, markEdits, parseDiff, tokenize } from 'react-diff-view';
import 'react-diff-view/style/index.css';
window.begin = (split) => {
  const patch = createTwoFilesPatch('a/long.ts', 'b/long.ts', window.texts.oldText, window.texts.newText, '', '', { context: CONTEXT });
  const [file] = parseDiff('diff --git a/long.ts b/long.ts\\n' + patch.slice(patch.indexOf('---')));
  const tokens = tokenize(file.hunks, { enhancers: [markEdits(file.hunks, { type: 'line' })] });
  createRoot(root).render(<Diff viewType={split ? 'split' : 'unified'} diffType="modify" hunks={file.hunks} tokens={tokens}>
    {(hunks) => hunks.map((hunk) => <Hunk key={hunk.content} hunk={hunk} />)}
  </Diff>);
};
window.isDrawn = () => document.querySelector('.diff-line');`;

const gitDiffView = `${REACT}
import { DiffModeEnum, DiffView } from '@git-diff-view/react';
import { generateDiffFile } from '@git-diff-view/file';
import '@git-diff-view/react/styles/diff-view.css';
window.begin = (split) => {
  const { oldText, newText } = window.texts;
  const file = generateDiffFile('long.ts', oldText, 'long.ts', newText, 'typescript', 'typescript');
  file.initTheme('light');
  file.init();
  if (split) file.buildSplitDiffLines();
  else file.buildUnifiedDiffLines();
  createRoot(root).render(<DiffView diffFile={file} diffViewMode={split ? DiffModeEnum.Split : DiffModeEnum.Unified} diffViewWrap />);
};
window.isDrawn = () => document.querySelector('.diff-line');`;

const monaco = `
import * as monaco from 'monaco-editor';
window.MonacoEnvironment = { getWorker: () => new Worker('/monaco.worker.js') };
window.begin = (split) => {
  const root = document.querySelector('#root');
  root.style.height = '100vh';
  const editor = monaco.editor.createDiffEditor(root, { readOnly: true, renderSideBySide: split, automaticLayout: true });
  editor.setModel({ original: monaco.editor.createModel(window.texts.oldText, 'typescript'),
    modified: monaco.editor.createModel(window.texts.newText, 'typescript') });
};
window.isDrawn = () => document.querySelector('.line-insert, .char-insert');`;

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
  { name: '@codemirror/merge', source: codemirror, from: 'e2e' },
  { name: 'react-diff-view', source: reactDiffView.replace('CONTEXT', '1e6'), from: 'e2e' },
  { name: '@git-diff-view/react', source: gitDiffView, from: 'e2e' },
  {
    name: 'monaco-editor',
    source: monaco,
    from: 'e2e',
    workers: { 'monaco.worker': 'e2e/node_modules/monaco-editor/esm/vs/editor/editor.worker.js' },
  },
];
