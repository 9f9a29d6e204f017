import { useRef, useState, type ComponentType } from 'react';
import styled, { css } from 'styled-components';
import { useShell } from '../remote';
import { TesseraMark } from '../ui';
import type { AssistantPanelProps } from './assistant-panel';
import type { CannedWords } from './use-canned-chat';

export type { CannedWords };

type Mode = AssistantPanelProps['mode'];

interface Loaded {
  readonly Panel: ComponentType<AssistantPanelProps>;
  readonly words: CannedWords;
}

export interface FloatingAssistantProps {
  /** Its answers: they come with the panel. */
  loadWords: () => Promise<CannedWords>;
  /** Whether the page keeps a margin free for its button; it stands in the shell's strip otherwise. */
  hasMargin: boolean;
}

async function load(loadWords: FloatingAssistantProps['loadWords']): Promise<Loaded> {
  const [{ AssistantPanel }, words] = await Promise.all([import('./assistant-panel'), loadWords()]);
  return { Panel: AssistantPanel, words };
}

/**
 * A floating assistant with canned replies (CHAT-01 to CHAT-05). Only its button is here; the panel is loaded when it
 * first opens.
 */
export function FloatingAssistant({ loadWords, hasMargin }: FloatingAssistantProps) {
  const { brand, notify } = useShell();
  const [mode, setMode] = useState<Mode>('closed');
  const [loaded, setLoaded] = useState<Loaded>();
  const launcher = useRef<HTMLButtonElement>(null);

  async function open() {
    try {
      setLoaded(loaded ?? (await load(loadWords)));
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
        <Launcher
          ref={launcher}
          type="button"
          aria-label={name}
          title={name}
          $hasMargin={hasMargin}
          onClick={() => void open()}
        >
          <TesseraMark size={20} />
          <span>{brand.assistantName}</span>
        </Launcher>
      ) : null}
      {loaded ? <loaded.Panel words={loaded.words} mode={mode} onChange={change} /> : null}
    </aside>
  );
}

const afloat = css`
  inset: auto ${({ theme }) => theme.space[2]} 40px auto;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.full};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.float};
  &:hover {
    border-color: ${({ theme }) => theme.colors.brand};
  }
  > svg {
    width: 20px;
    height: 20px;
  }
  > span {
    display: none;
  }
`;

/*
 * In the shell's strip, beside the version badge, where it covers nothing; afloat where the page has a margin for it.
 * Below an opened menu of the navigation.
 */
const Launcher = styled.button<{ $hasMargin: boolean }>`
  position: fixed;
  inset: auto 120px 0 auto;
  z-index: ${({ theme }) => theme.layers.sticky - 1};
  display: grid;
  grid-auto-flow: column;
  place-items: center;
  gap: ${({ theme }) => theme.space[1]};
  height: 27px;
  padding-inline: ${({ theme }) => theme.space[2]};
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  transition: border-color ${({ theme }) => theme.motion.fast};
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
  @media (min-width: 1360px) {
    ${({ $hasMargin }) => ($hasMargin ? afloat : null)}
  }
`;
