import type { ApplicationModel, Field, Tone } from '@tessera/shared/contracts';
import { nameKey } from '../words/text';

/** What options mean, in the words that people use for them. 'accent' is what is going on right now. */
const WORDS: Readonly<Record<Exclude<Tone, 'neutral'>, string>> = {
  good: `
    done completed complete finished closed resolved fixed paid approved accepted delivered collected won published live
    shipped received returned confirmed achieved signed passed hired healthy good great excellent available active
    verified attended attending yes settled sold recovered ready thriving read watched played built caught-up success
    successful handed-over in-stock on-track up-to-date picked-up checked-in
  `,
  bad: `
    overdue late cancelled canceled rejected declined lost failed blocked broken missing damaged refused expired urgent
    critical bad poor overbooked bounced no-show out-of-stock off-track not-working highest dead abandoned sick down
    withdrawn severe dropped
  `,
  warning: `
    waiting on-hold paused hold pending due delayed high at-risk low-stock needs-attention needs-work needs-repair
    under-review review in-review unpaid awaiting partial partly-paid warning on-the-way worn maybe tentative
    waiting-for-parts awaiting-payment awaiting-approval to-review feedback stuck snoozed
  `,
  info: `
    new open planned to-do todo scheduled booked draft lead requested submitted applied reported ordered upcoming backlog
    idea saved not-started medium normal invited enquiry contacted next wishlist want-to-read to-read to-watch reserved
    received-order registered logged unread triage sent
  `,
  accent: `
    in-progress doing active-now working started ongoing running underway interview qualified proposal reading playing
    watching current currently-reading in-work being-repaired preparing baking offer negotiation testing washing
    processing shortlisted now
  `,
};

const TONES: ReadonlyMap<string, Tone> = new Map(
  Object.entries(WORDS).flatMap(([tone, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [nameKey(word), tone as Tone] as const),
  ),
);

/** What an option means by its label, if that says anything. */
export function toneOf(label: string): Tone | undefined {
  const key = nameKey(label);
  const [first = ''] = key.split(' ');
  return TONES.get(key) ?? (first === 'not' || first === 'no' ? undefined : TONES.get(first));
}

const STATE_NAME = /(?:^| )(?:status|state|stage|phase|progress|pipeline)$/;
const GRADE_NAME = /(?:^| )(?:priority|urgency|severity|condition|health|outcome|result|approval|payment)$/;

/** Whether the options of a choice are the states that a record goes through, one after the other. */
export function isState({ type, many, name, options = [] }: Field): boolean {
  if (type !== 'choice' || many === true || options.length < 2) return false;
  if (STATE_NAME.test(nameKey(name))) return true;
  const tones = options.map(({ label }) => toneOf(label));
  return (
    !GRADE_NAME.test(nameKey(name)) && tones.includes('good') && tones.every((tone) => tone !== undefined)
  );
}

function withTones(field: Field, isNew: (option: string) => boolean): Field {
  if (!isState(field) && !(field.type === 'choice' && GRADE_NAME.test(nameKey(field.name)))) return field;
  const options = (field.options ?? []).map((option) => {
    const tone = option.tone ?? (isNew(option.id) ? toneOf(option.label) : undefined);
    return tone === undefined ? option : { ...option, tone };
  });
  return { ...field, options };
}

/**
 * Colours the states of records by what they mean (MODEL-09); options that mean nothing in particular keep their place's tint.
 * What is not new stays as it is.
 */
export function withMeaningfulTones(
  model: ApplicationModel,
  isNew: (option: string) => boolean,
): ApplicationModel {
  const entities = model.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => withTones(field, isNew)),
  }));
  return { ...model, entities };
}
