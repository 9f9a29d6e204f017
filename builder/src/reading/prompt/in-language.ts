import type { ApplicationModel, Coverage, Entity, Field } from '@tessera/shared/contracts';
import { detectLanguage } from '../../language/detect';
import { glossOf } from '../../language/gloss';
import type { OtherLanguage } from '../../language/lexicon';
import { pluralIn, singularIn } from '../../language/noun-forms';
import { nameKey } from '../../words/text';
import { OriginalWords, type Stretch } from './original-words';
import type { PromptReading } from './prompt-reading';
import { RenamedParts } from './renamed-parts';

/** An application, and the reading of which it was made. */
export interface CreatedInEnglish {
  readonly model: ApplicationModel;
  readonly coverage: readonly Coverage[];
  readonly assumptions: readonly string[];
  readonly reading: Pick<PromptReading, 'fields' | 'subjects'>;
}

type Created = Omit<CreatedInEnglish, 'reading'>;

interface ReadField {
  readonly key: string;
  readonly stretch: Stretch | undefined;
}

/** Puts the names of an application that was read in English back in the words of the prompt. */
class Translation {
  private readonly fields: ReadField[];
  private readonly subjects: readonly (Stretch | undefined)[];
  private readonly names = new Map<string, string>();

  constructor(
    private readonly words: OriginalWords,
    private readonly language: OtherLanguage,
    reading: CreatedInEnglish['reading'],
  ) {
    let behind = 0;
    this.fields = reading.fields.map(({ phrase, name }) => {
      const stretch = words.find(phrase, behind);
      behind = stretch?.to ?? behind;
      return { key: nameKey(name), stretch };
    });
    this.subjects = reading.subjects.map((phrase) => words.find(phrase));
  }

  model(model: ApplicationModel): ApplicationModel {
    const named = model.entities.map((entity) => this.record(entity));
    const entities = named.map((entity) => this.withFields(entity));
    const parts = new RenamedParts(this.names, this.language);
    return parts.model({ ...model, entities, title: this.title(model.title) });
  }

  private title(title: string): string {
    return this.names.get(nameKey(title)) ?? this.words.name(title) ?? title;
  }

  /** The stretch that names records, where the words of their name are in one. */
  private recordName(name: string): string | undefined {
    const key = nameKey(name);
    for (const stretch of this.subjects) {
      const said = stretch && this.words.nameIn(name, stretch);
      if (said !== undefined) return said;
    }
    const field = this.fields.find((one) => one.key === key)?.stretch;
    return this.words.name(name) ?? (field && this.words.name(name, field));
  }

  private record(entity: Entity): Entity {
    const said = this.recordName(entity.name);
    if (said === undefined) return entity;
    const name = singularIn(said, this.language);
    const plural = pluralIn(name, this.language);
    this.names.set(nameKey(entity.name), name);
    this.names.set(nameKey(entity.plural), plural);
    return { ...entity, name, plural };
  }

  private withFields(entity: Entity): Entity {
    const taken = new Set<string>();
    const fields = entity.fields.map((field) => {
      const name = this.fieldName(field);
      const isFree = name !== undefined && !taken.has(nameKey(name));
      taken.add(nameKey(isFree ? name : field.name));
      return isFree ? { ...field, name } : field;
    });
    return { ...entity, fields: fields.map((field, at) => this.withOptions(field, entity.fields[at])) };
  }

  private fieldName({ name }: Field): string | undefined {
    const key = nameKey(name);
    const at = this.fields.findIndex((field) => field.key === key);
    const [read] = at < 0 ? [] : this.fields.slice(at, at + 1);
    const said = read?.stretch
      ? this.words.name(name, read.stretch)
      : (this.names.get(key) ?? this.words.name(name));
    if (said !== undefined && !this.names.has(key)) this.names.set(key, said);
    return said;
  }

  private withOptions(field: Field, before: Field | undefined): Field {
    if (!field.options) return field;
    const stretch = this.fields.find(({ key }) => key === nameKey(before?.name ?? ''))?.stretch;
    const taken = new Set<string>();
    const options = field.options.map((option) => {
      const within = stretch && this.words.nameIn(option.label, stretch);
      const label = within ?? this.words.name(option.label) ?? option.label;
      if (taken.has(nameKey(label))) return option;
      taken.add(nameKey(label));
      return { ...option, label };
    });
    return { ...field, options };
  }
}

/**
 * Reads a prompt in any of the languages (READ-03): one that is not in English as its English gloss. What people see of the
 * application is then in the words of the prompt; what nobody said stays English.
 */
export function createInLanguage(
  text: string,
  create: (english: string, isGloss: boolean) => CreatedInEnglish,
): Created {
  const language = detectLanguage(text);
  if (language === 'en') {
    const { model, coverage, assumptions } = create(text, false);
    return { model, coverage, assumptions };
  }
  const gloss = glossOf(text, language);
  const { model, coverage, assumptions, reading } = create(gloss.text, true);
  const words = new OriginalWords(gloss, language);
  return {
    model: new Translation(words, language, reading).model(model),
    coverage: coverage.map((one) => ({ ...one, phrase: words.phrase(one.phrase) })),
    assumptions,
  };
}
