import type { ApplicationModel, Coverage, Entity } from '@tessera/shared/contracts';
import { accessOf } from '../../model/access';
import { modelWith } from '../../operations/apply';
import { NAMED_PEOPLE } from './people-nouns';

/**
 * What a first prompt says of who may not see something, in words that no reader knows: until somebody says it in others, visitors see
 * nothing. An application that shows what was to be private would be the worse mistake (DATA-02).
 */

const SEE = '(?:see|sees|seen|read|reads|view|views|viewed|access|look|looks|know|knows|find)';
const SHOWN = '(?:visible|shown|accessible|readable|viewable|available|open)';
const WORDS = "(?:[\\p{L}'’-]+ ){0,3}?";
const WHO =
  `(?:every(?:one|body)|any(?:one|body)|whoever|(?:the )?public|visitors?|strangers?|outsiders?|people|persons?|users?|guests?|` +
  `others?|else|me|myself|us|owners?|authors?|staff|team|managers?|management|admins?|(?:my|our) \\p{L}+|${NAMED_PEOPLE.join('|')})`;
const NOT = "(?:not|never|cannot|(?:ca|do|does|should|must|may|wo)n['’]t)";

const PRIVACY = [
  // 'nobody outside the practice may ever see them'
  `\\b(?:nobody|no[ -]?one) ${WORDS}${WORDS}(?:be able to )?(?:${SEE}|be ${SEE}|have access)\\b`,
  // 'my husband should not see it', 'I do not want anyone else to see it'
  `\\b${WHO} ${WORDS}${NOT} ${WORDS}${SEE}\\b`,
  `\\b${NOT} (?:want|wish|like|let) ${WORDS}${WHO} ${WORDS}${SEE}\\b`,
  // 'is not for others to see', 'not for the eyes of others'
  `\\b${NOT} (?:meant )?for ${WORDS}(?:${WHO}|eyes)\\b`,
  // 'visible to nobody', 'only visible to the practice', 'visible only to her'
  `\\b${SHOWN} (?:to|for) (?:nobody|no[ -]?one)\\b`,
  `\\b(?:only|just|not) ${SHOWN} (?:to|for)\\b`,
  `\\b${SHOWN} (?:only|just) (?:to|for)\\b`,
  // 'only the treasurer can see it', 'customers see just theirs'
  `\\bonly ${WORDS}(?:can|may|should|must|gets? to|is allowed to|are allowed to) (?:be able to )?${SEE}\\b`,
  `\\b${WHO} ${WORDS}${SEE} (?:only|just) (?:their|his|her|the|what)`,
  // 'this stays private', 'keep it confidential'
  '\\b(?:keep|keeps|kept|stays?|remains?|strictly|absolutely|is|are|must be|should be) (?:it |them |this |everything |all |completely |strictly |fully )*(?:private|confidential|secret)\\b',
].map((words) => new RegExp(words, 'iu'));

const SENTENCE = /[^.!?;\n•]+/g;
const LONGEST = 300;

const saysPrivate = (text: string) =>
  text.length <= LONGEST && PRIVACY.some((words) => words.test(text.replace(/\s+/g, ' ')));

const WHY =
  'Who may see what was not understood, so visitors see nothing for now: say ‘only I can see it’, ‘only people I invite can use it’ or ‘everyone sees only their own records’';

const hidden = (entity: Entity) => ({
  visitors: { ...accessOf(entity).visitors, read: false, change: false, remove: false },
});

interface Created {
  readonly model: ApplicationModel;
  readonly coverage: readonly Coverage[];
}

/** Nothing is hidden where something was understood of who may do what. */
export function withPrivacyKept<T extends Created>(created: T, text: string): T {
  const { signIn, entities } = created.model;
  if (signIn || entities.some(({ access }) => access)) return created;
  const unread = [...text.matchAll(SENTENCE)].map(([sentence]) => sentence.trim()).find(saysPrivate);
  const open = entities.filter((entity) => accessOf(entity).visitors.read);
  if (unread === undefined || open.length === 0) return created;
  let { model } = created;
  for (const entity of open)
    model = modelWith(model, { kind: 'setAccess', entity: entity.id, access: hidden(entity) }) ?? model;
  const rest = created.coverage.filter(({ phrase, state }) => state === 'built' || !unread.includes(phrase));
  return { ...created, model, coverage: [...rest, { phrase: unread, state: 'different', why: WHY }] };
}
