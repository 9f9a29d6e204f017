import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { pageInChunk } from './page-in-chunk';

const Hello = () => <p>Hello</p>;
const shown = (Page: ComponentType) => (
  <Suspense fallback={<p>Loading</p>}>
    <Page />
  </Suspense>
);

describe('a page in a chunk of its own', () => {
  it('[SCR-03] shows at once when it was fetched ahead', async () => {
    const { Page, fetchAhead } = pageInChunk(() => Promise.resolve(Hello));
    await fetchAhead();

    render(shown(Page));

    expect(screen.getByText('Hello')).toBeVisible();
  });

  it('shows the fallback while it is fetched', async () => {
    const { Page } = pageInChunk(() => Promise.resolve(Hello));

    render(shown(Page));

    expect(screen.getByText('Loading')).toBeVisible();
    await act(() => Promise.resolve());
    expect(await screen.findByText('Hello')).toBeVisible();
  });

  it('is asked for again after fetching ahead failed', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Hello);
    const { Page, fetchAhead } = pageInChunk(load);
    await fetchAhead();

    render(shown(Page));

    expect(await screen.findByText('Hello')).toBeVisible();
  });
});
