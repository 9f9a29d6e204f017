import * as monaco from 'monaco-editor/editor/editor.api';
import 'monaco-editor/languages/definitions/typescript/register';
globalThis.MonacoEnvironment = {
  // Its bundle has an export: as a classic script it would not even be read.
  getWorker: () => new globalThis.Worker('/monaco.worker.js', { type: 'module' }),
};
globalThis.begin = (split) => {
  const root = globalThis.document.querySelector('#root');
  root.style.height = '100vh';
  const editor = monaco.editor.createDiffEditor(root, {
    readOnly: true,
    renderSideBySide: split,
    automaticLayout: true,
  });
  editor.setModel({
    original: monaco.editor.createModel(globalThis.texts.oldText, 'typescript'),
    modified: monaco.editor.createModel(globalThis.texts.newText, 'typescript'),
  });
};
globalThis.isDrawn = () => globalThis.document.querySelector('.line-insert, .char-insert');
