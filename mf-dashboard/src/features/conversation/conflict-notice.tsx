import type { RunConflict } from '@tessera/shared/contracts';
import { Button } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { LongList } from '../../lib/long-list';
import { ConflictDialog, type ConflictDialogProps } from './conflict-dialog';
import { useOpenFile } from './open-file';

export interface ConflictNoticeProps extends Pick<ConflictDialogProps, 'onDecide'> {
  conflicts: readonly RunConflict[];
}

/** Said instead of a failure that the same message would meet again: an edit by hand and the change touch the same lines. */
export function ConflictNotice({ conflicts, onDecide }: ConflictNoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const onOpenFile = useOpenFile();
  const [first] = conflicts;
  if (!first) return null;
  // What is not shown cannot be decided here.
  const decide = conflicts.every(({ places }) => places.length > 0) ? onDecide : undefined;
  return (
    <Root role="group" aria-label="Needs your decision">
      <strong>{onDecide ? 'Needs your decision' : 'Needed your decision'}</strong>
      <p>
        You edited lines by hand that this change would write otherwise. Nothing was changed
        {onDecide ? ': yours stay until you decide.' : '.'}
      </p>
      <LongList items={conflicts.map(({ path }) => path)} />
      <Actions>
        <Button
          size="small"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {decide ? 'Decide' : 'Show both texts'}
        </Button>
        {onOpenFile ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              onOpenFile(first.path);
            }}
          >
            Open in Code
          </Button>
        ) : null}
      </Actions>
      <ConflictDialog {...{ conflicts, isOpen, onOpenFile }} onDecide={decide} onOpenChange={setIsOpen} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.warn};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[13]};
  > ul {
    padding-inline-start: ${({ theme }) => theme.space[4]};
    overflow-wrap: anywhere;
    list-style: disc;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;
