import type { FileDiff } from '@tessera/shared/contracts';
import type { DiffRow, TextDiffer } from '@tessera/shared/diff';
import { ErrorState, Skeleton } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { DiffLines } from './diff-lines';

export interface FileDifferenceProps {
  path: string;
  /** Reads both texts. A new function reads anew. */
  read: () => Promise<Pick<FileDiff, 'oldText' | 'newText'>>;
  differ: Pick<TextDiffer, 'compare'>;
  describe: (error: unknown) => string;
}

type Content =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'ready'; readonly rows: readonly DiffRow[] };

/** How one file differs, from two texts that are read when it is drawn. */
export function FileDifference({ path, read, differ, describe }: FileDifferenceProps) {
  const [content, setContent] = useState<Content>({ step: 'loading' });
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    void load(read, differ).then(
      (rows) => {
        if (isCurrent) setContent({ step: 'ready', rows });
      },
      (error: unknown) => {
        if (isCurrent) setContent({ step: 'failed', message: describe(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [read, differ, describe, tries]);

  if (content.step === 'loading') {
    return (
      <Waiting aria-busy="true" aria-label={`Loading ${path}`}>
        <Skeleton lines={4} />
      </Waiting>
    );
  }
  if (content.step === 'failed') {
    return (
      <ErrorState
        message={content.message}
        onRetry={() => {
          setContent({ step: 'loading' });
          setTries(tries + 1);
        }}
      />
    );
  }
  if (content.rows.length === 0) return <Empty>The file is empty.</Empty>;
  return <DiffLines path={path} rows={content.rows} />;
}

async function load(read: FileDifferenceProps['read'], differ: FileDifferenceProps['differ']) {
  const { oldText, newText } = await read();
  return differ.compare(oldText ?? '', newText ?? '');
}

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[4]};
`;

const Empty = styled.p`
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;
