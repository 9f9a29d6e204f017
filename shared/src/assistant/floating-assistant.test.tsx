import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../testing';
import { FloatingAssistant, type CannedWords } from './floating-assistant';

const words: CannedWords = {
  note: 'Quick answers.',
  suggestions: ['Fix this bug'],
  reply: (text, count) => `Answer ${String(count + 1)} to ${text}`,
};

async function openAssistant(loadWords = () => Promise.resolve(words)) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = renderRemote(<FloatingAssistant loadWords={loadWords} hasMargin={false} />);
  await user.click(screen.getByRole('button', { name: 'Open Tessera AI' }));
  return { user, ...view };
}

const findPanel = () => screen.findByRole('region', { name: 'Tessera AI' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('[CHAT-03] adds a message as being sent and clears the field', async () => {
  const { user } = await openAssistant();
  await findPanel();
  const field = screen.getByRole('textbox', { name: 'Message' });
  await user.type(field, ' Is anyone there? {Enter}');
  expect(field).toHaveValue('');
  expect(screen.getByText('Is anyone there?')).toBeVisible();
  expect(screen.getByText('Sending…')).toBeVisible();
  pass(1500);
  expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
  expect(screen.getByText('Answer 1 to Is anyone there?')).toBeVisible();
});

it('[CHAT-04] gives each of several messages its own 1.5 seconds, in turn', async () => {
  const { user } = await openAssistant();
  await findPanel();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'one{Enter}');
  pass(1000);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'two{Enter}');
  pass(499);
  expect(screen.queryByText('Answer 1 to one')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByText('Answer 1 to one')).toBeVisible();
  expect(screen.getByText('Typing...')).toBeVisible();
  pass(1500);
  expect(screen.getByText('Answer 2 to two')).toBeVisible();
  expect(screen.getByText('Online')).toBeVisible();
});

it('[CHAT-01] keeps what was typed while it is minimised', async () => {
  const { user } = await openAssistant();
  await findPanel();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'half a thought');
  await user.click(screen.getByRole('button', { name: 'Minimise' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Expand' }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('half a thought');
});

it('says when it cannot be loaded, and can be tried again', async () => {
  let calls = 0;
  const { user, shell } = await openAssistant(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(words);
  });
  expect(shell.notify).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Tessera AI could not be loaded' }),
  );
  await user.click(screen.getByRole('button', { name: 'Open Tessera AI' }));
  await findPanel();
  expect(screen.getByText('Quick answers.')).toBeVisible();
});
