import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, Suspense, type ReactNode } from 'react';
import { lazyWithRetry } from './lazy-with-retry';

const Page = () => <p>The page</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <button onClick={() => this.setState({ hasFailed: false })}>Try again</button>;
  }
}

function show(load: () => Promise<typeof Page>) {
  const Lazy = lazyWithRetry<object>(load);
  render(
    <Boundary>
      <Suspense fallback="Loading">
        <Lazy />
      </Suspense>
    </Boundary>,
  );
}

describe('lazyWithRetry', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());

  const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  it('[ERR-04] asks once more for a chunk that did not arrive', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Page);
    show(load);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('The page')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[ERR-04] gives a failure to the boundary, and asks anew whenever it is tried again', async () => {
    const load = jest.fn<Promise<typeof Page>, []>(() => Promise.reject(new Error('lost')));
    show(load);
    for (let round = 1; round <= 3; round += 1) {
      await screen.findByRole('button', { name: 'Try again' });
      expect(load).toHaveBeenCalledTimes(2 * round);
      await tryAgain();
      expect(screen.getByText('Loading')).toBeInTheDocument();
    }
    await screen.findByRole('button', { name: 'Try again' });
    load.mockResolvedValue(Page);
    await tryAgain();
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });

  it('[ERR-04] does not wait a second time for a chunk that hangs', async () => {
    const late = Object.assign(new Error('Loading chunk 7 failed'), { type: 'timeout' });
    const load = jest.fn<Promise<typeof Page>, []>(() => Promise.reject(late));
    show(load);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows at once what was loaded before', async () => {
    const load = jest.fn(() => Promise.resolve(Page));
    const Lazy = lazyWithRetry<object>(load);
    const { unmount } = render(<Suspense fallback="Loading">{<Lazy />}</Suspense>);
    expect(await screen.findByText('The page')).toBeInTheDocument();
    unmount();
    render(<Lazy />);
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
