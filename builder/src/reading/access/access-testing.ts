import type { ApplicationModel } from '@tessera/shared/contracts';
import { changeApplication } from '../../change';
import { createApplication } from '../../create';
import { accessOf } from '../../model/access';

/** Applications and a short notation, for tests of what words say of access. */

export const shop = createApplication(
  'A shop: orders with title, total, status (open, done) and customer; customers with name, email and phone; tasks with title, due date, done and price',
  { name: 'Shop' },
).model;

/** 'Orders r---, Customers -a--': what visitors may do with each table; 'own' behind it where everyone has their own. */
export function accessIn(model: ApplicationModel): string {
  return model.entities
    .map((entity) => {
      const { visitors, own } = accessOf(entity);
      const letters = [
        visitors.read ? 'r' : '-',
        visitors.add ? 'a' : '-',
        visitors.change ? 'c' : '-',
        visitors.remove ? 'd' : '-',
      ].join('');
      return `${entity.plural} ${letters}${own === true ? ' own' : ''}`;
    })
    .join(', ');
}

/** 'open editor'; 'nobody' where nobody signs in but the owner. */
export const signInOf = ({ signIn }: ApplicationModel): string =>
  signIn ? `${signIn.who} ${signIn.newcomers}` : 'nobody';

/**
 * What a message changes: who signs in, then the tables whose access is another one, in the same notation; 'nothing' where none is.
 */
export function accessBy(message: string, model: ApplicationModel = shop): string {
  const result = changeApplication(model, message);
  if (result.kind !== 'changed') return 'nothing';
  const before = accessIn(model).split(', ');
  const changed = accessIn(result.model)
    .split(', ')
    .filter((table) => !before.includes(table));
  const signIn = signInOf(result.model);
  const all = [...(signIn === signInOf(model) ? [] : [signIn]), ...changed];
  return all.length === 0 ? 'nothing' : all.join(', ');
}

/** Who signs in after a message. */
export function signInBy(message: string, model: ApplicationModel = shop): string {
  const result = changeApplication(model, message);
  return signInOf(result.kind === 'changed' ? result.model : model);
}
