import type { Coverage } from '@tessera/shared/contracts';
import { Check, Clock, Minus, Replace } from 'lucide-react';
import styled from 'styled-components';
import { LongList } from './long-list';

const looks = {
  different: { word: 'Built differently', Icon: Replace, color: 'info' },
  missing: { word: 'Missing', Icon: Minus, color: 'warn' },
  untried: { word: 'Not tried yet', Icon: Clock, color: 'info' },
} as const;

/** Which phrases of the prompt were built, and why others were not. What is missing comes first. */
export function CoverageList({ coverage }: { coverage: readonly Coverage[] }) {
  const built = coverage.filter(({ state }) => state === 'built');
  return (
    <Root>
      {(['missing', 'different', 'untried'] as const).flatMap((state) =>
        byReason(coverage.filter((each) => each.state === state)).map(({ phrases, why }) => (
          <Deviation key={`${state}-${why ?? ''}`} {...{ phrases, why, state }} />
        )),
      )}
      {built.length > 0 ? (
        <Item>
          <Mark $color="ok">
            <Check size={16} strokeWidth={1.75} aria-hidden="true" />
          </Mark>
          <span>
            <State $color="ok">Built</State>
            <Phrases items={built.map(({ phrase }) => phrase)} />
          </span>
        </Item>
      ) : null}
    </Root>
  );
}

interface Reason {
  readonly phrases: readonly string[];
  readonly why: string | undefined;
}

/** One reason may hold for many phrases, and is read once. */
function byReason(coverage: readonly Coverage[]): readonly Reason[] {
  return [...new Set(coverage.map(({ why }) => why))].map((why) => ({
    why,
    phrases: coverage.filter((each) => each.why === why).map(({ phrase }) => phrase),
  }));
}

interface DeviationProps {
  phrases: readonly string[];
  why: string | undefined;
  state: keyof typeof looks;
}

function Deviation({ phrases, why, state }: DeviationProps) {
  const { word, Icon, color } = looks[state];
  return (
    <Item>
      <Mark $color={color}>
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      </Mark>
      <span>
        {phrases.length === 1 ? <strong>{phrases[0]}</strong> : null} <State $color={color}>{word}</State>
        {phrases.length > 1 ? <Phrases items={phrases} /> : null}
        {why ? <Why>{why}</Why> : null}
      </span>
    </Item>
  );
}

const Root = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  list-style: none;
`;

const Phrases = styled(LongList)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  margin-top: ${({ theme }) => theme.space[1]};
  list-style: none;
  li {
    padding: 1px ${({ theme }) => theme.space[2]};
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.sunken};
    font-size: ${({ theme }) => theme.sizes[13]};
  }
  /* What leads to the rest is no phrase. */
  li:has(> button) {
    padding: 0 ${({ theme }) => theme.space[1]};
    /* As high as a finger, and its row no higher than the others. */
    margin-block: -5px;
    background: none;
    ${({ theme }) => theme.media.touch} {
      margin-block: -11px;
    }
  }
`;

const Item = styled.li`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  strong {
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

const Mark = styled.span<{ $color: 'ok' | 'info' | 'warn' }>`
  flex: none;
  padding-top: 2px;
  color: ${({ theme, $color }) => theme.colors[$color]};
`;

const State = styled.span<{ $color: 'ok' | 'info' | 'warn' }>`
  color: ${({ theme, $color }) => theme.colors[$color]};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Why = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
