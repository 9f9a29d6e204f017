import { Skeleton } from '@tessera/shared/ui';
import styled from 'styled-components';
import { ROW_HEIGHTS } from './row-heights';
import type { AppsView } from './apps-query';

export interface AppsSkeletonProps {
  view: AppsView;
  isPhone: boolean;
}

/** The shape of the list while it loads: its toolbar and six apps. */
export function AppsSkeleton({ view, isPhone }: AppsSkeletonProps) {
  const height = `${String(isPhone ? ROW_HEIGHTS.phone : ROW_HEIGHTS[view])}rem`;
  return (
    <>
      <Skeleton height="36px" />
      <Cards aria-busy="true" aria-label="Apps" $isGrid={view === 'grid'}>
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <li key={card}>
            <Skeleton height={height} />
          </li>
        ))}
      </Cards>
    </>
  );
}

const Cards = styled.ul<{ $isGrid: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isGrid }) =>
    $isGrid ? 'repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr))' : 'minmax(0, 1fr)'};
  gap: ${({ theme, $isGrid }) => ($isGrid ? theme.space[4] : theme.space[2])};
  list-style: none;
`;
