import type { UsageGroupRow } from '@tessera/shared/contracts';
import { formatNumber, Legend, seriesColor, VisuallyHidden } from '@tessera/shared/ui';
import styled from 'styled-components';
import { dateOf } from '../../lib/day';
import { hasUse, spentOf } from './by-day';
import { SERIES } from './kinds';

interface UsageChartProps {
  /** Every day of the period. */
  days: readonly UsageGroupRow[];
}

/** A part of a bar in percent of the chart's height. */
interface Segment {
  readonly place: number;
  readonly bottom: number;
  readonly height: number;
}

const dayName = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' });
const nameOf = (day: string) => dayName.format(dateOf(day));

/** Credits by day and by kind: bars for the eye, refunds below the line, and a table for everyone else. */
export function UsageChart({ days }: UsageChartProps) {
  const mostUp = Math.max(1, ...days.map(spentOf));
  const mostDown = Math.max(0, ...days.map(({ refunds }) => refunds));
  const whole = mostUp + mostDown;
  const line = (mostDown / whole) * 100;
  const first = days[0];
  const last = days.at(-1);
  return (
    <figure>
      <Legend label="Kinds of use" items={SERIES} />
      <Bars aria-hidden="true" $line={line} $isDense={days.length > 45}>
        {days.map((row) => (
          <Slot key={row.key} title={titleOf(row)}>
            {segmentsOf(row, whole, line).map(({ place, bottom, height }) => (
              <Bar
                key={place}
                $place={place}
                style={{ bottom: `${String(bottom)}%`, height: `max(2px, ${String(height)}%)` }}
              />
            ))}
            {hasUse(row) ? null : <Nothing style={{ bottom: `${String(line)}%` }} />}
          </Slot>
        ))}
      </Bars>
      <Axis aria-hidden="true">
        <span>{first ? nameOf(first.key) : ''}</span>
        <span>{`most in a day: ${formatNumber(mostUp)}`}</span>
        <span>{last ? nameOf(last.key) : ''}</span>
      </Axis>
      <VisuallyHidden>
        <table>
          <caption>Credits by day and kind</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {SERIES.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.filter(hasUse).map((row) => (
              <tr key={row.key}>
                <th scope="row">{nameOf(row.key)}</th>
                {SERIES.map(({ id }) => (
                  <td key={id}>{formatNumber(row[id])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

function titleOf(row: UsageGroupRow): string {
  const refunded = row.refunds > 0 ? `, ${formatNumber(row.refunds)} refunded` : '';
  return `${nameOf(row.key)}: ${formatNumber(spentOf(row))} credits${refunded}`;
}

function segmentsOf(row: UsageGroupRow, whole: number, line: number): Segment[] {
  const part = (credits: number) => (credits / whole) * 100;
  return [
    { place: 0, bottom: line, height: part(row.deployments) },
    { place: 1, bottom: line + part(row.deployments), height: part(row.messages) },
    { place: 2, bottom: line - part(row.refunds), height: part(row.refunds) },
  ].filter(({ height }) => height > 0);
}

const Bars = styled.div<{ $line: number; $isDense: boolean }>`
  display: flex;
  gap: ${({ $isDense }) => ($isDense ? '1px' : '3px')};
  height: 160px;
  margin-top: ${({ theme }) => theme.space[3]};
  background: linear-gradient(
      ${({ theme }) => theme.colors.lineStrong},
      ${({ theme }) => theme.colors.lineStrong}
    )
    0 ${({ $line }) => String(100 - $line)}% / 100% 1px no-repeat;
`;

const Slot = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  height: 100%;
`;

const SYSTEM_COLORS = ['Highlight', 'CanvasText', 'GrayText'] as const;

const Bar = styled.div<{ $place: number }>`
  position: absolute;
  width: 100%;
  border-radius: 1px;
  background: ${({ $place }) => seriesColor($place)};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${({ $place }) => SYSTEM_COLORS[$place] ?? 'Highlight'};
  }
`;

const Nothing = styled.div`
  position: absolute;
  width: 100%;
  height: 2px;
  background: ${({ theme }) => theme.colors.line};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: GrayText;
  }
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
`;
