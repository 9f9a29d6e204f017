import type { Part } from './part';
import { next } from './phrase';
import { RIGHTS, WRITING, type Right } from './verbs';

/** What adjectives say of tables: 'private', 'read-only', 'visible' (DATA-02). */

export type Effect = Pick<Part, 'grants' | 'denies' | 'isExact'>;

export const NOTHING: Effect = { grants: [], denies: RIGHTS };
export const READ: Effect = { grants: ['read'], denies: [] };
export const ALL: Effect = { grants: RIGHTS, denies: [] };
const READ_ONLY: Effect = { grants: [], denies: WRITING };

export const grant = (...grants: readonly Right[]): Effect => ({ grants, denies: [] });

export interface Adjective {
  readonly words: RegExp;
  readonly effect: Effect;
  /** Where it is said of visitors: 'visible to visitors' means the same, 'private' then nothing else. */
  readonly needs?: 'visitors' | 'owner';
}

export const ADJECTIVES: readonly Adjective[] = [
  { words: next('(?:private|confidential|secret)'), effect: NOTHING },
  {
    words: next('(?:hidden|invisible|locked|closed|off limits|inaccessible|unavailable)'),
    effect: NOTHING,
    needs: 'visitors',
  },
  { words: next('locked(?: down)?'), effect: NOTHING },
  {
    words: next(
      '(?:only )?(?:visible|accessible|open|available|private|shown)(?: only| just)?',
      '(?:only|just)',
      'visible and editable only',
    ),
    effect: NOTHING,
    needs: 'owner',
  },
  {
    words: next('(?:only )?editable(?: only)?', 'read only except', 'read only'),
    effect: READ_ONLY,
    needs: 'owner',
  },
  { words: next('(?:a )?(?:read only|view only|look only|not editable|uneditable)'), effect: READ_ONLY },
  { words: next('public(?:ly)?(?: and| ,)? read only'), effect: { grants: ['read'], denies: WRITING } },
  { words: next('(?:add|write|submit|input) only'), effect: { grants: ['add'], denies: [], isExact: true } },
  { words: next('(?:publicly )?(?:visible|readable|viewable)'), effect: READ, needs: 'visitors' },
  { words: next('(?:editable|changeable)'), effect: grant('read', 'change'), needs: 'visitors' },
  { words: next('(?:open|accessible|available|unlocked)'), effect: ALL, needs: 'visitors' },
  { words: next('(?:public|publicly (?:visible|readable|viewable|accessible))'), effect: READ },
  { words: next('unlocked', 'fully open'), effect: ALL },
];
