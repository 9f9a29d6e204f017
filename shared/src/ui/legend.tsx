import type { ReactNode } from 'react';
import styled from 'styled-components';
import { seriesColor } from './chart-colors';

export interface LegendItem {
  id: string;
  label: ReactNode;
  /** What it adds up to, at the end. */
  value?: ReactNode;
}

export interface LegendProps {
  /** Accessible name: what the chart shows. */
  label: string;
  /** In the order of the series. */
  items: readonly LegendItem[];
}

/** Names the series of a chart; the shape of the mark tells them apart as well as its colour. */
export function Legend({ label, items }: LegendProps) {
  return (
    <Root aria-label={label}>
      {items.map((item, place) => (
        <Item key={item.id}>
          <SeriesMark place={place} />
          {item.label}
          {item.value === undefined ? null : <Value>{item.value}</Value>}
        </Item>
      ))}
    </Root>
  );
}

const SHAPES = [
  'M1 1h10v10H1z',
  'M6 0.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0 -11z',
  'M6 0l6 6l-6 6l-6 -6z',
  'M6 0.5l6 11h-12z',
  'M0 3.5h12v5h-12z',
  'M4 0h4v4h4v4h-4v4h-4v-4h-4v-4h4z',
];

/** The mark of a series by its place, from 0: for legends and for the points of a line. */
export function SeriesMark({ place }: { place: number }) {
  return (
    <Mark width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" $color={seriesColor(place)}>
      <path d={SHAPES[place % SHAPES.length]} />
    </Mark>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  list-style: none;
`;

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

const Value = styled.span`
  color: ${({ theme }) => theme.colors.text};
  font-variant-numeric: tabular-nums;
`;

const Mark = styled.svg<{ $color: string }>`
  flex: none;
  fill: ${({ $color }) => $color};
`;
