import type { ChangedFile } from '@tessera/shared/contracts';
import type { Resource } from '@tessera/shared/remote';
import { EmptyState, ErrorState, formatBytes, Skeleton } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { breaksChange, bytesOf } from './file-facts';
import type { FileContent } from './use-file-diff';

interface FileBodyProps {
  readonly state: Resource<FileContent>;
  readonly file: ChangedFile;
  /** The lines, where there are any. */
  readonly children: ReactNode;
}

/** The lines of a file, or why there are none. */
export function FileBody({ state, file, children }: FileBodyProps) {
  if (state.status === 'failed') {
    return (
      <ErrorState
        title="This file could not be loaded"
        message={state.message}
        isRetrying={state.isRefreshing}
        onRetry={state.reload}
      />
    );
  }
  if (state.status === 'loading') {
    return (
      <Loading>
        <p role="status">Loading content...</p>
        <Skeleton lines={8} height="12px" />
      </Loading>
    );
  }
  const { isBinary, texts, rows } = state.data;
  if (isBinary) return <EmptyState title="Binary file, not shown" description={sizesOf(texts)} />;
  if (rows.length > 0) return children;
  return (
    <EmptyState
      title={file.status === 'renamed' ? 'This file was moved; it is empty' : 'This file is empty'}
    />
  );
}

function sizesOf({ oldText, newText }: FileContent['texts']): string {
  const before = oldText === null ? undefined : formatBytes(bytesOf(oldText));
  const after = newText === null ? undefined : formatBytes(bytesOf(newText));
  if (before === undefined) return `${after ?? 'No bytes'}, added.`;
  return after === undefined ? `It had ${before}.` : `${before} before, ${after} now.`;
}

interface FileNotesProps {
  readonly file: ChangedFile;
  readonly content: FileContent;
  readonly ignoresWhitespace: boolean;
}

/** What the lines alone do not say: where it was, how its line breaks changed, that nothing differs. */
export function FileNotes({ file, content, ignoresWhitespace }: FileNotesProps) {
  const notes = notesOf(file, content, ignoresWhitespace);
  if (notes.length === 0) return null;
  return (
    <Notes aria-label="About this file">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Notes>
  );
}

function notesOf(
  file: ChangedFile,
  { texts, rows, isBinary }: FileContent,
  ignoresWhitespace: boolean,
): string[] {
  const notes: string[] = [];
  const isSame = rows.length > 0 && rows.every(({ kind }) => kind === 'same');
  if (file.status === 'renamed' && texts.oldText === texts.newText)
    notes.push('Moved without a change in its text.');
  else if (isSame && ignoresWhitespace) notes.push('Only spaces and line breaks differ.');
  const breaks = isBinary ? undefined : breaksChange(texts);
  if (breaks !== undefined) notes.push(breaks);
  return notes;
}

const Loading = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[6]};
  color: ${({ theme }) => theme.colors.muted};
`;

const Notes = styled.ul`
  flex: none;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  border-block-end: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  list-style: none;
`;
