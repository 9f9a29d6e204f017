import type * as FindRoute from './find-route';

function findKit(environment: string): unknown {
  document.body.innerHTML = `<script id="tessera-config" type="application/json">{"environment":"${environment}"}</script>`;
  let decision: unknown;
  jest.isolateModules(() => {
    const { findRoute } = jest.requireActual<typeof FindRoute>('./find-route');
    decision = findRoute('/kit', 'signedOut');
  });
  return decision;
}

it('knows the page of the kit outside production only', () => {
  expect(findKit('local')).toMatchObject({ kind: 'page', route: { remote: 'mf-dashboard' } });
  expect(findKit('production')).toEqual({ kind: 'redirect', to: '/' });
});
