import { nameModel } from '../emit/names';
import { buildCollidingModel, promptModels } from '../emit/sample-models';
import { routesOf } from '.';

describe('the pages of an application', () => {
  it('[SCR-02] have the addresses under which they are emitted, and the first is the start', () => {
    for (const model of [...promptModels(), buildCollidingModel()]) {
      const routes = routesOf(model);
      const { pages } = nameModel(model);

      expect(routes.map(({ name }) => name)).toEqual(model.pages.map(({ name }) => name));
      expect(routes[0]?.hash).toBe('#/');
      expect(routes.slice(1).map(({ hash }) => decodeURIComponent(hash))).toEqual(
        model.pages.slice(1).map(({ id }) => `#/${pages.get(id)?.path ?? ''}`),
      );
    }
  });
});
