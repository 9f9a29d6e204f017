import { BareDialog, Kbd } from '@tessera/shared/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';

export interface Pick {
  readonly id: string;
  readonly label: string;
  /** The key that does the same. */
  readonly shortcut?: string;
}

export interface QuickPickProps {
  title: string;
  placeholder: string;
  items: readonly Pick[];
  onPick: (id: string) => void;
  onClose: () => void;
}

const MOST = 50;

/** Whether the letters stand in a text in this order; the closer together and the later in a path, the better. */
function scoreOf(label: string, letters: string): number | undefined {
  const text = label.toLowerCase();
  const whole = text.lastIndexOf(letters);
  if (whole >= 0) return 1000 + whole - text.length;
  let at = -1;
  for (const letter of letters) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return undefined;
  }
  return -text.length;
}

/** Those that match, the best first. */
export function rankPicks(items: readonly Pick[], wanted: string): Pick[] {
  const letters = wanted.trim().toLowerCase();
  return items
    .flatMap((item) => {
      const score = scoreOf(item.label, letters);
      return score === undefined ? [] : [{ item, score }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ item }) => item);
}

/** A field that narrows a list down: files to open, commands to give. */
export function QuickPick({ title, placeholder, items, onPick, onClose }: QuickPickProps) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [index, setIndex] = useState(0);
  const found = wanted.trim() === '' ? items.slice(0, MOST) : rankPicks(items, wanted);
  const current = found[Math.min(index, found.length - 1)];

  function pick(item: Pick | undefined): void {
    if (!item) return;
    // The command may open the next list.
    onClose();
    onPick(item.id);
  }
  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setIndex((index + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') pick(current);
    else return;
    event.preventDefault();
  }
  return (
    <BareDialog title={title} isOpen onOpenChange={onClose}>
      <Field
        type="text"
        role="combobox"
        aria-label={title}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${current.id}` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={wanted}
        onKeyDown={handleKey}
        onChange={(event) => {
          setWanted(event.target.value);
          setIndex(0);
        }}
      />
      <List role="listbox" id={`${id}-list`} aria-label={title}>
        {found.map((item) => (
          <Item
            key={item.id}
            id={`${id}-${item.id}`}
            role="option"
            aria-selected={item === current}
            onClick={() => {
              pick(item);
            }}
          >
            <span>{item.label}</span>
            {item.shortcut === undefined ? null : <Kbd>{item.shortcut}</Kbd>}
          </Item>
        ))}
      </List>
      {found.length === 0 ? <Nothing>{`Nothing matches "${wanted}"`}</Nothing> : null}
    </BareDialog>
  );
}

const Field = styled.input`
  width: 100%;
  min-height: 48px;
  padding: 0 ${({ theme }) => theme.space[4]};
  border: 0;
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: transparent;
  color: inherit;
  font: inherit;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const List = styled.ul`
  max-height: min(420px, 60dvh);
  padding: ${({ theme }) => theme.space[1]};
  overflow-y: auto;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 36px;
  padding: 0 ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radii.control};
  cursor: pointer;
  &[aria-selected='true'],
  &:hover {
    background: ${({ theme }) => theme.colors.brandSoft};
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

const Nothing = styled.p`
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;
