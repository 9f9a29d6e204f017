import { IconButton } from '@tessera/shared/ui';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { EditGroup, type EditProps } from './edit-group';
import type { EditControls } from './edit-controls';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

/** One place back or on. */
export function OrderEdit(props: NonNullable<EditControls['order']> & EditProps) {
  const { part, at, count, within, isSideways, isBusy, onEdit } = props;
  const [Back, On] = isSideways ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  const [back, on] = isSideways ? (['left', 'right'] as const) : (['up', 'down'] as const);
  const move = (to: number) => () => {
    if (isBusy || to < 0 || to >= count) return;
    onEdit({ kind: 'move', part, to, ...(within !== undefined && { within }) });
  };
  return (
    <EditGroup label="Order">
      <IconButton
        label={`Move ${back}`}
        variant="secondary"
        size="small"
        aria-disabled={isBusy || at === 0 || undefined}
        onClick={move(at - 1)}
      >
        <Back {...ICON} />
      </IconButton>
      <Place>{`${String(at + 1)} of ${String(count)}`}</Place>
      <IconButton
        label={`Move ${on}`}
        variant="secondary"
        size="small"
        aria-disabled={isBusy || at === count - 1 || undefined}
        onClick={move(at + 1)}
      >
        <On {...ICON} />
      </IconButton>
    </EditGroup>
  );
}

const Place = styled.span`
  min-width: 6ch;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
