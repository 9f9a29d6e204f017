/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { ToastProvider, useToast } from './toasts';

const messages = () => screen.getByRole('region', { name: 'Messages' });
const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

function openMessages(): ReturnType<typeof useToast> {
  const { result } = renderHook(useToast, { wrapper: ToastProvider });
  return (text, undo) => {
    act(() => {
      result.current(text, undo);
    });
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('ToastProvider', () => {
  it('[MODEL-05] shows one message at a time: the newest takes the place of the one before', () => {
    const say = openMessages();
    say('Talk added.');
    say('Talk saved.');

    expect(messages()).toHaveTextContent(/^Talk saved\.$/u);
    pass(5000);
    expect(messages()).toBeEmptyDOMElement();
  });

  it('[MODEL-05] keeps an undo within reach while newer messages come and go', () => {
    const say = openMessages();
    const undo = jest.fn();
    say('Deleted talk “A”.', undo);
    pass(3000);
    say('Talk saved.');
    expect(messages()).toHaveTextContent('Talk saved.Deleted talk “A”.Undo');

    pass(5000);
    expect(messages()).toHaveTextContent(/^Deleted talk “A”\.Undo$/u);
    fireEvent.click(within(messages()).getByRole('button', { name: 'Undo' }));

    expect(undo).toHaveBeenCalledTimes(1);
    expect(messages()).toBeEmptyDOMElement();
  });

  it('[MODEL-05] offers two undos apart, the newest first, each for ten seconds', () => {
    const say = openMessages();
    const undoFirst = jest.fn();
    const undoSecond = jest.fn();
    say('Deleted talk “A”.', undoFirst);
    pass(4000);
    say('Deleted talk “B”.', undoSecond);

    const [newest] = within(messages()).getAllByRole('button', { name: 'Undo' });
    if (newest) fireEvent.click(newest);
    expect(undoSecond).toHaveBeenCalledTimes(1);
    pass(5999);
    expect(messages()).toHaveTextContent('Deleted talk “A”.');
    pass(1);

    expect(messages()).toBeEmptyDOMElement();
    expect(undoFirst).not.toHaveBeenCalled();
  });

  it('[MODEL-05] waits while it is pointed at', () => {
    const say = openMessages();
    say('Deleted talk “A”.', () => undefined);
    const text = screen.getByText('Deleted talk “A”.');

    fireEvent.pointerEnter(text);
    fireEvent.pointerOver(text);
    pass(20_000);
    expect(messages()).toHaveTextContent('Deleted talk “A”.');

    fireEvent.pointerOut(text);
    pass(10_000);
    expect(messages()).toBeEmptyDOMElement();
  });
});
