import type { ApplicationModel, SignIn } from '@tessera/shared/contracts';
import { inSentence } from '../words/casing';
import { listOf } from '../words/text';
import { accessOf } from './access';

/** Who may sign in to the live application besides its owner, in words (DATA-03). */
export function signInInWords(signIn: SignIn | null | undefined): string {
  if (!signIn) return 'nobody but the owner can sign in';
  if (signIn.who === 'invited') return 'only people you invite can sign in';
  const may = signIn.newcomers === 'editor' ? 'and add and change records' : 'and only see records';
  return `anyone with an email address can sign in, ${may}`;
}

/** What somebody would not expect of signing in as it stands now, a sentence without its full stop. */
export function signInHint({
  signIn,
  entities,
}: Pick<ApplicationModel, 'signIn' | 'entities'>): string | undefined {
  const named = (wanted: (entity: ApplicationModel['entities'][number]) => boolean) =>
    entities.filter(wanted).map(({ plural }) => inSentence(plural));
  if (!signIn) {
    const unseen = named(({ access }) => access?.visitors.read === false);
    return unseen.length === 0 ? undefined : `Without signing in, nobody but you sees ${listOf(unseen)}`;
  }
  const open = named((entity) => Object.values(accessOf(entity).visitors).every(Boolean));
  return open.length === 0
    ? undefined
    : `Whoever does not sign in may still read, add, change and delete ${listOf(open)}`;
}
