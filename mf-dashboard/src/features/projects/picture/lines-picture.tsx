import type { ProjectThumbnail } from '@tessera/shared/contracts';
import styled from 'styled-components';
import { Cell, isNumber } from './cell';

export interface LinesPictureProps {
  thumbnail: ProjectThumbnail;
  /** A table has the names of its columns above them. */
  hasHead: boolean;
}

/** A table or a list: lines of values below each other. */
export function LinesPicture({ thumbnail: { columns, rows }, hasHead }: LinesPictureProps) {
  const shown = hasHead ? columns : columns.slice(0, 2);
  // Without records the lines of the table are there all the same.
  const lines = rows.length > 0 ? rows : [[], [], []];
  return (
    <Lines $columns={shown.length}>
      {hasHead
        ? shown.map(({ name, type }) => (
            <Name key={name} $isEnd={isNumber(type)}>
              {name}
            </Name>
          ))
        : null}
      {lines.flatMap((row, line) =>
        shown.map(({ name, type }, column) => (
          <Value
            key={`${String(line)}-${name}`}
            $isFirst={column === 0}
            $isEnd={isNumber(type) || (!hasHead && column > 0)}
          >
            <Cell type={type} text={row[column] ?? ''} />
          </Value>
        )),
      )}
    </Lines>
  );
}

const Lines = styled.span<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(
      0,
      1.5fr
    ) ${({ $columns }) => `repeat(${String($columns - 1)}, minmax(0, 1fr))`};
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: 0.6em;
  background: ${({ theme }) => theme.colors.surface};
`;

const Value = styled.span<{ $isFirst: boolean; $isEnd: boolean }>`
  min-width: 0;
  height: 2.3em;
  overflow: hidden;
  padding: 0.45em 0.8em;
  border-block-start: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme, $isFirst }) => ($isFirst ? theme.colors.text : theme.colors.muted)};
  font-weight: ${({ theme, $isFirst }) => ($isFirst ? theme.weights.medium : theme.weights.regular)};
  text-align: ${({ $isEnd }) => ($isEnd ? 'end' : 'start')};
  text-overflow: ellipsis;
`;

const Name = styled(Value).attrs({ $isFirst: false })`
  height: 2em;
  padding-block: 0.3em;
  border: 0;
`;
