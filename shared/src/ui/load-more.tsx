import styled from 'styled-components';
import { Button } from './button';
import { formatNumber } from './format';

export interface LoadMoreProps {
  /** How many are shown. */
  shown: number;
  /** How many there are, where that is known. */
  total?: number | undefined;
  hasMore: boolean;
  isBusy?: boolean | undefined;
  /** Why the last try brought nothing. */
  error?: string | undefined;
  onMore: () => void;
}

/** The end of a list that goes on: how much is shown, and the next part on request. */
export function LoadMore({ shown, total, hasMore, isBusy, error, onMore }: LoadMoreProps) {
  const count =
    total === undefined ? formatNumber(shown) : `${formatNumber(shown)} of ${formatNumber(total)}`;
  return (
    <Root>
      <span role="status">{`${count} shown`}</span>
      {error ? <Problem role="alert">{error}</Problem> : null}
      {hasMore ? (
        <Button size="small" isBusy={isBusy} onClick={onMore}>
          {error ? 'Try again' : 'Load more'}
        </Button>
      ) : null}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
`;

const Problem = styled.span`
  color: ${({ theme }) => theme.colors.bad};
`;
