import { useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { outOfSight } from './out-of-sight';
import { narrowWorkbench } from './workbench-query';

export type PaneId = 'preview' | 'code' | 'data' | 'checks' | 'history';

export interface PanesProps {
  active: PaneId;
  onActivate: (pane: PaneId) => void;
  panes: Readonly<Record<PaneId, ReactNode>>;
  /** Between the tabs and the pane: what is looked at is not the newest. */
  notice?: ReactNode;
}

const TABS: readonly { readonly id: PaneId; readonly label: string }[] = [
  { id: 'preview', label: 'Preview' },
  { id: 'code', label: 'Code' },
  { id: 'data', label: 'Data' },
  { id: 'checks', label: 'Checks' },
  { id: 'history', label: 'History' },
];

const STAYING: ReadonlySet<PaneId> = new Set<PaneId>(['code', 'data']);

/**
 * Preview, Code, Data, Checks and History. The preview stays mounted behind the others, so that its application goes on; so do the code
 * and the records once they were opened, with what is typed and found there.
 */
export function Panes({ active, onActivate, panes, notice }: PanesProps) {
  const [opened, setOpened] = useState<ReadonlySet<PaneId>>(new Set([active]));
  if (!opened.has(active)) setOpened(new Set([...opened, active]));
  const isMounted = (id: PaneId) => id === active || id === 'preview' || (STAYING.has(id) && opened.has(id));

  function handleKey(event: KeyboardEvent<HTMLButtonElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (TABS.findIndex(({ id }) => id === active) + step + TABS.length) % TABS.length;
    const tab = TABS[index];
    if (!tab) return;
    onActivate(tab.id);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  return (
    <Root>
      <TabList role="tablist" aria-label="What is shown">
        {TABS.map(({ id, label }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === active}
            aria-controls={`pane-${id}`}
            tabIndex={id === active ? 0 : -1}
            onKeyDown={handleKey}
            onClick={() => {
              onActivate(id);
            }}
          >
            {label}
          </Tab>
        ))}
      </TabList>
      {notice}
      {TABS.map(({ id }) => (
        <Pane
          key={id}
          role="tabpanel"
          id={`pane-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== active}
          $isLaidOut={id === 'preview'}
        >
          {isMounted(id) ? panes[id] : null}
        </Pane>
      ))}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const TabList = styled.div`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space[4]};
  padding-inline: ${({ theme }) => theme.space[4]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  ${narrowWorkbench} {
    display: none;
  }
`;

const Tab = styled.button`
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
    @media (forced-colors: active) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Pane = styled.div<{ $isLaidOut: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  &[hidden] {
    ${({ $isLaidOut }) => ($isLaidOut ? outOfSight : '')}
  }
`;
