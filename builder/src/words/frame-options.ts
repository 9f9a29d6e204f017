import type { FieldDraft } from './field-draft';
import type { RecordKind } from './lists/record-kinds/record-kind';

/** Options that the domain suggests for a field that named none ('category' of an expense). */
export function withFrameOptions(draft: FieldDraft, frame: RecordKind | undefined): FieldDraft {
  const name = draft.name.toLowerCase();
  const suggestion = frame?.options && Object.hasOwn(frame.options, name) ? frame.options[name] : undefined;
  if (!suggestion || draft.isTypeStated || !['text', 'choice'].includes(draft.type)) return draft;
  return {
    ...draft,
    type: 'choice',
    options: suggestion,
    isKnown: true,
  };
}
