import { createRoot } from 'react-dom/client';
import { DiffModeEnum, DiffView } from '@git-diff-view/react';
import { generateDiffFile } from '@git-diff-view/file';
import '@git-diff-view/react/styles/diff-view.css';

const root = globalThis.document.querySelector('#root');

globalThis.begin = (split) => {
  const { oldText, newText } = globalThis.texts;
  const file = generateDiffFile('long.ts', oldText, 'long.ts', newText, 'typescript', 'typescript');
  file.initTheme('light');
  file.init();
  if (split) file.buildSplitDiffLines();
  else file.buildUnifiedDiffLines();
  createRoot(root).render(
    <DiffView
      diffFile={file}
      diffViewMode={split ? DiffModeEnum.Split : DiffModeEnum.Unified}
      diffViewWrap
    />,
  );
};
globalThis.isDrawn = () => globalThis.document.querySelector('.diff-line');
