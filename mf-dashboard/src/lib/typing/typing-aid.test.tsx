import { renderRemote } from '@tessera/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useRef, useState } from 'react';
import { BecomesStrip } from './becomes-strip';
import { TypingAid } from './typing-aid';
import type { TypingAnswer, TypingMessage } from './typing-messages';

/** Reads 'loans' and 'tool' wherever they stand, and knows no 'zorp'. */
function readingOf(text: string): TypingAnswer['reading'] {
  const at = (word: string, mark: 'record' | 'field' | 'unknown') => {
    const start = text.indexOf(word);
    return start < 0 ? [] : [{ start, end: start + word.length, mark }];
  };
  return {
    spans: [...at('loans', 'record'), ...at('tool', 'field'), ...at('zorp', 'unknown')],
    records: [{ name: 'Loan', fields: [{ name: 'Tool', type: 'text' }] }],
    wishes: [{ kind: 'rule', words: 'a tool is lent once' }],
  };
}

class FakeWorker extends EventTarget {
  static opened = 0;
  readonly terminate = jest.fn();

  constructor() {
    super();
    FakeWorker.opened += 1;
  }

  postMessage(message: TypingMessage): void {
    if (message.say !== 'read') return;
    const data: TypingAnswer = { number: message.number, reading: readingOf(message.text) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

function Field({ start = '' }: { start?: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, write] = useState(start);
  return (
    <div>
      <textarea
        ref={field}
        aria-label="Prompt"
        value={text}
        onChange={(event) => {
          write(event.target.value);
        }}
      />
      <TypingAid field={field} text={text} versionId={undefined} />
    </div>
  );
}

function ChangingStrip() {
  const [reading, change] = useState(readingOf('loans'));
  return (
    <>
      <button
        onClick={() => {
          change({ ...reading, wishes: [] });
        }}
      >
        Type on
      </button>
      <BecomesStrip reading={reading} unknown={[]} />
    </>
  );
}

describe('what is shown while somebody types', () => {
  beforeEach(() => {
    FakeWorker.opened = 0;
    Object.assign(globalThis, {
      Worker: FakeWorker,
      __TESSERA_SRI__: () => 'sha384-x',
      fetch: jest.fn().mockResolvedValue(new Response('code')),
    });
    URL.createObjectURL = () => 'blob:code';
    URL.revokeObjectURL = jest.fn();
  });
  afterEach(() => {
    for (const name of ['Worker', '__TESSERA_SRI__']) Reflect.deleteProperty(globalThis, name);
  });

  it('[READ-06] is nothing before the first key, also where a draft was kept', async () => {
    renderRemote(<Field start="loans with tool" />);
    await act(() => Promise.resolve());
    expect(fetch).not.toHaveBeenCalled();
    expect(FakeWorker.opened).toBe(0);
    expect(screen.queryByTestId('marked-text')).toBeNull();
  });

  it('[READ-06] are marks at the words, and a strip that says what they become', async () => {
    const { container } = renderRemote(<Field />);
    await userEvent.type(screen.getByRole('textbox'), 'loans with tool, zorp.');
    const strip = await screen.findByRole('list', { name: 'What this becomes' });
    // It is there from the first words on, and follows.
    await within(strip).findByText('zorp');
    const lines = within(strip)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual(['TableLoanTool', 'Rulea tool is lent once', 'Unknownzorp']);
    const over = screen.getByTestId('marked-text');
    // Nobody hears the text twice.
    expect(over).toHaveAttribute('aria-hidden', 'true');
    expect(within(over).getByText('loans')).toHaveAttribute('data-mark', 'record');
    expect(within(over).getByText('tool')).toHaveAttribute('data-mark', 'field');
    expect(within(over).getByText('zorp')).toHaveAttribute('data-mark', 'unknown');
    expect(screen.getByRole('textbox')).toHaveValue('loans with tool, zorp.');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[READ-06] is loaded once for all keys', async () => {
    renderRemote(<Field />);
    await userEvent.type(screen.getByRole('textbox'), 'loans with many tools');
    await screen.findByRole('list', { name: 'What this becomes' });
    expect(FakeWorker.opened).toBe(1);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('[READ-06] is nothing but the field where the worker cannot be loaded, which is reported once', async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
    const { shell } = renderRemote(<Field />);
    await userEvent.type(screen.getByRole('textbox'), 'loans with tool');
    await screen.findByTestId('marked-text');
    await act(() => Promise.resolve());
    expect(screen.getByRole('textbox')).toHaveValue('loans with tool');
    expect(screen.queryByRole('list')).toBeNull();
    expect(shell.reportError).toHaveBeenCalledTimes(1);
  });

  it('[READ-06] is nothing in a browser without workers', async () => {
    Reflect.deleteProperty(globalThis, 'Worker');
    const { shell } = renderRemote(<Field />);
    await userEvent.type(screen.getByRole('textbox'), 'loans');
    await act(() => Promise.resolve());
    expect(screen.queryByTestId('marked-text')).toBeNull();
    expect(shell.reportError).not.toHaveBeenCalled();
  });

  it('[READ-06] is read aloud only once somebody rests', () => {
    jest.useFakeTimers();
    renderRemote(<ChangingStrip />);
    const spoken = () => screen.getByTestId('spoken').textContent;
    act(() => jest.advanceTimersByTime(2000));
    fireEvent.click(screen.getByRole('button'));
    act(() => jest.advanceTimersByTime(2000));
    expect(spoken()).toBe('');
    act(() => jest.advanceTimersByTime(600));
    expect(spoken()).toBe('Loan: 1 field');
    jest.useRealTimers();
  });
});
