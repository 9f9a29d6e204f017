import type { ApplicationModel } from '@tessera/shared/contracts';
import { accessInWords } from '../model/access';
import { withEntity } from '../model/edit-model';
import { signInInWords } from '../model/sign-in';
import { atEntity } from './at-node';
import type { OperationOf } from './operation';
import { refused, type Attempt } from './outcome';

/** Says who may do what with the records of a table, or nothing any more: then what is usual holds (DATA-02). */
export function setAccess(model: ApplicationModel, { entity, access }: OperationOf<'setAccess'>): Attempt {
  return atEntity(model, entity, (found) => {
    const { access: _, ...rest } = found;
    const after = access === null ? rest : { ...rest, access };
    const words = accessInWords(after);
    if (words === accessInWords(found)) return refused(`${words} already`);
    return { done: true, model: withEntity(model, after), change: words };
  });
}

/** Says who may sign in to the live application besides its owner; null for nobody (DATA-03). */
export function setSignIn(model: ApplicationModel, { signIn }: OperationOf<'setSignIn'>): Attempt {
  const { signIn: before, ...rest } = model;
  const change = signInInWords(signIn);
  if (JSON.stringify(before ?? null) === JSON.stringify(signIn)) return refused(`${change} already`);
  return { done: true, model: signIn === null ? rest : { ...rest, signIn }, change };
}
