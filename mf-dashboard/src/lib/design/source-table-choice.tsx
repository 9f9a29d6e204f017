import type { TablesDesign } from '@tessera/builder/design';
import type { SourceTable } from '@tessera/shared/contracts';
import { Button, CheckboxField, Row, Stack } from '@tessera/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { fateInWords, type Ticks } from './source-choice';

export interface SourceTableChoiceProps {
  design: TablesDesign;
  ticks: Ticks;
  /** What was left aside before there were tables. */
  left: readonly string[];
  onTick: (ticks: Ticks) => void;
}

/** Tables that stand elsewhere, to choose from, with what each becomes and what of them is not used. */
export function SourceTableChoice({ design, ticks, left, onTick }: SourceTableChoiceProps) {
  const id = useId();
  const { tables } = design;
  const notUsed = [...left, ...design.left];
  const tick = (place: number, isTicked: boolean) => {
    onTick(new Set(isTicked ? [...ticks, place] : [...ticks].filter((one) => one !== place)));
  };
  return (
    <Stack gap={4}>
      <Group role="group" aria-labelledby={id}>
        <Row justify="space-between">
          <h3 id={id}>
            {ticks.size} of {tables.length} {tables.length === 1 ? 'table' : 'tables'}
          </h3>
          <Row gap={2}>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                onTick(new Set(tables.keys()));
              }}
            >
              All
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                onTick(new Set());
              }}
            >
              None
            </Button>
          </Row>
        </Row>
        {tables.map((fate, place) => (
          <CheckboxField
            // Two may be called the same in two schemas.
            key={place}
            label={labelOf(fate.table, tables)}
            hint={fateInWords(fate, ticks.has(place))}
            checked={ticks.has(place)}
            onChange={({ target }) => {
              tick(place, target.checked);
            }}
          />
        ))}
      </Group>
      {notUsed.length > 0 ? (
        <details>
          <summary>Not used ({notUsed.length})</summary>
          <Sentences>
            {notUsed.map((sentence, place) => (
              <li key={place}>{sentence}</li>
            ))}
          </Sentences>
        </details>
      ) : null}
    </Stack>
  );
}

/** With its schema where two are called the same. */
function labelOf({ schema, name }: SourceTable, all: TablesDesign['tables']): string {
  const isTwice = all.filter(({ table }) => table.name === name).length > 1;
  return isTwice && schema !== null ? `${schema}.${name}` : name;
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Sentences = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  margin: ${({ theme }) => theme.space[2]} 0 0;
  padding-inline-start: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
  overflow-wrap: anywhere;
`;
