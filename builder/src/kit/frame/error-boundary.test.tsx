/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildRecord, buildStorage, buildText, goTo, talks } from '../kit-testing';
import { createStore } from '../data/store';
import { AppShell } from './app-shell';
import { PageHeading } from './page';
import { useHash } from './router';

expect.extend(toHaveNoViolations);

/** A page that breaks at one address, as long as it is told to. */
let isBroken = true;
function FragilePage() {
  if (useHash().endsWith('?break') && isBroken) throw new TypeError('field.compare is not a function');
  return <PageHeading title="Talks" />;
}

/** Opens the application at the address where its only page breaks. */
async function openBroken(): Promise<HTMLElement> {
  window.scrollTo = () => undefined;
  window.location.hash = '#/talks?break';
  const section = { entity: talks, List: FragilePage, Form: FragilePage, Detail: FragilePage };
  const store = createStore(buildStorage(buildText(buildRecord(1))), [talks]);
  const { container } = render(<AppShell title="Talk tracker" sections={[section]} store={store} />);
  await screen.findByRole('alert');
  return container;
}

describe('a page that breaks', () => {
  beforeEach(() => {
    isBroken = true;
    // React repeats what an error boundary has caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('[MODEL-07] says so in words, without the text of the error', async () => {
    const container = await openBroken();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not load');
    expect(container).not.toHaveTextContent('not a function');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('[MODEL-07] begins anew when the same page has another address', async () => {
    await openBroken();

    await goTo('#/talks');

    expect(await screen.findByRole('heading', { level: 1, name: 'Talks' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[MODEL-07] leads to the start', async () => {
    await openBroken();

    await userEvent.click(screen.getByRole('link', { name: 'Go to the start' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Talks' })).toBeVisible();
  });

  it('[MODEL-07] is tried again where it is', async () => {
    await openBroken();
    isBroken = false;

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Talks' })).toBeVisible();
  });
});
