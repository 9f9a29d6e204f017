import { searchRows, type Field, type Row, type Rows } from '@tessera/builder/records';
import { VisuallyHidden } from '@tessera/shared/ui';
import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useEntities } from './entities-context';
import type { ValueInputProps } from './value-input';
import { fieldStyles } from './value-input.styles';

/** As many as somebody looks through; more is found by typing. */
const MOST = 30;

type ReferenceField = Extract<Field, { type: 'reference' }>;

const idsIn = (draft: string) => draft.split(/[\s,]+/u).filter(Boolean);

/** Records of another table by their names: typed words narrow them down, arrows and Enter choose. */
export function RecordPicker(props: ValueInputProps & { field: ReferenceField }) {
  const { field, draft: _, onDraftChange, rows, isInCell = false, ...wiring } = props;
  const listId = useId();
  const picker = usePicker(props);
  const { chosen, found, active, isMany, isOpen } = picker;
  const optionId = (place: number) => `${listId}-${String(place)}`;
  return (
    <Root>
      {isMany ? (
        <ChosenRecords {...{ chosen, onDraftChange }} nameFor={picker.nameFor} label={field.name} />
      ) : null}
      <Input
        {...wiring}
        $isInCell={isInCell}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        placeholder={isMany ? 'Add' : 'None'}
        value={picker.shownText}
        onKeyDown={picker.handleKey}
        onFocus={({ target }) => {
          target.select();
        }}
        onClick={picker.open}
        onBlur={picker.close}
        onChange={({ target }) => {
          picker.type(target.value);
        }}
      />
      <List id={listId} role="listbox" aria-label={field.name} hidden={found.length === 0}>
        {found.map((row, place) => (
          <Option
            key={row.id}
            id={optionId(place)}
            role="option"
            aria-selected={place === active}
            // The field keeps the focus, or the list would be gone before the press is.
            onPointerDown={(event) => {
              event.preventDefault();
              picker.choose(row);
            }}
          >
            {rows.names.nameOf(field.to, row.id)}
          </Option>
        ))}
      </List>
      <VisuallyHidden role="status">{isOpen ? countText(found.length) : ''}</VisuallyHidden>
      {isOpen && found.length === 0 ? <None aria-hidden="true">Nothing matches</None> : null}
    </Root>
  );
}

/** What is typed to find a record, and what is found. */
function usePicker({
  field,
  draft,
  onDraftChange,
  rows,
  isInCell,
}: ValueInputProps & { field: ReferenceField }) {
  const [text, setText] = useState<string>();
  const [active, setActive] = useState(0);
  const target = useEntities().find((one) => one.id === field.to);
  const chosen = idsIn(draft);
  const isMany = field.many === true;
  const nameFor = (one: string) => rows.names.nameOf(field.to, one) || 'A record that is gone';
  const isOpen = text !== undefined;
  const found = isOpen && target ? findRows(rows, target, text, isMany ? chosen : []) : [];

  const choose = (row: Row) => {
    onDraftChange(isMany ? [...chosen, row.id].join(', ') : row.id);
    setText(isMany ? '' : undefined);
  };
  const type = (typed: string) => {
    setText(typed);
    setActive(0);
    // An emptied field is an empty link.
    if (typed === '' && !isMany) onDraftChange('');
  };
  const move = (step: number) => {
    if (isOpen) setActive(Math.min(Math.max(active + step, 0), Math.max(found.length - 1, 0)));
    else setText('');
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = event.key === 'Enter' ? found[active] : undefined;
    if (step !== undefined) move(step);
    else if (row) choose(row);
    else if (event.key === 'Escape' && isOpen && !isInCell) setText(undefined);
    else return;
    // What is around it, a grid or a dialog, does nothing on these.
    event.preventDefault();
    event.stopPropagation();
  };
  const [only = ''] = isMany ? [] : chosen;
  return {
    chosen,
    found,
    active,
    isMany,
    isOpen,
    nameFor,
    shownText: text ?? (only === '' ? '' : nameFor(only)),
    choose,
    type,
    handleKey,
    open: () => {
      setText((before) => before ?? '');
    },
    close: () => {
      setText(undefined);
    },
  };
}

function countText(count: number): string {
  if (count === 0) return 'Nothing matches';
  return count === 1 ? '1 match' : `${String(count)}${count === MOST ? ' or more' : ''} matches`;
}

function findRows(
  rows: Rows,
  target: ReturnType<typeof useEntities>[number],
  text: string,
  without: readonly string[],
): readonly Row[] {
  const left = rows.rowsOf(target.id).filter(({ id }) => !without.includes(id));
  return searchRows(target, left, text).slice(0, MOST);
}

interface ChosenRecordsProps {
  label: string;
  chosen: readonly string[];
  nameFor: (id: string) => string;
  onDraftChange: (draft: string) => void;
}

function ChosenRecords({ label, chosen, nameFor, onDraftChange }: ChosenRecordsProps) {
  if (chosen.length === 0) return null;
  return (
    <Chosen aria-label={`${label}, chosen`}>
      {chosen.map((one) => (
        <li key={one}>
          <Remove
            type="button"
            onClick={() => {
              onDraftChange(chosen.filter((other) => other !== one).join(', '));
            }}
          >
            <VisuallyHidden>Remove </VisuallyHidden>
            {nameFor(one)}
            <X size={14} strokeWidth={1.75} aria-hidden="true" />
          </Remove>
        </li>
      ))}
    </Chosen>
  );
}

const Root = styled.div`
  position: relative;
`;

const Input = styled.input<{ $isInCell: boolean }>`
  ${fieldStyles}
`;

const floating = `
  position: absolute;
  z-index: 3;
  inset-block-start: 100%;
  inset-inline: 0;
`;

const List = styled.ul`
  ${floating}
  max-height: 240px;
  margin: 2px 0 0;
  padding: 0;
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.float};
  list-style: none;
`;

const Option = styled.li`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.brandSoft};
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

const None = styled.p`
  ${floating}
  margin: 2px 0 0;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.muted};
`;

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
  margin: 0 0 ${({ theme }) => theme.space[2]};
  padding: 0;
  list-style: none;
`;

const Remove = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.sunken};
  color: inherit;
  font: inherit;
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
