import { theme } from '@tessera/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { PageBoundary } from './page-boundary';

describe('the page boundary', () => {
  let isBroken = true;
  let logged: jest.SpyInstance;
  const report = jest.fn();

  function Page() {
    if (isBroken) throw new Error('broken page');
    return <p>The page</p>;
  }

  beforeEach(() => {
    isBroken = true;
    report.mockClear();
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());

  const show = () =>
    render(
      <ThemeProvider theme={theme}>
        <MemoryRouter>
          <PageBoundary report={report}>
            <Page />
          </PageBoundary>
        </MemoryRouter>
      </ThemeProvider>,
    );

  it('[ERR-03] says what happened, with a way to try again and a way home', async () => {
    const { container } = show();
    expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect((await axe(container)).violations).toEqual([]);

    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('The page')).toBeInTheDocument();
  });

  it('[ERR-05] reports the error with the place in the page', () => {
    show();
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken page' }), {
      componentStack: expect.stringContaining('Page') as string,
    });
  });
});
