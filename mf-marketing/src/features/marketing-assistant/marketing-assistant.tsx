import { useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { useShell } from '@tessera/shared/remote';
import { TesseraMark } from '@tessera/shared/ui';
import type { AssistantPanelProps } from './assistant-panel';

type Mode = AssistantPanelProps['mode'];

const loadPanel = async () => (await import('./assistant-panel')).AssistantPanel;

/** The floating assistant of the site (CHAT-05). Only its button is here; the panel is loaded when it first opens. */
export function MarketingAssistant() {
  const { brand, notify } = useShell();
  const [mode, setMode] = useState<Mode>('closed');
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>();
  const launcher = useRef<HTMLButtonElement>(null);

  async function open() {
    try {
      const panel = Panel ?? (await loadPanel());
      setPanel(() => panel);
      setMode('expanded');
    } catch {
      // Caught here, because a lazy part that fails would take the page with it.
      notify({ type: 'error', title: `${brand.assistantName} could not be loaded`, message: 'Try again.' });
    }
  }

  function change(next: Mode) {
    setMode(next);
    if (next === 'closed') requestAnimationFrame(() => launcher.current?.focus());
  }

  const name = `Open ${brand.assistantName}`;
  return (
    <aside aria-label="Assistant">
      {mode === 'closed' ? (
        <Launcher ref={launcher} type="button" aria-label={name} title={name} onClick={() => void open()}>
          <TesseraMark size={20} />
          <span>{brand.assistantName}</span>
        </Launcher>
      ) : null}
      {Panel ? <Panel mode={mode} onChange={change} /> : null}
    </aside>
  );
}

/*
 * It floats where the page has a margin for it. Where the content reaches the edges, it stands in the shell's strip,
 * beside the version badge, and covers nothing. Below an opened menu of the navigation.
 */
const Launcher = styled.button`
  position: fixed;
  inset: auto ${({ theme }) => theme.space[2]} 40px auto;
  z-index: ${({ theme }) => theme.layers.sticky - 1};
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.full};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.float};
  transition: border-color ${({ theme }) => theme.motion.fast};
  &:hover {
    border-color: ${({ theme }) => theme.colors.brand};
  }
  > span {
    display: none;
  }
  @media (max-width: 1359.98px) {
    inset: auto 120px 0 auto;
    grid-auto-flow: column;
    gap: ${({ theme }) => theme.space[1]};
    width: auto;
    height: 27px;
    padding-inline: ${({ theme }) => theme.space[2]};
    border: 0;
    background: none;
    box-shadow: none;
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[12]};
    &:hover {
      color: ${({ theme }) => theme.colors.brand};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    > svg {
      width: 14px;
      height: 14px;
    }
    > span {
      display: inline;
    }
  }
`;
