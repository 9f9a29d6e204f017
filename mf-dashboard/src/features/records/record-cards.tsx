import { fieldsOf, nameOf, textOf, type Entity, type Row } from '@tessera/builder/records';
import styled from 'styled-components';
import { SampleMark } from './sample-mark';

/** So many values say which record it is; all of them are on its form. */
const SHOWN = 3;

export interface RecordCardsProps {
  entity: Entity;
  page: readonly Row[];
  onOpen: (row: Row) => void;
}

/** Where a grid has no room: records by name, one opened at a time. */
export function RecordCards({ entity, page, onOpen }: RecordCardsProps) {
  return (
    <List aria-label={entity.plural}>
      {page.map((row) => (
        <li key={row.id}>
          <Card
            type="button"
            onClick={() => {
              onOpen(row);
            }}
          >
            <Name>
              <span>{nameOf(entity, row)}</span>
              {row.record.isSample ? <SampleMark /> : null}
            </Name>
            {valuesOf(entity, row).map(([name, text]) => (
              <Value key={name}>
                <span>{name}</span>
                <span>{text}</span>
              </Value>
            ))}
          </Card>
        </li>
      ))}
    </List>
  );
}

function valuesOf(entity: Entity, row: Row): readonly (readonly [string, string])[] {
  return fieldsOf(entity)
    .filter((field) => field.key !== entity.label.key)
    .map((field) => [field.name, textOf(row, field)] as const)
    .filter(([, text]) => text !== '')
    .slice(0, SHOWN);
}

const List = styled.ul`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 0;
  margin: 0;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  overflow: auto;
  list-style: none;
`;

const Card = styled.button`
  display: flex;
  flex-direction: column;
  gap: 2px;
  width: 100%;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  color: inherit;
  font: inherit;
  font-size: ${({ theme }) => theme.sizes[14]};
  text-align: start;
  &:hover {
    border-color: ${({ theme }) => theme.colors.lineStrong};
  }
`;

const Name = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  min-height: 24px;
  font-weight: ${({ theme }) => theme.weights.strong};
  overflow-wrap: anywhere;
`;

const Value = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  justify-content: space-between;
  span:first-child {
    flex: none;
    color: ${({ theme }) => theme.colors.muted};
  }
  span:last-child {
    min-width: 0;
    overflow: hidden;
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
