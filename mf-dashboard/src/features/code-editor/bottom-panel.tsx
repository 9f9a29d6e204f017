import { Badge, Button, Tabs } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { Range } from '../../lib/code-desk/desk.store';
import { PlaceList } from '../../lib/code-desk/place-list';
import type { Problem } from '../../lib/editor/language/language-messages';
import type { ConsoleLine, Run } from './use-runner';

export type BottomTab = 'problems' | 'console' | 'output';

export interface BottomPanelProps {
  tab: BottomTab;
  onTab: (tab: BottomTab) => void;
  problems: readonly Problem[];
  run: Run;
  onOpen: (path: string, range: Range) => void;
  onClear: () => void;
}

/** Problems of the code, what it logs while it runs, and what became of each run. */
export function BottomPanel({ tab, onTab, problems, run, onOpen, onClear }: BottomPanelProps) {
  return (
    <Root>
      <Tabs
        label="Problems, console and output"
        value={tab}
        onValueChange={(id) => {
          onTab(id as BottomTab);
        }}
        items={[
          {
            id: 'problems',
            label: 'Problems',
            badge: problems.length > 0 ? <Badge>{problems.length}</Badge> : undefined,
            content: (
              <PlaceList
                label="Problems"
                places={problems.map((each) => ({ ...each, text: each.message }))}
                empty="No problems were found."
                onOpen={onOpen}
              />
            ),
          },
          {
            id: 'console',
            label: 'Console',
            badge: run.lines.length > 0 ? <Badge>{run.lines.length}</Badge> : undefined,
            content: <Lines lines={run.lines} onClear={onClear} />,
          },
          {
            id: 'output',
            label: 'Output',
            content: (
              <List>
                {run.output.map((text, index) => (
                  // Lines only ever come at the end.
                  <li key={`${String(index)} ${text}`}>{text}</li>
                ))}
              </List>
            ),
          },
        ]}
      />
    </Root>
  );
}

function Lines({ lines, onClear }: { lines: readonly ConsoleLine[]; onClear: () => void }) {
  return (
    <>
      {/* Around the list: on it, the role would take from it that it is one. There from the start, so that its first line is heard. */}
      <div role="log" aria-label="Console">
        {lines.length === 0 ? null : (
          <List>
            {lines.map(({ id, level, text }) => (
              <Line key={id} $level={level}>
                {text}
              </Line>
            ))}
          </List>
        )}
      </div>
      {lines.length === 0 ? (
        <Quiet>Nothing was logged.</Quiet>
      ) : (
        <Button size="small" variant="quiet" onClick={onClear}>
          Clear
        </Button>
      )}
    </>
  );
}

const Root = styled.div`
  flex: none;
  height: 190px;
  padding-inline: ${({ theme }) => theme.space[3]};
  overflow: auto;
  border-top: 1px solid ${({ theme }) => theme.colors.line};
`;

const List = styled.ul`
  padding: ${({ theme }) => theme.space[1]} 0;
  list-style: none;
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[13]};
  li {
    padding: 2px 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const TONES = { debug: 'muted', log: 'text', info: 'info', warn: 'warn', error: 'bad' } as const;

const Line = styled.li<{ $level: ConsoleLine['level'] }>`
  color: ${({ theme, $level }) => theme.colors[TONES[$level]]};
`;

const Quiet = styled.p`
  padding: ${({ theme }) => theme.space[3]} 0;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
