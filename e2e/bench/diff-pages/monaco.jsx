import * as monaco from 'monaco-editor';
globalThis.MonacoEnvironment = { getWorker: () => new globalThis.Worker('/monaco.worker.js') };
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
