import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { FileChange } from './file-changes';

export interface TabBarProps {
  /** Of the list. */
  label: string;
  open: readonly string[];
  active: string | undefined;
  /** The tabs of the editor that keys go to. */
  hasFocus: boolean;
  changes: ReadonlyMap<string, FileChange['kind']>;
  onOpen: (path: string) => void;
  onClose: (path: string) => void;
}

/** The name, with its folder where another open file is called the same. */
function shortName(path: string, open: readonly string[]): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isTwice = open.some((each) => each !== path && each.endsWith(`/${name}`));
  return isTwice ? path.split('/').slice(-2).join('/') : name;
}

/** Scrolls the bar, and nothing around it, as far as the tab is outside. */
function bringIntoView(bar: Element, tab: Element): void {
  const [around, own] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left < around.left) bar.scrollLeft -= around.left - own.left;
  else if (own.right > around.right) bar.scrollLeft += own.right - around.right;
}

/** The open files. Arrows move, Delete closes, as does a press of the middle button. No tabs to a screen reader: those hold no buttons. */
export function TabBar({ label, open, active, hasFocus, changes, onOpen, onClose }: TabBarProps) {
  function handleKey(event: KeyboardEvent<HTMLButtonElement>, path: string): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : open.at((open.indexOf(path) + step) % open.length);
    if (next !== undefined) {
      onOpen(next);
      const tabs = event.currentTarget
        .closest('[role="toolbar"]')
        ?.querySelectorAll<HTMLElement>('[data-file]');
      tabs?.[open.indexOf(next)]?.focus();
    } else if (event.key === 'Delete') onClose(path);
    else return;
    event.preventDefault();
  }
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = bar.current?.querySelector('[aria-current]')?.parentElement;
    if (bar.current && tab) bringIntoView(bar.current, tab);
  }, [active, open]);
  if (open.length === 0) return null;
  return (
    <Root ref={bar} role="toolbar" aria-label={label}>
      {open.map((path) => (
        <Item key={path} $isActive={path === active} $hasFocus={hasFocus}>
          <Tab
            type="button"
            data-file=""
            aria-current={path === active || undefined}
            tabIndex={path === active ? 0 : -1}
            title={path}
            onKeyDown={(event) => {
              handleKey(event, path);
            }}
            onAuxClick={(event) => {
              if (event.button === 1) onClose(path);
            }}
            onClick={() => {
              onOpen(path);
            }}
          >
            {shortName(path, open)}
            {changes.has(path) ? <Dot role="img" aria-label="changed" /> : null}
          </Tab>
          <Close
            type="button"
            aria-label={`Close ${path}`}
            tabIndex={path === active ? 0 : -1}
            onClick={() => {
              onClose(path);
            }}
          >
            <X size={14} strokeWidth={1.75} aria-hidden="true" />
          </Close>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1 1 240px;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: thin;
  ${({ theme }) => theme.media.phone} {
    flex-basis: auto;
  }
`;

const Item = styled.div<{ $isActive: boolean; $hasFocus: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  border-inline-end: 1px solid ${({ theme }) => theme.colors.line};
  border-bottom: 2px solid
    ${({ theme, $isActive, $hasFocus }) =>
      $isActive ? theme.colors[$hasFocus ? 'brand' : 'line'] : 'transparent'};
  background: ${({ theme, $isActive }) => ($isActive ? theme.colors.surface : theme.colors.bg)};
`;

const Tab = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 38px;
  padding: 0 ${({ theme }) => theme.space[1]} 0 ${({ theme }) => theme.space[3]};
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  white-space: nowrap;
  &[aria-current] {
    color: ${({ theme }) => theme.colors.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

const Dot = styled.span`
  width: 8px;
  height: 8px;
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.goldTile};
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-inline-end: 4px;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme }) => theme.colors.muted};
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
    color: ${({ theme }) => theme.colors.text};
  }
  ${({ theme }) => theme.media.touch} {
    width: 44px;
    height: 44px;
  }
`;
