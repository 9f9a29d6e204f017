import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorView, lineNumbers } from '@codemirror/view';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { javascript } from '@codemirror/lang-javascript';
const extensions = [
  lineNumbers(),
  EditorView.editable.of(false),
  EditorView.lineWrapping,
  javascript({ typescript: true }),
  syntaxHighlighting(defaultHighlightStyle),
];
globalThis.begin = (split) => {
  const { oldText, newText } = globalThis.texts;
  const parent = globalThis.document.querySelector('#root');
  const diffConfig = { scanLimit: 10000, timeout: 1500 };
  if (split)
    new MergeView({ a: { doc: oldText, extensions }, b: { doc: newText, extensions }, parent, diffConfig });
  else
    new EditorView({
      doc: newText,
      parent,
      extensions: [...extensions, unifiedMergeView({ original: oldText, mergeControls: false, diffConfig })],
    });
};
globalThis.isDrawn = () => globalThis.document.querySelector('.cm-changedLine');
