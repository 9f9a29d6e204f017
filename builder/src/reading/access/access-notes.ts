import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { accessInWords, accessOf } from '../../model/access';
import { signInHint, signInInWords } from '../../model/sign-in';
import { isPersonal } from '../../model/personal-fields';
import { inSentence } from '../../words/casing';
import { listOf } from '../../words/text';

/** What a receipt says of access beside what was asked for, sentences without their full stop (DATA-02). */

const COUNTS = 'This applies where the live app keeps its records in a project database';
const SIGN_IN_COUNTS = `${COUNTS}, as the project’s settings say under ‘Database’`;

const manyOf = ({ plural }: Entity) => inSentence(plural);

/** 'Visitors can add customers, but not see them: they have email'; nothing of a table that they see, or may do nothing with. */
function personalNote(entity: Entity): string | undefined {
  const { visitors } = accessOf(entity);
  if (visitors.read || !visitors.add) return undefined;
  const personal = entity.fields.filter(isPersonal).map(({ name }) => inSentence(name));
  if (personal.length === 0) return undefined;
  return `Visitors can add ${manyOf(entity)}, but not see them: they have ${listOf(personal)}`;
}

/** What the receipt of a new application says of tables that visitors do not see, and where it counts. */
export const firstAccessNotes = (model: ApplicationModel): string[] => [
  ...model.entities.flatMap((entity) => personalNote(entity) ?? []),
  ...hintOf(model),
  ...(model.signIn ? [SIGN_IN_COUNTS] : []),
  ...(!model.signIn && model.entities.some(({ access }) => access) ? [COUNTS] : []),
];

const hintOf = (model: ApplicationModel): string[] => {
  const hint = model.signIn && signInHint(model);
  return hint === undefined ? [] : [hint];
};

/** Who may do what with the tables of a new application of which its prompt says so. */
export const accessChanges = ({ entities, signIn }: ApplicationModel): string[] => [
  ...(signIn ? [signInInWords(signIn)] : []),
  ...entities.filter(({ access }) => access).map(accessInWords),
];

const isWriting = (entity: Entity) => accessOf(entity).visitors.change || accessOf(entity).visitors.remove;

const isOnlyAdded = (entity: Entity) => !accessOf(entity).visitors.read && accessOf(entity).visitors.add;

/** What becomes of tables of which nobody spoke, because their columns are others now. What would open stays closed (operations/keep-private). */
function notesOfUsual(was: Entity | undefined, is: Entity): string[] {
  const before = was && personalNote(was);
  const after = personalNote(is);
  return after !== undefined && before === undefined ? [after] : [];
}

/** What a change does to who may do what that its own words do not say: by what was asked, and because columns came or went. */
export function accessNotes(
  before: ApplicationModel,
  after: ApplicationModel,
): { readonly asked: readonly string[]; readonly usual: readonly string[] } {
  const pairs = after.entities.map((is) => ({ is, was: before.entities.find(({ id }) => id === is.id) }));
  const said = pairs.filter(({ was, is }) => was && JSON.stringify(was.access) !== JSON.stringify(is.access));
  const unseen = said.flatMap(({ was, is }) =>
    was && accessOf(was).visitors.read && isWriting(was) && isOnlyAdded(is) ? [manyOf(is)] : [],
  );
  const isSignIn = JSON.stringify(before.signIn) !== JSON.stringify(after.signIn);
  const hint = isSignIn ? signInHint(after) : undefined;
  const cannot = `Whoever may not see ${listOf(unseen, 'or')} cannot change or delete them`;
  return {
    asked: [
      ...(unseen.length === 0 ? [] : [cannot]),
      ...(hint === undefined ? [] : [hint]),
      ...(isSignIn && after.signIn ? [SIGN_IN_COUNTS] : said.length === 0 ? [] : [COUNTS]),
    ],
    usual: pairs.filter((pair) => !said.includes(pair)).flatMap(({ was, is }) => notesOfUsual(was, is)),
  };
}
