import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types';
import { Button, IconButton, Menu } from '@tessera/shared/ui';
import { ChevronDown, ChevronUp, EllipsisVertical, GripVertical } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { ColumnFields, MoreColumnFields } from '../../lib/design/column-fields';
import { canStart, type ColumnErrors, type ColumnForm } from '../../lib/design/column-form';
import { BOUNDED } from '../../lib/design/column-types';
import { rowName, type ColumnRow } from './table-form-state';
import { useColumnDrag } from './use-column-drag';

export interface ColumnCardProps {
  row: ColumnRow;
  place: number;
  count: number;
  errors: ColumnErrors;
  tables: ApplicationModel['entities'];
  onChange: (form: ColumnForm) => void;
  /** From one place in the list to another. */
  onMove: (from: number, to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** Enter in the last name begins the next column. */
  onNext: () => void;
}

export const idOfRow = (key: string) => `column-${key}`;

const hasMore = (form: ColumnForm) => form.type === 'reference' || canStart(form) || BOUNDED.has(form.type);

/** One column of the form. Alt with an arrow moves it, and so does dragging it by its grip. */
export function ColumnCard(props: ColumnCardProps) {
  const { row, place, count, errors, tables, onChange, onMove, onNext } = props;
  const { form, field } = row;
  const isMoreWrong = Boolean(errors.start ?? errors.min ?? errors.max ?? errors.unit);
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || isMoreWrong;
  const { card, grip, isDragged, edge } = useColumnDrag(place, onMove);
  function hear(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && step !== undefined) {
      event.preventDefault();
      onMove(place, place + step);
    }
    const isName = event.target instanceof HTMLInputElement && event.target.id.endsWith('-name');
    if (event.key === 'Enter' && isName && place === count - 1 && form.name.trim() !== '') {
      event.preventDefault();
      onNext();
    }
  }
  const fields = { idPrefix: idOfRow(row.key), form, errors, tables, field, onChange };
  return (
    <Root ref={card} aria-label={rowName(row, place)} onKeyDown={hear} $edge={edge} $isDragged={isDragged}>
      <Grip ref={grip} title="Drag to move" aria-hidden="true">
        <GripVertical size={16} strokeWidth={1.75} />
      </Grip>
      <Main>
        <ColumnFields {...fields} />
      </Main>
      <Foot>
        {hasMore(form) && field?.computed === undefined ? (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            onClick={() => {
              setAsked(!isOpen);
            }}
          >
            {isOpen ? 'Less' : 'More'}
          </Button>
        ) : (
          <span />
        )}
        <Tools {...props} />
      </Foot>
      {isOpen ? (
        <More>
          <MoreColumnFields {...fields} />
        </More>
      ) : null}
    </Root>
  );
}

function Tools({ row, place, count, onMove, onDuplicate, onRemove }: ColumnCardProps) {
  const name = row.form.name.trim() || `column ${String(place + 1)}`;
  const icon = { size: 16, strokeWidth: 1.75 } as const;
  return (
    <Buttons>
      <IconButton
        size="small"
        label={`Move ${name} up`}
        disabled={place === 0}
        onClick={() => {
          onMove(place, place - 1);
        }}
      >
        <ChevronUp {...icon} />
      </IconButton>
      <IconButton
        size="small"
        label={`Move ${name} down`}
        disabled={place === count - 1}
        onClick={() => {
          onMove(place, place + 1);
        }}
      >
        <ChevronDown {...icon} />
      </IconButton>
      <Menu
        align="end"
        label={`More for ${name}`}
        trigger={
          <IconButton size="small" label={`More for ${name}`}>
            <EllipsisVertical {...icon} />
          </IconButton>
        }
        items={[
          { id: 'copy', label: 'Duplicate column', onSelect: onDuplicate },
          { id: 'remove', label: 'Remove column', tone: 'bad', isDisabled: count === 1, onSelect: onRemove },
        ]}
      />
    </Buttons>
  );
}

const Root = styled.li<{ $edge: Edge | null; $isDragged: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  padding-inline-start: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.touch} {
    padding-inline-start: ${({ theme }) => theme.space[4]};
  }
  opacity: ${({ $isDragged }) => ($isDragged ? 0.5 : 1)};
  ${({ $edge, theme }) =>
    $edge &&
    css`
      &::after {
        content: '';
        position: absolute;
        inset-inline: 0;
        ${$edge === 'top' ? 'top' : 'bottom'}: -8px;
        height: 3px;
        border-radius: 2px;
        background: ${theme.colors.brand};
      }
    `}
`;

/** Fingers scroll the page: they have the buttons. */
const Grip = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.space[6]};
  color: ${({ theme }) => theme.colors.muted};
  cursor: grab;
  ${({ theme }) => theme.media.touch} {
    display: none;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[3]};
  /* Boxes have no label above them: they stand beside the fields. */
  > :last-child {
    align-self: end;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const More = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space[3]};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
`;
