import type { ApplicationModel, Entity, RunQuestion } from '@tessera/shared/contracts';
import { accessOf } from '../model/access';
import { isPersonal } from '../model/personal-fields';
import { inSentence } from '../words/casing';
import { listOf } from '../words/text';

type Effect = RunQuestion['effects'][number];

const MARK = 'read ';

const isReadable = (entity: Entity) => accessOf(entity).visitors.read;

/** The ids of the fields that every visitor may read. */
const openFields = ({ entities }: ApplicationModel): ReadonlySet<string> =>
  new Set(entities.filter(isReadable).flatMap(({ fields }) => fields.map(({ id }) => id)));

/**
 * What a change lets everyone read that strangers should not read unless somebody said so twice: one sentence for each table, with the
 * columns (DATA-02). A second time is the yes to the question that this makes.
 */
export function effectsOnPrivacy(before: ApplicationModel, after: ApplicationModel): Effect[] {
  const were = openFields(before);
  return after.entities.filter(isReadable).flatMap(({ plural, fields }): Effect[] => {
    const opened = fields.filter((field) => isPersonal(field) && !were.has(field.id));
    if (opened.length === 0) return [];
    const names = listOf(opened.map(({ name }) => inSentence(name)));
    const them = opened.length === 1 ? 'it' : 'them';
    return [
      {
        on: `${MARK}${opened.map(({ id }) => id).join(' ')}`,
        text: `${plural} have ${names}. Everyone who opens the app will be able to read ${them}.`,
      },
    ];
  });
}

/** Whether an effect is that something becomes public. */
export const isPublicEffect = ({ on }: Effect): boolean => on.startsWith(MARK);
