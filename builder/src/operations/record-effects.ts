import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { entityOf, placeOf } from '../model/edit-model';
import { inSentence } from '../words/casing';
import { listOf } from '../words/text';
import type { MigrationStep } from './migration';
import { typeInWords } from './type-words';

/** What a change means for records, in sentences for the receipt. */
export interface RecordEffects {
  /** Values that are read in another way. */
  readonly converted: readonly string[];
  /** What is kept and not shown any more. */
  readonly archived: readonly string[];
}

type StepOf<K extends MigrationStep['kind']> = Extract<MigrationStep, { kind: K }>;

function stepsOf<K extends MigrationStep['kind']>(steps: readonly MigrationStep[], kind: K): StepOf<K>[] {
  return steps.filter((step): step is StepOf<K> => step.kind === kind);
}

function fieldOfKey(model: ApplicationModel, key: string): Field | undefined {
  return placeOf(model, key.replace(/\.\d+$/, ''))?.field;
}

function archivedField(model: ApplicationModel, { key }: StepOf<'archiveField'>): string {
  return `Values of ${fieldOfKey(model, key)?.name ?? key} are kept and come back with undo`;
}

function archivedRecords(model: ApplicationModel, { entity }: StepOf<'archiveRecords'>): string {
  return `Records of ${entityOf(model, entity)?.name ?? entity} are kept and come back with undo`;
}

/** One sentence for each choice, however many of its options go. */
function archivedOptions(model: ApplicationModel, steps: readonly StepOf<'archiveOption'>[]): string[] {
  const keys = [...new Set(steps.map(({ key }) => key))];
  return keys.map((key) => {
    const labels = steps.filter((step) => step.key === key).map(({ label }) => label);
    const field = fieldOfKey(model, key);
    // Where a choice takes several, a record may have others that stay.
    if (field?.many === true) {
      return `Records no longer show ${listOf(labels)} in ${field.name}; undo brings ${labels.length === 1 ? 'it' : 'them'} back`;
    }
    const name = inSentence(field?.name ?? 'the choice');
    return `Records with ${listOf(labels, 'or')} show no ${name}; undo brings it back`;
  });
}

function convertedField(model: ApplicationModel, { field }: StepOf<'convert'>): string {
  const after = fieldOfKey(model, field.key);
  const words = after ? kindInWords(after) : field.type;
  return `Values of ${field.name} are read as ${words} where they fit; undo brings the old ones back`;
}

/** The type without its details: 'a whole number', 'several of a choice'. */
export function kindInWords({ type, many }: Field): string {
  if (type === 'choice') return many === true ? 'several of a choice' : 'a choice';
  return typeInWords({ type });
}

/** What the steps of a migration do to records that exist. What only comes back needs no word. */
export function recordEffects(
  before: ApplicationModel,
  after: ApplicationModel,
  steps: readonly MigrationStep[],
): RecordEffects {
  return {
    converted: stepsOf(steps, 'convert').map((step) => convertedField(after, step)),
    archived: [
      ...stepsOf(steps, 'archiveRecords').map((step) => archivedRecords(before, step)),
      ...stepsOf(steps, 'archiveField').map((step) => archivedField(before, step)),
      ...archivedOptions(before, stepsOf(steps, 'archiveOption')),
    ],
  };
}
