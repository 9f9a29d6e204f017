import type { ApplicationModel } from '@tessera/shared/contracts';
import { namesIn } from './names';

const MEANT = /\b(?:it|this|these|those)\b/i;

/**
 * A question with the name of what was pointed at in the preview, where it says 'it' (SCR-02): 'Is it required?' asks of that field,
 * whatever the application has besides. As it is where nothing of that id has a name, or no word means it.
 */
export function pointedQuestion(question: string, model: ApplicationModel, id: string): string {
  const part = namesIn(model).find((one) => one.id === id);
  if (!part) return question;
  const { kind, name, entity } = part;
  const isOfTable = entity !== undefined && kind !== 'entity';
  return question.replace(MEANT, () => (isOfTable ? `${name} of ${entity.name}` : name));
}
