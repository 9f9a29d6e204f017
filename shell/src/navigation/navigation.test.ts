import { createArrivals, type Visit } from './arrivals';

describe('arriving at a page', () => {
  const visit = (pathname: string, overrides: Partial<Visit> = {}): Visit => ({
    pathname,
    hash: '',
    key: pathname,
    isReturning: false,
    title: 'Sign in',
    ...overrides,
  });
  /** Arrivals look at the page in the frame after a change. */
  async function settle(): Promise<void> {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  let region: HTMLElement;

  beforeEach(() => {
    window.scrollTo = jest.fn();
    document.title = 'Pricing · Tessera';
    document.body.innerHTML =
      '<button>Outside</button><main id="main"><h1>Pricing</h1><input></main><p id="region"></p>';
    region = document.querySelector('#region') as HTMLElement;
  });

  function go(to: Visit) {
    const arrivals = createArrivals(visit('/pricing'), region, 0);
    arrivals.arrive(to, document.title);
  }

  function show(html: string) {
    (document.querySelector('#main') as HTMLElement).innerHTML = html;
  }

  it('names the page at once, announces it and moves the focus to its heading', async () => {
    go(visit('/auth'));
    expect(document.title).toBe('Sign in · Tessera');
    show('<h1>Welcome Back</h1>');
    await settle();
    expect(region).toHaveTextContent('Sign in');
    expect(document.activeElement).toHaveTextContent('Welcome Back');
  });

  it('[COMP-01] follows the declared title of the page that is shown, unless the page names itself', () => {
    const arrivals = createArrivals(visit('/pricing', { title: 'Pricing' }), region, 0);
    arrivals.rename('/pricing', 'Prices');
    expect(document.title).toBe('Prices · Tessera');
    document.title = 'Four plans · Tessera';
    arrivals.rename('/pricing', 'Pricing');
    expect(document.title).toBe('Four plans · Tessera');
  });

  it('announces the name that the page gives itself', async () => {
    go(visit('/app/42', { title: 'Builder' }));
    show('<h1>Film diary</h1>');
    document.title = 'Film diary · Tessera';
    await settle();
    expect(region).toHaveTextContent('Film diary');
  });

  it('leaves the focus in a field of the page, and in one that somebody types into', async () => {
    go(visit('/auth'));
    show('<h1>Welcome Back</h1><input>');
    const field = document.querySelector('input') as HTMLInputElement;
    field.focus();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
    expect(field).toHaveFocus();
    expect(region).toHaveTextContent('Sign in');
  });

  it('leaves the focus to an open dialog, and an anchor to the page', async () => {
    go(visit('/home', { hash: '#features' }));
    await settle();
    expect(document.body).toHaveFocus();
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    go(visit('/auth'));
    await settle();
    expect(document.body).toHaveFocus();
  });

  it('does nothing for another query of the same page', async () => {
    go(visit('/pricing', { key: 'other' }));
    await settle();
    expect(region).toBeEmptyDOMElement();
    expect(document.title).toBe('Pricing · Tessera');
  });
});
