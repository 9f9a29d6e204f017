import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDraft } from '@tessera/shared/remote/hand-over';
import { renderRemote } from '@tessera/shared/testing';
import { siteOpener } from './site-testing';

const openSite = siteOpener(renderRemote);

function askForLessMotion() {
  return jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('reduced-motion'),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

/** The copy that is typed, not the one that screen readers get whole. */
const FOR_EYES = { selector: '[aria-hidden="true"]' };

describe('the hero of the start page', () => {
  it("[LAND-02] types 'AI-Powered Coding Assistant' one character per 50 ms under its label", async () => {
    jest.useFakeTimers();
    await openSite('/');
    expect(screen.getByText('Powered by Advanced AI')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'AI-Powered Coding Assistant' })).toBeVisible();

    act(() => jest.advanceTimersByTime(50 * 5));
    expect(screen.getByText('wered Coding Assistant')).not.toBeVisible();
    act(() => jest.advanceTimersByTime(50 * 21));
    expect(screen.getByText('t')).not.toBeVisible();
    act(() => jest.advanceTimersByTime(50));
    expect(screen.getAllByText('AI-Powered Coding Assistant', FOR_EYES)).toHaveLength(1);
  });

  it('[LAND-02] shows the tagline whole at once under reduced motion', async () => {
    askForLessMotion();
    await openSite('/');
    expect(screen.getAllByText('AI-Powered Coding Assistant', FOR_EYES)).toHaveLength(1);
  });

  it('[LAND-03] goes to /auth on send, with the typed text, and submits nothing', async () => {
    const { place } = await openSite('/');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Describe an application' }),
      'A plant log{Shift>}{Enter}{/Shift}with dates',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(place.current).toMatchObject({ pathname: '/auth', state: { prompt: 'A plant log\nwith dates' } });
    await waitFor(() => expect(readDraft('apphome')).toBe('A plant log\nwith dates'));
  });

  it('[LAND-03] sends by Enter too, and without any text', async () => {
    const { place } = await openSite('/');
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(place.current).toMatchObject({ pathname: '/auth', state: null });
  });

  it('[LAND-03] lists the files that are attached and lets them go again', async () => {
    await openSite('/');
    const file = new File(['a,b'], 'songs.csv', { type: 'text/csv' });
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click');
    await userEvent.click(screen.getByRole('button', { name: 'Attach files' }));
    await userEvent.upload(opened.mock.contexts[0] as HTMLInputElement, file);
    expect(await screen.findByRole('list', { name: 'Attached files' })).toHaveTextContent('songs.csv');
    await userEvent.click(screen.getByRole('button', { name: 'Remove songs.csv' }));
    expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument();
  });
});

describe('the miniature', () => {
  it('plays once from the prompt to the field that was asked for', async () => {
    jest.useFakeTimers();
    await openSite('/');
    const example = within(screen.getByRole('figure', { name: /practice journal/ }));
    expect(example.queryByRole('table')).not.toBeInTheDocument();
    for (let stage = 0; stage < 4; stage += 1) act(() => jest.advanceTimersByTime(3000));
    expect(example.getByRole('columnheader', { name: 'Difficulty' })).toBeVisible();
    expect(example.getByRole('button', { name: 'Play again' })).toBeVisible();
  });

  it('stands still, complete, under reduced motion', async () => {
    askForLessMotion();
    await openSite('/');
    expect(screen.getByRole('columnheader', { name: 'Difficulty' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });

  it('stops playing for whoever pauses it', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await openSite('/');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.queryByRole('columnheader', { name: 'Song' })).not.toBeInTheDocument();
  });

  it('sorts its records', async () => {
    await openSite('/');
    await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Minutes' }));
    const rows = within(screen.getByRole('figure', { name: /practice journal/ })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Lágrima');
    expect(screen.getByRole('columnheader', { name: 'Minutes' })).toHaveAttribute('aria-sort', 'ascending');
  });
});

describe('the feature tabs', () => {
  it('[LAND-01] gives each of five features a description and a list of capabilities', async () => {
    await openSite('/');
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'AI Development',
      'Database Management',
      'Deploy & Scale',
      'Integrations',
      'Enterprise Security',
    ]);
    const expected = [
      'Natural language to code',
      'Fields from your own words',
      'One-click deployment',
      'GitHub accounts',
      'Keys and tokens sealed at rest',
    ];
    for (const [index, tab] of tabs.entries()) {
      await userEvent.click(tab);
      const panel = screen.getByRole('tabpanel', { name: tab.textContent });
      expect(within(panel).getByText(expected[index] ?? '')).toBeVisible();
    }
  });

  it('[LAND-01] claims nothing that the product does not have', async () => {
    const { container } = await openSite('/');
    for (const tab of screen.getAllByRole('tab')) {
      await userEvent.click(tab);
      expect(container).not.toHaveTextContent(
        /audit|scaling|three regions|slack|stripe|schema designer|GitHub Actions/i,
      );
    }
  });

  it('moves between the tabs with the arrow keys, around the ends', async () => {
    await openSite('/');
    screen.getByRole('tab', { name: 'AI Development' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('tab', { name: 'Enterprise Security' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('tab', { name: 'Database Management' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the landing page', () => {
  it('[LAND-05] shows the claims of the brand', async () => {
    await openSite('/home');
    const terms = within(await screen.findByRole('region', { name: 'In numbers' })).getAllByRole(
      'definition',
    );
    expect(terms.map((term) => term.textContent)).toEqual(['50K+', '2M+', '10x', '99.9%']);
  });

  it('[LAND-06] has six feature cards', async () => {
    await openSite('/home');
    const features = await screen.findByRole('region', {
      name: 'Everything between the idea and the address',
    });
    expect(within(features).getAllByRole('article')).toHaveLength(6);
  });

  it('[LAND-10] shows an illustrative chat with the code that each request generates', async () => {
    await openSite('/home');
    const code = await screen.findByRole('region', { name: 'Generated code' });
    for (const field of ['song', 'composer', 'minutes', 'practised', 'mastered'])
      expect(code).toHaveTextContent(`${field}:`);
    expect(code).not.toHaveTextContent('difficulty');
    await userEvent.click(screen.getByRole('button', { name: 'Add a difficulty rating from 1 to 5' }));
    expect(code).toHaveTextContent('difficulty: rating({ from: 1, to: 5 })');
  });
});

describe('the new hero', () => {
  it('[LAND-04] only writes to the console by Get Started Free and Watch Demo', async () => {
    const written = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { place } = await openSite('/newhero');
    await userEvent.click(await screen.findByRole('button', { name: 'Get Started Free' }));
    await userEvent.click(screen.getByRole('button', { name: 'Watch Demo' }));
    expect(written.mock.calls).toEqual([['Get Started Free'], ['Watch Demo']]);
    expect(place.current?.pathname).toBe('/newhero');
  });
});
