import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@tessera/shared/testing';
import { useState } from 'react';
import { AssistantWidget } from './assistant-widget';

const SUGGESTIONS = ['Fix this bug', 'Explain this code', 'Write tests', 'Optimize performance'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function openWidget(ui = <AssistantWidget isShown />) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderRemote(ui);
  await user.click(screen.getByRole('button', { name: 'Open Tessera AI' }));
  await screen.findByRole('region', { name: 'Tessera AI' });
  return user;
}

it('[CHAT-01, CHAT-02] offers the four suggestions and the field under the name of the assistant', async () => {
  await openWidget();
  expect(screen.getByRole('heading', { name: 'Tessera AI' })).toBeVisible();
  expect(screen.getByText('Online')).toBeVisible();
  const chips = within(screen.getByRole('list', { name: 'Suggestions' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual(SUGGESTIONS);
  expect(screen.getByPlaceholderText('Ask me anything...')).toHaveFocus();
});

it('[CHAT-04] answers each suggestion after 1.5 s with words of its own, to be copied, and calls nobody', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const user = await openWidget();
  const answers = new Set<string | null>();
  for (const suggestion of SUGGESTIONS) {
    await user.click(screen.getByRole('button', { name: suggestion }));
    expect(screen.getByText('Typing...')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1500));
    answers.add(screen.getByRole('log').lastElementChild?.textContent ?? null);
  }
  expect(answers.size).toBe(SUGGESTIONS.length);
  const [first] = screen.getAllByRole('button', { name: 'Copy' });
  await user.click(first as HTMLElement);
  expect(await navigator.clipboard.readText()).toContain('Open the app and tell its builder');
  expect(fetched).not.toHaveBeenCalled();
});

function TwoPages() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Other page
      </button>
      <AssistantWidget isShown={isShown} />
    </>
  );
}

it('[CHAT-01] is out of sight where a real assistant is, and keeps its conversation', async () => {
  const user = await openWidget(<TwoPages />);
  await user.click(screen.getByRole('button', { name: 'Write tests' }));
  await user.click(screen.getByRole('button', { name: 'Other page' }));
  expect(screen.queryByRole('region', { name: 'Tessera AI' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Other page' }));
  expect(within(screen.getByRole('log')).getByText('Write tests')).toBeVisible();
});
