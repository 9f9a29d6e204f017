import { renderRemote } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { BottomPanel, type BottomTab } from './bottom-panel';
import type { Run } from './use-runner';

const EMPTY: Run = {
  frame: undefined,
  isAnswered: true,
  isShown: true,
  lines: [],
  output: [],
  failure: undefined,
};
const RUN: Run = {
  ...EMPTY,
  lines: [
    { id: 1, level: 'log', text: 'one' },
    { id: 2, level: 'error', text: 'two' },
  ],
  output: ['Built 1 files'],
};
const PROBLEM = {
  path: 'a.ts',
  from: 0,
  to: 1,
  line: 1,
  column: 1,
  message: 'Wrong',
  severity: 'error',
  isBreaking: true,
} as const;

function view(tab: BottomTab, run: Run) {
  return (
    <BottomPanel
      tab={tab}
      run={run}
      problems={[PROBLEM]}
      onTab={jest.fn()}
      onOpen={jest.fn()}
      onClear={jest.fn()}
    />
  );
}

it('[SCR-11] has the console as a list in a log, which is there before its first line is', () => {
  renderRemote(view('console', EMPTY));
  expect(screen.getByRole('log', { name: 'Console' })).toBeEmptyDOMElement();
  expect(screen.getByText('Nothing was logged.')).toBeVisible();

  renderRemote(view('console', RUN));
  const [, log] = screen.getAllByRole('log', { name: 'Console' });
  if (!log) throw new Error('There is no second log');
  const lines = within(within(log).getByRole('list')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['one', 'two']);
});

it.each(['problems', 'console', 'output'] as const)(
  '[SCR-11] has no accessibility faults with its %s in sight',
  async (tab) => {
    const { container } = renderRemote(view(tab, RUN));
    expect((await axe(container)).violations).toEqual([]);
  },
);
