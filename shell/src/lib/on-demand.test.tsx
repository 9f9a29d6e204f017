import { render, screen } from '@testing-library/react';
import { OnDemand } from './on-demand';

function Part({ word }: { word: string }) {
  return <p>{word}</p>;
}

describe('OnDemand', () => {
  it('fetches at once when it is wanted, and hands the props on', async () => {
    const load = () => Promise.resolve(Part);
    render(<OnDemand load={load} isWanted onFailed={jest.fn()} props={{ word: 'here' }} />);
    expect(await screen.findByText('here')).toBeInTheDocument();
  });

  it('says that it could not be had, and asks again the next time', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Part);
    const onFailed = jest.fn();
    const show = (isWanted: boolean) => (
      <OnDemand load={load} isWanted={isWanted} onFailed={onFailed} props={{ word: 'here' }} />
    );
    const { rerender } = render(show(true));
    await Promise.resolve();
    await Promise.resolve();
    expect(onFailed).toHaveBeenCalledTimes(1);
    rerender(show(false));
    rerender(show(true));
    expect(await screen.findByText('here')).toBeInTheDocument();
  });
});
