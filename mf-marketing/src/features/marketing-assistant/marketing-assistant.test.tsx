import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@tessera/shared/testing';
import { MarketingAssistant } from './marketing-assistant';

const GREETING = "Hi! I'm Tessera AI. How can I help you code better today?";

async function openAssistant() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = renderRemote(<MarketingAssistant />);
  await user.click(screen.getByRole('button', { name: 'Open Tessera AI' }));
  const panel = within(await screen.findByRole('region', { name: 'Tessera AI' }));
  return { user, panel, ...view };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('[CHAT-05] starts with the greeting of the brand, Online', async () => {
  const { panel } = await openAssistant();
  expect(panel.getByRole('heading', { name: 'Tessera AI' })).toBeVisible();
  expect(panel.getByText('Online')).toBeVisible();
  expect(panel.getByRole('log')).toHaveTextContent(GREETING);
  expect(panel.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  expect(panel.getByRole('textbox', { name: 'Message' })).toHaveAttribute(
    'placeholder',
    'Ask me anything...',
  );
});

it('[CHAT-05] answers after 1.5 s, says Typing... meanwhile, and calls nobody', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const { user, panel } = await openAssistant();
  await user.click(panel.getByRole('button', { name: 'Write tests' }));
  expect(panel.getByText('Typing...')).toBeVisible();
  pass(1499);
  expect(panel.getByRole('log')).not.toHaveTextContent('Each version is checked');
  pass(1);
  expect(panel.getByRole('log')).toHaveTextContent('Each version is checked before you see it');
  expect(panel.getByText('Online')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

it('[CHAT-05] sends by Enter, breaks the line by Shift+Enter and ignores what is blank', async () => {
  const { user, panel } = await openAssistant();
  const field = panel.getByRole('textbox', { name: 'Message' });
  await user.type(field, '  {Enter}');
  expect(panel.getByText('Online')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'one{Shift>}{Enter}{/Shift}two');
  expect(field).toHaveValue('one\ntwo');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('');
  expect(panel.getByText(/one\s+two/)).toBeVisible();
});

it('offers the four suggestions and lets replies be copied', async () => {
  const { user, panel } = await openAssistant();
  const suggestions = within(panel.getByRole('list', { name: 'Suggestions' })).getAllByRole('button');
  expect(suggestions.map((chip) => chip.textContent)).toEqual([
    'Fix this bug',
    'Explain this code',
    'Write tests',
    'Optimize performance',
  ]);
  await user.click(panel.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(GREETING);
});

it('is minimised, expanded and closed, keeps the conversation and gives the focus back', async () => {
  const { user, panel } = await openAssistant();
  await user.click(panel.getByRole('button', { name: 'Explain this code' }));
  await user.click(panel.getByRole('button', { name: 'Minimise' }));
  expect(panel.queryByRole('log')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Expand' }));
  expect(panel.getByRole('log')).toHaveTextContent('Explain this code');
  await user.keyboard('{Escape}');
  pass(50);
  expect(screen.queryByRole('region', { name: 'Tessera AI' })).not.toBeInTheDocument();
  const launcher = screen.getByRole('button', { name: 'Open Tessera AI' });
  await waitFor(() => expect(launcher).toHaveFocus());
  pass(1500);
  await user.click(launcher);
  expect(screen.getByRole('log')).toHaveTextContent('small React components');
});

it('answers each of several messages in turn', async () => {
  const { user, panel } = await openAssistant();
  await user.click(panel.getByRole('button', { name: 'Fix this bug' }));
  await user.click(panel.getByRole('button', { name: 'Optimize performance' }));
  pass(1500);
  pass(1500);
  expect(panel.getByRole('log')).toHaveTextContent('Tell the builder what happens');
  expect(panel.getByRole('log')).toHaveTextContent('Applications stay small');
});

it('[CHAT-05] answers what visitors ask most, and claims nothing that is not there', async () => {
  const { user, panel } = await openAssistant();
  const field = panel.getByRole('textbox', { name: 'Message' });
  await user.type(field, 'Can I export my code?{Enter}');
  pass(1500);
  expect(panel.getByRole('log')).toHaveTextContent('you can read and copy it');
  await user.type(field, 'What does it cost?{Enter}');
  pass(1500);
  expect(panel.getByRole('log')).toHaveTextContent('The Starter plan is free');
});
