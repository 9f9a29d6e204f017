import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderRemote } from '../testing';
import { useSearchText } from './use-search-text';

/** A field over an address that takes its time. */
function Search({ onWrite }: { onWrite: (search: string) => void }) {
  const [address, setAddress] = useState('');
  const [text, setText] = useSearchText(address, (search) => {
    onWrite(search);
    setTimeout(() => setAddress(search), 100);
  });
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setAddress('')}>
        Back
      </button>
      <output>{address}</output>
    </>
  );
}

function renderSearch() {
  const written: string[] = [];
  renderRemote(<Search onWrite={(search) => written.push(search)} />);
  const field = screen.getByRole('textbox', { name: 'Search' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  return { written, field, type, wait };
}

describe('the text of a search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is in the address once somebody pauses, not letter by letter', () => {
    const { written, type, wait } = renderSearch();
    type('p');
    wait(200);
    type('pl');
    wait(249);
    expect(written).toEqual([]);
    wait(1);
    expect(written).toEqual(['pl']);
    wait(1000);
    expect(screen.getByRole('status')).toHaveTextContent('pl');
    expect(written).toEqual(['pl']);
  });

  it('keeps what is typed while the address takes its time', () => {
    const { written, field, type, wait } = renderSearch();
    type('pl');
    wait(250);
    expect(field).toHaveValue('pl');
    type('plant');
    wait(100);
    expect(field).toHaveValue('plant');
    wait(1000);
    expect(written).toEqual(['pl', 'plant']);
  });

  it('follows the address, there and back', () => {
    const { field, type, wait } = renderSearch();
    type('pl');
    wait(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(field).toHaveValue('');
    type('pl');
    wait(1000);
    expect(field).toHaveValue('pl');
    expect(screen.getByRole('status')).toHaveTextContent('pl');
  });
});
