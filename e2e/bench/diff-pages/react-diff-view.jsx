import { createRoot } from 'react-dom/client';
import { createTwoFilesPatch } from 'diff';
import { Diff, Hunk, markEdits, parseDiff, tokenize } from 'react-diff-view';
import 'react-diff-view/style/index.css';

const root = globalThis.document.querySelector('#root');

globalThis.begin = (split) => {
  const patch = createTwoFilesPatch(
    'a/long.ts',
    'b/long.ts',
    globalThis.texts.oldText,
    globalThis.texts.newText,
    '',
    '',
    { context: 1e6 },
  );
  const [file] = parseDiff('diff --git a/long.ts b/long.ts\n' + patch.slice(patch.indexOf('---')));
  const tokens = tokenize(file.hunks, { enhancers: [markEdits(file.hunks, { type: 'line' })] });
  createRoot(root).render(
    <Diff viewType={split ? 'split' : 'unified'} diffType="modify" hunks={file.hunks} tokens={tokens}>
      {(hunks) => hunks.map((hunk) => <Hunk key={hunk.content} hunk={hunk} />)}
    </Diff>,
  );
};
globalThis.isDrawn = () => globalThis.document.querySelector('.diff-line');
