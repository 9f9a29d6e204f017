import type { ApplicationModel, RunQuestion } from '@tessera/shared/contracts';
import { openedByChange } from '../model/strangers';
import { inSentence } from '../words/casing';
import { listOf } from '../words/text';

type Effect = RunQuestion['effects'][number];

const MARK = 'read ';

const READERS = { everyone: 'Everyone who opens the app', newcomers: 'Anyone who signs in' } as const;

/**
 * What a change lets strangers read that they should not read unless somebody said so twice: one sentence for each table, with the
 * columns (DATA-02, DATA-03). A second time is the yes to the question that this makes.
 */
export function effectsOnPrivacy(before: ApplicationModel, after: ApplicationModel): Effect[] {
  return openedByChange(before, after).map(({ entity, fields, to }) => {
    const names = listOf(fields.map(({ name }) => inSentence(name)));
    const them = fields.length === 1 ? 'it' : 'them';
    return {
      on: `${MARK}${fields.map(({ id }) => id).join(' ')}`,
      text: `${entity.plural} have ${names}. ${READERS[to]} will be able to read ${them}.`,
    };
  });
}

/** Whether an effect is that something becomes public. */
export const isPublicEffect = ({ on }: Effect): boolean => on.startsWith(MARK);
