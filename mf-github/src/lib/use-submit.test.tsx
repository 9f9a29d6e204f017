import { buildApiError, buildNetworkError, renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSubmit } from './use-submit';

type Send = (input: string, key: string) => Promise<string>;

function Form({ send }: { send: Send }) {
  const { submit, failure } = useSubmit(send, 'It did not work');
  return (
    <>
      <p role="alert">{failure?.message}</p>
      {['one', 'other'].map((input) => (
        <button key={input} type="button" onClick={() => void submit(input)}>
          {input}
        </button>
      ))}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Presses one after the other, each answered as told, and gives the keys that were sent. */
async function keysOf(steps: readonly (readonly [input: string, answer: unknown])[]) {
  const keys: string[] = [];
  const answers = steps.map(([, answer]) => answer);
  const { shell } = renderRemote(
    <Form
      send={(_, key) => {
        keys.push(key);
        const answer = answers.shift();
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve('done');
      }}
    />,
  );
  for (const [input] of steps) await press(input);
  return { keys, shell };
}

it('sends the same again under the same key while nobody has answered', async () => {
  const busy = buildApiError(503, { code: 'UNAVAILABLE' });
  const { keys } = await keysOf([
    ['one', buildNetworkError()],
    ['one', busy],
    ['one', undefined],
    ['one', undefined],
  ]);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[2]);
});

it('takes another key for something else, and after an answer', async () => {
  const refused = buildApiError(409, { code: 'CONFLICT' });
  const { keys } = await keysOf([
    ['one', buildNetworkError()],
    ['other', refused],
    ['other', undefined],
  ]);
  expect(new Set(keys).size).toBe(3);
});

it('says what has no words of its own, and reports a bug of ours', async () => {
  const { shell } = await keysOf([['one', new Error('a bug')]]);
  expect(screen.getByRole('alert')).toHaveTextContent('It did not work');
  expect(shell.reportError).toHaveBeenCalledTimes(1);
});
