import { formatNumber, VisuallyHidden } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { DayOfUse } from './summarise';

interface UsageChartProps {
  days: readonly DayOfUse[];
}

const dayName = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' });

/** Credits used by day: bars for the eye, a list for everyone else. */
export function UsageChart({ days }: UsageChartProps) {
  const most = Math.max(1, ...days.map(({ used }) => used));
  const first = days[0];
  const last = days.at(-1);
  return (
    <figure>
      <Bars aria-hidden="true">
        {days.map(({ day, used }) => (
          <Slot key={day} title={`${nameOf(day)}: ${formatNumber(used)} credits`}>
            <Bar $isEmpty={used === 0} style={{ height: `${String((used / most) * 100)}%` }} />
          </Slot>
        ))}
      </Bars>
      <Axis aria-hidden="true">
        <span>{first ? nameOf(first.day) : ''}</span>
        <span>{`most in a day: ${formatNumber(most)}`}</span>
        <span>{last ? nameOf(last.day) : ''}</span>
      </Axis>
      <VisuallyHidden as="ul">
        {days
          .filter(({ used }) => used > 0)
          .map(({ day, used }) => (
            <li key={day}>{`${nameOf(day)}: ${formatNumber(used)} credits used`}</li>
          ))}
      </VisuallyHidden>
    </figure>
  );
}

function nameOf(day: string): string {
  // Noon, so that no change of the clocks moves it into another day.
  return dayName.format(new Date(`${day}T12:00:00`));
}

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 3px;
  height: 140px;
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
`;

const Slot = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-end;
  height: 100%;
`;

const Bar = styled.div<{ $isEmpty: boolean }>`
  width: 100%;
  min-height: ${({ $isEmpty }) => ($isEmpty ? '2px' : '6px')};
  border-radius: 2px 2px 0 0;
  background: ${({ theme, $isEmpty }) => ($isEmpty ? theme.colors.line : theme.colors.brand)};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${({ $isEmpty }) => ($isEmpty ? 'GrayText' : 'Highlight')};
  }
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
`;
