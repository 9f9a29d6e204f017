import type { FieldDraft } from '../../words/field-draft';
import { wordList } from '../../language/word-list';
import { whyNot } from '../rules/beyond-further';

/** What is left of a verb in an application that can only keep what came of it. */

/** What comes of these is what is kept: 'write a verdict', 'earn points', 'choose a winner'. */
const KEEPS = wordList(`
  write note record log give get award add post put jot enter set state say report take describe mark tick list fill keep save
  leave make name assign choose pick select appoint receive earn win gain obtain reach achieve draw suggest propose estimate
  measure change update edit adjust correct include provide supply register label tag document observe spot see find guess
  learn identify diagnose prescribe decide agree determine define store track collect gather submit use need want hold
  catalogue catalog sketch photograph vote express offer answer ask raise wear carry own know mention
`);
/** They change which records there are, and leave nothing behind that has a name. */
const CHANGES = wordList('delete remove erase archive unarchive close open reopen cancel clear discard');
const DELETES = wordList('delete remove erase');
/** What takes place some day. */
const BOOKS = wordList('book rebook schedule reschedule reserve arrange');
/** What can only be done outside of an application, by the rule that gives the reason. */
const OUTSIDE: readonly (readonly [rule: string, verbs: ReadonlySet<string>])[] = [
  [
    'messages that are sent',
    wordList(`
      email e-mail mail send resend text sms message notify call phone ring ping remind warn alert forward dial page
      telephone fax
    `),
  ],
  ['files and PDFs', wordList('upload download attach print')],
  [
    'payments',
    wordList(
      'pay repay charge bill invoice refund reimburse transfer buy sell purchase tip deposit withdraw',
    ),
  ],
  ['cameras, scanners and sound', wordList('scan film broadcast stream')],
  ['several people at once', wordList('share publish')],
  ['data from elsewhere', wordList('sync synchronise synchronize export import fetch connect integrate')],
];
/** What is kept of each where these are done to it. */
const VALUES: ReadonlyMap<string, string> = new Map([
  ['rate', 'rating'],
  ['score', 'score'],
  ['grade', 'grade'],
  ['count', 'count'],
  ['weigh', 'weight'],
]);
/** Nouns of what is no text, whatever is done with it: 'submit a file'. */
const FILE = /\b(?:file|attachment|pdf|recording|spreadsheet)s?$/i;
const TYPED: ReadonlySet<FieldDraft['type']> = new Set(['image', 'url', 'longtext', 'tags']);

/** Whether a verb only changes which records there are: 'delete a dish'. */
export const isChange = (verb: string | undefined): boolean => verb !== undefined && CHANGES.has(verb);

/** Whether it is what can be done with every record. */
export const isDeletion = (verb: string): boolean => DELETES.has(verb);

/** Whether a number comes of it. */
export const isCounted = (verb: string | undefined): boolean => verb === 'count';

/** The word for what is kept of things to which this is done: 'rating' for 'rate'; undefined where it is none. */
export const valueOf = (verb: string | undefined): string | undefined => VALUES.get(verb ?? '');

/** Whether a field holds what a file would have been: 'attach a photo', 'attach a link'. */
const holdsFile = (verb: string, { type }: FieldDraft) =>
  type === 'image' || (verb === 'attach' && TYPED.has(type));

/**
 * What of a clause a field for its noun lacks, as it stands behind what is kept; undefined where the field is all of it. `verb` is
 * that of the clause, `draft` the field.
 */
export function lackOf(verb: string | undefined, draft: FieldDraft): string | undefined {
  if (verb === undefined) return undefined;
  const rule = OUTSIDE.find(([, verbs]) => verbs.has(verb))?.[0];
  if (rule !== undefined)
    return rule === 'files and PDFs' && holdsFile(verb, draft) ? undefined : `. ${whyNot(rule)}`;
  if (FILE.test(draft.name) && draft.type === 'text') return `. ${whyNot('files and PDFs')}`;
  if (BOOKS.has(verb)) return /^date/.test(draft.type) ? undefined : ', without a date';
  return KEEPS.has(verb) || valueOf(verb) !== undefined ? undefined : `, and nothing stands for ‘${verb}’`;
}
