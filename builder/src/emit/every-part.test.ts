import { waitFor, within } from '@testing-library/dom';
import { stop } from 'esbuild';
import { buildEveryPartModel } from './every-part-model';
import { openPage, startApp, type RunningApp } from './run-app-testing';

/** The application of every part, used as a visitor uses it. */

jest.setTimeout(120_000);

const studio = buildEveryPartModel();
let app: RunningApp;

afterEach(() => {
  app.close();
});
afterAll(() => stop());

const main = () => within(app.window.document.getElementById('main') ?? app.window.document.body);

describe('an application with every part', () => {
  it('[MODEL-04] opens with its first page: figures, charts, what is next, and where to add', async () => {
    app = await startApp(studio);
    await openPage(app.window, 'Today');
    expect(app.screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(main().getByRole('heading', { name: 'At a glance' })).toBeTruthy();
    expect(main().getByRole('heading', { name: 'Unpaid' })).toBeTruthy();
    // One booking of 18 is paid; one is open, with a tenth off 15.
    expect(main().getByText('€18.00')).toBeTruthy();
    expect(main().getByRole('link', { name: 'Add booking' })).toBeTruthy();
    const sections = within(app.screen.getByRole('navigation'));
    expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Bookings',
      'Classes',
      'Members',
      'Bookings',
    ]);
  });

  it('[MODEL-02] works out what is computed, through links', async () => {
    app = await startApp(studio, { hash: '#/bookings' });
    await openPage(app.window, 'Bookings');
    expect(main().getByText('€13.50')).toBeTruthy();
    expect(main().queryByText('€18.00')).toBeNull();
  });

  it('[MODEL-02] shows in a form what is worked out as one types, and lets nobody type it', async () => {
    app = await startApp(studio, { hash: '#/bookings/new' });
    await openPage(app.window, 'Add booking');
    const price = () => main().getByRole('status', { name: 'Price' }).textContent;
    expect(price()).toBe('€15.00');
    expect(main().queryByRole('textbox', { name: 'Price' })).toBeNull();

    await app.user.type(main().getByRole('textbox', { name: 'Discount' }), '10');
    await waitFor(() => expect(price()).toBe('€13.50'), { container: app.window.document.body });
    await app.user.clear(main().getByRole('textbox', { name: 'Full price' }));
    await app.user.type(main().getByRole('textbox', { name: 'Full price' }), '40.10');

    await waitFor(() => expect(price()).toBe('€36.09'), { container: app.window.document.body });
  });

  it('[MODEL-04] has a list inside of a page below the heading of the page', async () => {
    app = await startApp(studio, { hash: '#/bookings-2' });
    await openPage(app.window, 'Bookings');
    expect(app.screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(app.screen.getByRole('heading', { level: 2, name: 'Bookings' })).toBeTruthy();
    expect(app.window.document.title).toBe('Bookings · Studio');
  });

  it.each(['members', 'classes'])('[MODEL-04] shows each view of %s', async (path) => {
    app = await startApp(studio, { hash: `#/${path}` });
    await openPage(app.window);
    const { views } = studio.entities.find(({ plural }) => plural.toLowerCase() === path) ?? { views: [] };
    for (const { name } of views) {
      const choice = app.screen.queryByRole('button', { name }) ?? app.screen.getByRole('tab', { name });
      await app.user.click(choice);
      await waitFor(() => expect(main().queryByText('This part of the page failed.')).toBeNull(), {
        container: app.window.document.body,
      });
    }
  });
});
