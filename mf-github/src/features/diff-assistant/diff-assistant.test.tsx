import { renderRemote } from '@tessera/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DiffAssistant } from './diff-assistant';

function setHeight(height: number) {
  window.innerHeight = height;
  act(() => void window.dispatchEvent(new Event('resize')));
}

function open() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...renderRemote(<DiffAssistant />) };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const panel = () => screen.getByRole('region', { name: 'Assistant' });
const separator = () => screen.getByRole('separator', { name: 'Height of the assistant' });

describe('the assistant of the diff viewer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    setHeight(900);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('[DIFF-03] starts at 320 and stays between 150 and the height of the window less 250', async () => {
    const { user } = open();
    expect(panel()).toHaveStyle({ height: '320px' });
    expect(separator()).toHaveAttribute('aria-valuenow', '320');
    separator().focus();
    await user.keyboard('{ArrowUp}');
    expect(panel()).toHaveStyle({ height: '336px' });
    await user.keyboard('{End}{ArrowUp}');
    expect(panel()).toHaveStyle({ height: '650px' });
    await user.keyboard('{Home}{ArrowDown}');
    expect(panel()).toHaveStyle({ height: '150px' });
  });

  it('[DIFF-03] gives way when the window shrinks, and comes back with it', async () => {
    const { user } = open();
    separator().focus();
    await user.keyboard('{End}');
    setHeight(600);
    expect(panel()).toHaveStyle({ height: '350px' });
    expect(separator()).toHaveAttribute('aria-valuemax', '350');
    setHeight(300);
    expect(panel()).toHaveStyle({ height: '150px' });
    setHeight(900);
    expect(panel()).toHaveStyle({ height: '650px' });
  });

  it('[DIFF-03] is drawn higher and lower by its line', () => {
    open();
    const line = separator();
    line.setPointerCapture = () => undefined;
    const point = (type: string, clientY: number) =>
      fireEvent(line, new MouseEvent(type, { bubbles: true, button: 0, clientY }));
    point('pointerdown', 500);
    point('pointermove', 400);
    expect(panel()).toHaveStyle({ height: '420px' });
    point('pointermove', 2000);
    expect(panel()).toHaveStyle({ height: '150px' });
    point('lostpointercapture', 2000);
    point('pointermove', 100);
    expect(panel()).toHaveStyle({ height: '150px' });
  });

  it('[DIFF-03] is hidden, and shown again with Show Chat, with what was said', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'hello{Enter}');
    await user.click(screen.getByRole('button', { name: 'Hide chat' }));
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    const show = screen.getByRole('button', { name: 'Show Chat' });
    expect(show).toHaveFocus();
    pass(1000);
    await user.click(show);
    expect(screen.getByRole('log')).toHaveTextContent(/hello.*Demo reply/);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  });

  it('[DIFF-03] stays hidden, and as high as it was drawn, for the next time', async () => {
    const { user, unmount } = open();
    expect(document.body).toHaveFocus();
    separator().focus();
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'Hide chat' }));
    unmount();
    const next = open();
    expect(screen.queryByRole('region', { name: 'Assistant' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show Chat' }));
    next.unmount();
    open();
    expect(panel()).toHaveStyle({ height: '336px' });
  });

  it('[DIFF-03] on a phone takes the focus itself, is hidden by Escape, and is so the next time', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(new EventTarget() as MediaQueryList, { matches: /max-width: 767|coarse/.test(query) }),
      );
    const { user, unmount } = open();
    await user.click(screen.getByRole('button', { name: 'Show Chat' }));
    expect(panel()).toHaveFocus();
    unmount();
    open();
    await user.click(screen.getByRole('button', { name: 'Show Chat' }));
    await user.click(screen.getByRole('textbox', { name: 'Message' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Show Chat' })).toHaveFocus();
  });

  it('[DIFF-04] replies a second after each message, from nobody: no call is made', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const beacon = jest.spyOn(XMLHttpRequest.prototype, 'send');
    const { user } = open();
    const log = within(screen.getByRole('log'));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), '  {Enter}');
    expect(log.queryByText('Typing…')).not.toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Message' }));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'How do I restore it?{Enter}');
    expect(log.getByText('Typing…')).toBeVisible();
    pass(999);
    expect(log.queryByText(/makes the older version the newest/)).not.toBeInTheDocument();
    pass(1);
    expect(log.getByText(/makes the older version the newest/)).toBeVisible();
    expect(log.queryByText('Typing…')).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
    expect(beacon).not.toHaveBeenCalled();
  });

  it('[DIFF-04] chooses GPT-4, Claude 3 or Gemini, Plan or Execute, and says that it is a demonstration', async () => {
    const { user } = open();
    const models = screen.getByRole('combobox', { name: 'Model' });
    expect(
      within(models)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['GPT-4', 'Claude 3', 'Gemini']);
    expect(screen.getByRole('radio', { name: 'Plan' })).toBeChecked();
    expect(screen.getByText(/no model is asked, and nothing is changed/)).toBeVisible();
    await user.selectOptions(models, 'Gemini');
    await user.click(screen.getByRole('radio', { name: 'Execute' }));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Do it{Enter}');
    pass(1000);
    expect(screen.getByRole('log')).toHaveTextContent(/Nothing was executed.*in the place of Gemini/);
  });

  it('has no accessibility violations', async () => {
    const { container } = open();
    jest.useRealTimers();
    expect((await axe(container)).violations).toEqual([]);
  });
});
