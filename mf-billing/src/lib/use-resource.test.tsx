import { renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { refusal } from './fake-server';
import { ResourceRegion } from './resource-region';
import { useResource } from './use-resource';

function Numbers({ load }: { load: (key: string) => Promise<string> }) {
  const [key, setKey] = useState('one');
  const resource = useResource(key, () => load(key), 'No numbers.');
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setKey('two');
        }}
      >
        Two
      </button>
      <ResourceRegion resource={resource}>{(text) => <p>{text}</p>}</ResourceRegion>
    </>
  );
}

it('keeps the old content, marked busy, until what another key stands for has come', async () => {
  let answerTwo: (text: string) => void = () => undefined;
  const two = new Promise<string>((resolve) => {
    answerTwo = resolve;
  });
  const { container } = renderRemote(
    <Numbers load={(key) => (key === 'one' ? Promise.resolve('First') : two)} />,
  );
  await screen.findByText('First');

  await userEvent.click(screen.getByRole('button', { name: 'Two' }));
  expect(screen.getByText('First')).toBeInTheDocument();
  expect(container).toContainHTML('aria-busy="true"');

  answerTwo('Second');
  expect(await screen.findByText('Second')).toBeInTheDocument();
  expect(container).not.toContainHTML('aria-busy="true"');
});

it('shows the words of a failure, and reports what is a bug of ours', async () => {
  const bug = new TypeError('text is undefined');
  const { shell, unmount } = renderRemote(<Numbers load={() => Promise.reject(bug)} />);
  expect(await screen.findByText('No numbers.')).toBeInTheDocument();
  expect(shell.reportError).toHaveBeenCalledWith(bug);
  unmount();

  const view = renderRemote(
    <Numbers load={() => Promise.reject(refusal(403, 'FORBIDDEN', 'You do not have access to this.'))} />,
  );
  expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  expect(view.shell.reportError).not.toHaveBeenCalled();
});
