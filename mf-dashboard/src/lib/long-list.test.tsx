import { renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoverageList } from './coverage-list';
import { LongList } from './long-list';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `row ${String(index + 1)}`);

describe('long lists on a receipt', () => {
  it('shows the first few and counts the rest, which one press shows', async () => {
    renderRemote(<LongList items={numbered(188)} />);
    expect(screen.getAllByText(/^row/)).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'and 180 more' }));
    expect(screen.getAllByText(/^row/)).toHaveLength(188);
  });

  it('says what is said twice once, and a short list whole', () => {
    renderRemote(<LongList items={[...numbered(9), ...numbered(9)]} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
  });

  it('gives one reason once for all that it holds for', () => {
    const coverage = numbered(200).map(
      (phrase) => ({ phrase, state: 'missing', why: 'This was not understood' }) as const,
    );
    renderRemote(<CoverageList coverage={coverage} />);
    expect(screen.getAllByText('This was not understood')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'and 192 more' })).toBeVisible();
  });

  it('draws each phrase as high as it is, also beside the button for the rest', () => {
    const coverage = numbered(12).map((phrase) => ({ phrase, state: 'built' }) as const);
    renderRemote(<CoverageList coverage={coverage} />);
    const [, phrases] = screen.getAllByRole('list');
    expect(phrases).toHaveStyle({ display: 'flex', alignItems: 'center' });
  });
});
