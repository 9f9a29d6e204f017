import type { ChangedFile } from '@tessera/shared/contracts';
import { useImperativeHandle, type Ref } from 'react';
import type { Compared } from './diff.ports';
import type { DiffView } from './diff-items';
import { DiffText } from './diff-text';
import type { DiffWorkers } from './diff-workers';
import { FileBody, FileNotes } from './file-body';
import { FileHead, type TextOptions } from './file-head';
import { FindBar } from './find-bar';
import type { LineRange } from './line-link';
import { FileRoot } from './panes.styles';
import { useColours } from './use-colours';
import { useFileDiff, type FileContent } from './use-file-diff';
import { useFind } from './use-find';
import { useTextView } from './use-text-view';

/** What keys do in the file that is shown. */
export interface FileHandle {
  readonly step: (distance: 1 | -1) => void;
  readonly find: () => void;
}

export interface FileDiffProps {
  readonly compared: Compared;
  readonly file: ChangedFile;
  readonly view: DiffView;
  /** Absent where there is no room for a choice. */
  readonly onViewChange: ((view: DiffView) => void) | undefined;
  readonly options: TextOptions;
  readonly onOptionsChange: (options: TextOptions) => void;
  readonly workers: DiffWorkers;
  readonly lines: LineRange | undefined;
  readonly onSelectLines: (lines: LineRange) => void;
  readonly handle: Ref<FileHandle>;
}

const NO_ROWS: readonly [] = [];

/** With as many lines as the text shows: none of a file that is no text, nor those that differ in whitespace alone and are not shown. */
function withShown(
  file: ChangedFile,
  { isBinary, rows }: FileContent,
  ignoresWhitespace: boolean,
): ChangedFile {
  if (isBinary) return { ...file, added: null, removed: null };
  if (!ignoresWhitespace) return file;
  const count = (kind: 'added' | 'removed') => rows.filter((row) => row.kind === kind).length;
  return { ...file, added: count('added'), removed: count('removed') };
}

/** One changed file: its name, what can be done with it, and its lines. */
export function FileDiff(props: FileDiffProps) {
  const { compared, file, view, options, workers, lines, onSelectLines, handle } = props;
  const { ignoresWhitespace } = options;
  const state = useFileDiff({ compared, file, ignoresWhitespace, differ: workers.differ });
  const content = state.status === 'ready' ? state.data : undefined;
  const rows = content?.rows ?? NO_ROWS;
  // Two columns that each scrolled by themselves could not be read together.
  const wraps = options.wraps || view === 'split';
  const text = useTextView({ rows, view, wraps, lines });
  const colours = useColours(file.path, content?.texts, workers.colours);
  const find = useFind(rows, ({ side, line }) => {
    text.show(side, line);
  });
  useImperativeHandle(handle, () => ({ step: text.step, find: find.open }));

  return (
    <FileRoot aria-label={file.path} aria-busy={state.status === 'loading'}>
      <FileHead
        {...props}
        file={content ? withShown(file, content, ignoresWhitespace) : file}
        texts={content?.texts}
        text={text}
        onFind={find.open}
      />
      {find.isOpen ? (
        <FindBar
          find={find}
          onClose={() => {
            find.close();
            text.scroller.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
      {content ? <FileNotes file={file} content={content} ignoresWhitespace={ignoresWhitespace} /> : null}
      <FileBody state={state} file={file}>
        <DiffText path={file.path} {...{ view, wraps, text, colours, find, lines, onSelectLines }} />
      </FileBody>
    </FileRoot>
  );
}
