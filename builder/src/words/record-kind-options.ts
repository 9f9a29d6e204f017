import type { FieldDraft } from './field-draft';
import type { RecordKind } from './lists/record-kinds/record-kind';

/** Options that the domain suggests for a field that named none ('category' of an expense). */
export function withKindOptions(draft: FieldDraft, kind: RecordKind | undefined): FieldDraft {
  const name = draft.name.toLowerCase();
  const suggestion = kind?.options && Object.hasOwn(kind.options, name) ? kind.options[name] : undefined;
  if (!suggestion || draft.isTypeStated || !['text', 'choice'].includes(draft.type)) return draft;
  return {
    ...draft,
    type: 'choice',
    options: suggestion,
    isKnown: true,
  };
}
