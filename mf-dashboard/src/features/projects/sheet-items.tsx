import type { MenuItem } from '@tessera/shared/ui';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

export interface SheetItemsProps {
  items: readonly (MenuItem | 'separator')[];
  /** One was chosen: the sheet goes. */
  onDone: () => void;
}

/** The items of a menu as the lines of a sheet, each as wide as the finger needs. */
export function SheetItems({ items, onDone }: SheetItemsProps) {
  return (
    <Lines>
      {items.map((item, place) =>
        item === 'separator' ? (
          <Line key={`line-${String(place)}`} aria-hidden="true" />
        ) : (
          <li key={item.id}>
            <Item item={item} onDone={onDone} />
          </li>
        ),
      )}
    </Lines>
  );
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { label, icon, to, tone, isDisabled, onSelect } = item;
  if (to !== undefined && !isDisabled)
    return (
      <LinkLine to={to} onClick={onDone}>
        {icon}
        {label}
      </LinkLine>
    );
  return (
    <ButtonLine
      type="button"
      disabled={isDisabled}
      $isBad={tone === 'bad'}
      onClick={() => {
        // Closed first: what it opens gives the focus back to the right place.
        onDone();
        onSelect?.();
      }}
    >
      {icon}
      {label}
    </ButtonLine>
  );
}

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  list-style: none;
`;

const Line = styled.li`
  height: 1px;
  margin-block: ${({ theme }) => theme.space[1]};
  background: ${({ theme }) => theme.colors.line};
`;

const lineStyles = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  width: 100%;
  min-height: 48px;
  padding: 0 ${({ theme }) => theme.space[2]};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme }) => theme.colors.text};
  font: inherit;
  font-size: ${({ theme }) => theme.sizes[16]};
  text-align: start;
  text-decoration: none;
  &:disabled {
    color: ${({ theme }) => theme.colors.muted};
    opacity: 0.6;
  }
`;

const LinkLine = styled(Link)`
  ${lineStyles}
`;

const ButtonLine = styled.button<{ $isBad: boolean }>`
  ${lineStyles}
  ${({ theme, $isBad }) => $isBad && `color: ${theme.colors.bad};`}
`;
