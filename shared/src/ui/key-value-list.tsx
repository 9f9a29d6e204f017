import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from './skeleton';

export interface KeyValue {
  /** Also its key in the list. */
  label: string;
  /** Null says 'None'; undefined is still loading. */
  value: ReactNode;
}

export interface KeyValueListProps {
  items: readonly KeyValue[];
  /** `end` sets the values flush at the end, for sums. */
  align?: 'start' | 'end' | undefined;
}

/** Facts about one thing. */
export function KeyValueList({ items, align = 'start' }: KeyValueListProps) {
  return (
    <Root $align={align}>
      {items.map(({ label, value }) => (
        <Fact key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? <Skeleton width="96px" /> : (value ?? <None>None</None>)}</dd>
        </Fact>
      ))}
    </Root>
  );
}

const Root = styled.dl<{ $align: 'start' | 'end' }>`
  display: grid;
  grid-template-columns: minmax(100px, max-content) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[6]};
  dt {
    color: ${({ theme }) => theme.colors.muted};
  }
  dd {
    min-width: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: ${({ $align }) => $align};
  }
`;

const Fact = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  /* Where there is no subgrid yet. */
  @supports not (grid-template-columns: subgrid) {
    display: contents;
  }
`;

const None = styled.span`
  color: ${({ theme }) => theme.colors.muted};
`;
