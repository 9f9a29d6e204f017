import { EMPTY_TRAIL, readableRoute, shownHash, stepped, typedRoute, withRoute } from './preview-trail';

const been = (...hashes: string[]) => hashes.reduce(withRoute, EMPTY_TRAIL);

describe('[SCR-02] where somebody has been in a preview', () => {
  it('goes back and forward, and forgets what was ahead once another way is taken', () => {
    const trail = been('', '#/orders', '#/orders/r1');
    const back = stepped(trail, -1);
    expect(back && shownHash(back)).toBe('#/orders');
    expect(back && stepped(back, 1)).toEqual(trail);
    expect(back && withRoute(back, '#/customers')).toEqual(been('', '#/orders', '#/customers'));
    expect(stepped(trail, 1)).toBeUndefined();
    expect(stepped(been(''), -1)).toBeUndefined();
    expect(stepped(EMPTY_TRAIL, -1)).toBeUndefined();
  });

  it('stays where it is when the application tells the route that it was sent to', () => {
    const back = stepped(been('', '#/orders'), -1) ?? EMPTY_TRAIL;
    expect(withRoute(back, '')).toBe(back);
  });

  it('keeps no more than fifty', () => {
    const trail = been(...Array.from({ length: 80 }, (_, at) => `#/${String(at)}`));
    expect(trail.hashes).toHaveLength(50);
    expect(shownHash(trail)).toBe('#/79');
  });

  it.each([
    ['/orders', '#/orders'],
    ['orders', '#/orders'],
    ['#/orders', '#/orders'],
    [' /orders?view=v2 ', '#/orders?view=v2'],
    ['/', '#/'],
  ])('takes %j for a route', (text, hash) => {
    expect(typedRoute(text)).toBe(hash);
  });

  it('reads the start as "/"', () => {
    expect([readableRoute(''), readableRoute('#/'), readableRoute('#/orders')]).toEqual([
      '/',
      '/',
      '/orders',
    ]);
  });
});
