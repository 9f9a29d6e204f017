import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { chosenInForcedColors } from './forced-colors.styles';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  /** After the label: a count, a state. */
  badge?: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  items: readonly TabItem[];
  /** The chosen tab; without it the component keeps the choice itself, beginning with the first. */
  value?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
  /** In the place of the tabs where they have no room: what is open stays as it is when they go and when they come back. */
  instead?: ReactNode;
}

/** Views of the same thing, one at a time. Arrows, Home and End move and choose. */
export function Tabs({ label, items, value, onValueChange, instead }: TabsProps) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(items[0]?.id);
  const active = items.find((item) => item.id === (value ?? ownValue)) ?? items[0];
  if (!active) return null;

  const choose = (tab: TabItem) => {
    setOwnValue(tab.id);
    onValueChange?.(tab.id);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const target = tabForKey(items, items.indexOf(active), event.key);
    if (!target) return;
    event.preventDefault();
    choose(target);
    document.getElementById(`${id}-tab-${target.id}`)?.focus();
  };
  const areTabsShown = instead === undefined;
  const ofTab = { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${active.id}`, tabIndex: 0 };
  return (
    <Root>
      {areTabsShown ? (
        <List role="tablist" aria-label={label}>
          {items.map((item) => (
            <Tab
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-tab-${item.id}`}
              aria-selected={item === active}
              aria-controls={item === active ? `${id}-panel` : undefined}
              tabIndex={item === active ? 0 : -1}
              onKeyDown={moveByKey}
              onClick={() => {
                choose(item);
              }}
            >
              {item.label}
              {item.badge}
            </Tab>
          ))}
        </List>
      ) : (
        instead
      )}
      <Panel id={`${id}-panel`} {...(areTabsShown && ofTab)}>
        {active.content}
      </Panel>
    </Root>
  );
}

function tabForKey(items: readonly TabItem[], current: number, key: string): TabItem | undefined {
  if (key === 'ArrowRight') return items[(current + 1) % items.length];
  if (key === 'ArrowLeft') return items.at(current - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
`;

const List = styled.div`
  display: flex;
  /* Closer together where a panel beside something has room for three of them only so. */
  gap: clamp(4px, calc((100% - 216px) / 4), 16px);
  overflow-x: auto;
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  scrollbar-width: none;
`;

const Tab = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 40px;
  padding: 0 ${({ theme }) => theme.space[1]};
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${({ theme }) => theme.colors.muted};
  font-weight: ${({ theme }) => theme.weights.medium};
  &:hover {
    color: ${({ theme }) => theme.colors.text};
  }
  /* No line is transparent there: all tabs would have one. */
  @media (forced-colors: active) {
    border-bottom-color: Canvas;
  }
  &[aria-selected='true'] {
    border-bottom-color: ${({ theme }) => theme.colors.brand};
    color: ${({ theme }) => theme.colors.text};
    ${chosenInForcedColors}
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

const Panel = styled.div`
  min-width: 0;
`;
