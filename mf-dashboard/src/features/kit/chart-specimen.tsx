import { chartColors, Legend, seriesColor } from '@tessera/shared/ui';
import styled from 'styled-components';
import { Specimen } from './kit-section';

const NAMES = ['Home', 'Pricing', 'Builder', 'Preview', 'Docs', 'Other'];
const WEEKS = [
  [30, 18, 24, 12, 9, 5],
  [34, 20, 22, 15, 8, 6],
  [28, 24, 30, 18, 12, 4],
  [40, 22, 34, 20, 10, 8],
];

/** The colours of charts, in a chart of columns with its legend. */
export function ChartSpecimen() {
  return (
    <Specimen
      name="chartColors, seriesColor, Legend"
      state="told apart with every kind of colour vision"
      isWide
    >
      <Columns role="img" aria-label="Visits by page in four weeks">
        {WEEKS.map((week, index) => (
          <Column key={index}>
            {week.map((visits, place) => (
              <Part
                key={NAMES[place]}
                $color={seriesColor(place)}
                style={{ height: `${String(visits)}px` }}
              />
            ))}
          </Column>
        ))}
      </Columns>
      <Legend
        label="Visits by page"
        items={NAMES.map((name, place) => ({
          id: name,
          label: name,
          value: WEEKS.reduce((sum, week) => sum + (week[place] ?? 0), 0),
        }))}
      />
    </Specimen>
  );
}

const Columns = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space[4]};
  border-bottom: 1px solid ${chartColors.axis};
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  gap: 2px;
  max-width: 96px;
`;

const Part = styled.div<{ $color: string }>`
  border-radius: 2px;
  background: ${({ $color }) => $color};
`;
