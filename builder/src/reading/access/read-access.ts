import type { ApplicationModel } from '@tessera/shared/contracts';
import { accessInWords } from '../../model/access';
import { signInInWords } from '../../model/sign-in';
import type { Operation } from '../../operations/operation';
import { inSentence } from '../../words/casing';
import { listOf, nameKey } from '../../words/text';
import type { Outcome } from '../rule';
import type { World } from '../world';
import { accessOperations } from './access-wish';
import { parseAccess } from './parse-access';
import type { Part } from './part';
import { ELSEWHERE } from './sign-in-words';

/** 'It' is the table that was just made or said who may see it; else the whole application. */
function themIn({ touched, model }: World, word: string) {
  const spoken = model.entities.filter(({ id }) => id === touched.entity);
  // Without anything done it was pointed at.
  const did = touched.did ? touched.did.operations.at(-1)?.kind : 'setAccess';
  const isSpoken =
    !/^(?:it|this|that)$/.test(word) || did === 'addEntity' || did === 'setAccess' || did === 'setSignIn';
  return isSpoken && spoken.length > 0 ? spoken : model.entities;
}

/** 'Visitors' may be what a table keeps: what they can do is then told of them, unless something is taken from them. */
const isTold = ({ strength, grants, denies, isExact, target }: Part, isKept: boolean) =>
  strength !== undefined &&
  (isKept || strength === 'named') &&
  grants.length > 0 &&
  denies.length === 0 &&
  isExact !== true &&
  target?.kind !== 'tables';

const SIGNING = [/sign[- ]?in/i, /log[- ]?in/i, /account/i, /sign[- ]?up/i, /regist/i];

/** Where signing in is what an application keeps, 'visitors sign in' is told of that. */
const isKeptSignIn = (parts: readonly Part[], text: string, { entities }: ApplicationModel): boolean =>
  parts.every(
    ({ signIn, insiders, denies, isUsual }) =>
      Boolean(signIn) && insiders === undefined && (isUsual === true || denies.length === 0),
  ) &&
  SIGNING.some(
    (word) =>
      word.test(text) &&
      entities.some(({ plural, fields }) => word.test(plural) || fields.some(({ name }) => word.test(name))),
  );

/** A clause in chat that says who may do what with records, and nothing else (DATA-02, DATA-03). */
export function readAccess(text: string, world: World): Outcome | undefined {
  const { model } = world;
  const parts = parseAccess(text, model);
  if (!parts) return ELSEWHERE.test(text.toLowerCase()) ? { nothing: true } : undefined;
  const fields = parts.flatMap(({ target }) => (target?.kind === 'field' ? [target] : []));
  if (fields.length > 0) return ofFields(parts);
  if (parts.some(({ needsObject, target }) => needsObject === true && target === undefined)) return undefined;
  const isKept = model.entities.some(
    ({ plural }) =>
      text.toLowerCase().includes(nameKey(plural)) && /^(?:visitor|guest|user)s$/.test(nameKey(plural)),
  );
  if (parts.every((part) => isTold(part, isKept)) || isKeptSignIn(parts, text, model)) return undefined;
  const word =
    parts.map(({ target }) => (target?.kind === 'them' ? target.word : '')).find((one) => one !== '') ?? 'it';
  const found = accessOperations(parts, model, { them: themIn(world, word) });
  if (!found) return undefined;
  if ('cannot' in found) return { missing: found.cannot };
  const { operations, holds, caveat } = found;
  if (operations.length > 0) return { operations, ...(caveat !== undefined && { caveat }) };
  return { already: `${listOf(wordsOf(holds, model).slice(0, 3))} already`, holds };
}

/** What holds already, of tables and of signing in. */
function wordsOf(holds: readonly Operation[], model: ApplicationModel): string[] {
  const ids = holds.map((operation) => ('entity' in operation ? operation.entity : ''));
  const isSignIn = holds.some(({ kind }) => kind === 'setSignIn');
  return [
    ...(isSignIn ? [signInInWords(model.signIn)] : []),
    ...model.entities.filter(({ id }) => ids.includes(id)).map(accessInWords),
  ];
}

/** What visitors see is said of tables. */
function ofFields(parts: readonly Part[]): Outcome | undefined {
  const [part] = parts;
  const target = part?.target;
  if (part?.strength === undefined || target?.kind !== 'field') return undefined;
  const many = inSentence(target.entity.plural);
  return {
    missing: `What visitors may do is said of whole tables: ‘hide ${many} from visitors’, not of ${inSentence(target.name)} alone`,
  };
}
