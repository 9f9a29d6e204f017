import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from './skeleton';
import { toneColor, type Tone } from './tone';

export interface StatChange {
  /** '+12 %', with its sign. */
  text: string;
  direction: 'up' | 'down';
  /** Whether that is good: up is not always. */
  tone: 'ok' | 'bad' | 'neutral';
}

export interface StatProps {
  label: ReactNode;
  /** The figure; without it the shape of one that is loading. */
  value?: ReactNode;
  /** Small, behind the figure. */
  unit?: ReactNode;
  change?: StatChange | undefined;
  /** Under the figure: what it is compared with. */
  note?: ReactNode;
}

/** One figure with its name. Stands in a `StatGroup`. */
export function Stat({ label, value, unit, change, note }: StatProps) {
  return (
    <Root>
      <dt>{label}</dt>
      <Figure>
        {value === undefined ? <Skeleton width="96px" height="32px" /> : value}
        {unit ? <small>{unit}</small> : null}
        {change ? <Change change={change} /> : null}
      </Figure>
      {note ? <Note>{note}</Note> : null}
    </Root>
  );
}

function Change({ change: { text, direction, tone } }: { change: StatChange }) {
  const Icon = direction === 'up' ? ArrowUpRight : ArrowDownRight;
  return (
    <ChangeText $tone={tone}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {text}
    </ChangeText>
  );
}

/** Figures side by side, as many as there is room for. */
export const StatGroup = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[3]};
`;

const Root = styled.div`
  min-width: 0;
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  dt {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[13]};
  }
`;

const Figure = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.sizes[28]};
  font-weight: ${({ theme }) => theme.weights.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  letter-spacing: ${({ theme }) => theme.tracking.display};
  small {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[14]};
    font-weight: ${({ theme }) => theme.weights.regular};
    letter-spacing: normal;
  }
`;

const ChangeText = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: ${({ theme, $tone }) => toneColor(theme, $tone)};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
  letter-spacing: normal;
`;

const Note = styled.dd`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
