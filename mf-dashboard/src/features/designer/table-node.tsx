import type { Entity } from '@tessera/shared/contracts';
import { Handle, Position, type Node, type NodeProps } from '@xyflow/react';
import { KeyRound, Link2 } from 'lucide-react';
import styled from 'styled-components';
import { typeLabel } from '../../lib/design/column-types';
import { HEAD_HEIGHT, NODE_WIDTH, ROW_HEIGHT } from './arrange-tables';

export type TableNodeType = Node<{ entity: Entity }, 'table'>;

/** A table on the canvas: its columns, each with a place where a link begins. */
export function TableNode({ data: { entity }, selected }: NodeProps<TableNodeType>) {
  return (
    <Root $isSelected={selected}>
      <Head>
        <Handle id="table" type="target" position={Position.Left} />
        {entity.plural}
      </Head>
      {entity.fields.map((field) => (
        <Row key={field.id}>
          <Mark aria-hidden="true">
            {field.id === entity.labelField ? <KeyRound size={12} /> : null}
            {field.reference ? <Link2 size={12} /> : null}
          </Mark>
          <Name title={field.name}>
            {field.name}
            {field.required ? <abbr title="required">*</abbr> : null}
          </Name>
          <Type>{typeLabel(field)}</Type>
          <Handle id={field.id} type="source" position={Position.Right} />
          <Handle id={`to-${field.id}`} type="target" position={Position.Left} />
        </Row>
      ))}
    </Root>
  );
}

const Root = styled.div<{ $isSelected: boolean }>`
  width: ${NODE_WIDTH}px;
  padding-bottom: 8px;
  border: 1px solid
    ${({ theme, $isSelected }) => ($isSelected ? theme.colors.brand : theme.colors.lineStrong)};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ theme }) => theme.sizes[13]};
  box-shadow: ${({ theme, $isSelected }) => ($isSelected ? `0 0 0 1px ${theme.colors.brand}` : 'none')};
  .react-flow__handle {
    width: 10px;
    height: 10px;
    min-width: 0;
    min-height: 0;
    border: 2px solid ${({ theme }) => theme.colors.surface};
    background: ${({ theme }) => theme.colors.lineStrong};
    opacity: 0;
  }
  &:hover .react-flow__handle,
  .react-flow__handle.connectingto,
  .react-flow__handle.connectingfrom {
    opacity: 1;
  }
  .react-flow__handle:hover {
    background: ${({ theme }) => theme.colors.brand};
  }
`;

const Head = styled.div`
  position: relative;
  overflow: hidden;
  height: ${HEAD_HEIGHT}px;
  padding: 0 ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card} ${({ theme }) => theme.radii.card} 0 0;
  background: ${({ theme }) => theme.colors.brandSoft};
  font-weight: ${({ theme }) => theme.weights.strong};
  line-height: ${HEAD_HEIGHT}px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  height: ${ROW_HEIGHT}px;
  padding: 0 ${({ theme }) => theme.space[3]} 0 ${({ theme }) => theme.space[2]};
`;

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  width: 14px;
  color: ${({ theme }) => theme.colors.muted};
`;

const Name = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  abbr {
    margin-inline-start: 2px;
    color: ${({ theme }) => theme.colors.bad};
    text-decoration: none;
  }
`;

const Type = styled.span`
  flex: none;
  max-width: 45%;
  overflow: hidden;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
