import { allFields } from '../../model/find';
import type { Operation } from '../../operations/operation';
import { REQUIRED_WORDS } from '../lists/edits';
import { resolveAll } from './nouns';
import { found, type Found, type Reader, type Scope } from './scope';
import { pattern } from '../pattern';

const REQUIRED: readonly RegExp[] = [
  pattern('i')`
    ^(?:make|set|mark|turn|have|let|keep|change)\s+(.+?)\s+
    (?:to |as |be |into |should be |a )?(?:an? )?(${REQUIRED_WORDS})(?: fields?)?$
  `,
  pattern('i')`
    ^(.+?)\s+(?:
      should(?: always| also)? be|must be|is(?: now| always)?|are|needs? to be|has to be|shall be|can be
      |becomes?|should become
    )\s+(?:an? )?(${REQUIRED_WORDS})(?: fields?)?$
  `,
  /^(?:always )?(require|need)s?\s+(?:an? |the )?(.+)$/i,
  /^(.+?)\s+(?:must|has to|have to|should|needs to)\s+(?:always )?be (?:filled(?: in| out)?|given|set|entered|present|provided)$/i,
  /^(.+?)\s+(?:can|may) be (?:left )?(?:empty|blank)$/i,
  pattern('i')`
    ^(.+?)\s+(?:
      isn't|is not|aren't|are not|need not be|needn't be|doesn't (?:need|have) to be
      |does not (?:need|have) to be
    )\s+(?:required|mandatory|compulsory|obligatory|necessary|filled(?: in)?)$
  `,
  /^(?:do not|don't|no longer|stop) (?:require|requiring|need)s? (?:an? |the )?(.+?)$/i,
];

const PAIR = pattern('i')`
  ^(?:make|set|mark)\s+(.+?\s${REQUIRED_WORDS}),?\s+(?:and|but)\s+(?:make )?(.+?\s${REQUIRED_WORDS})$
`;

/** 'make mastered required', 'song is optional', 'require a title', 'notes can be empty'. */
export const readRequired: Reader = (clause, scope) => {
  const [, one, other] = PAIR.exec(clause) ?? [];
  const first = one ? readOne(`make ${one}`, scope) : undefined;
  const second = other ? readOne(`make ${other}`, scope) : undefined;
  if (first && second) return { operations: [...first.operations, ...second.operations] };
  return readOne(clause, scope);
};

const EVERYTHING = /^(?:everything|all|all (?:of )?(?:the )?fields|every field|all of them)$/i;

function readOne(clause: string, scope: Scope): Found | undefined {
  for (const [index, pattern] of REQUIRED.entries()) {
    const [, first = '', second = ''] = pattern.exec(clause) ?? [];
    const noun = index === 2 ? second : first;
    const bare = noun.replace(/\s+(?:not|no longer)$/i, '');
    const places = EVERYTHING.test(bare) ? allFields(scope.model) : resolveAll(bare, scope);
    if (!noun || !places) continue;
    const required = !isOptional(index, index < 2 ? `${noun} ${second}` : noun);
    return found(
      ...places.map((place): Operation => ({ kind: 'setRequired', field: place.field.id, required })),
    );
  }
  return undefined;
}

/** The patterns from the fifth on say 'need not'; the others say it in their words. */
function isOptional(index: number, words: string): boolean {
  return (
    index >= 4 ||
    /\boptional|\bnot\b|non-mandatory|non-required|no longer|voluntary/i.test(
      words.replace('non-optional', ''),
    )
  );
}
