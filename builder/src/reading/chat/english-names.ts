import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { detectLanguage } from '../../language/detect';
import { glossOf } from '../../language/gloss';
import { lexiconOf, spelled, unaccented, WORD, type OtherLanguage } from '../../language/lexicon';
import { pluralIn } from '../../language/noun-forms';
import { sentenceCase } from '../../words/casing';
import { plural, singular } from '../../words/inflect';
import { nameKey } from '../../words/text';

/** An application with English names in place of those that people gave it, for the time that a message is read. */
export class EnglishNames {
  /** The application as English words speak of it. */
  readonly model: ApplicationModel;
  /** Names as `spelled` gives them, in singular and plural and without accents, with their English names. */
  readonly toEnglish = new Map<string, string>();
  /** English names, by `nameKey`, with the names that people gave. */
  readonly toOwn = new Map<string, string>();

  constructor(
    readonly original: ApplicationModel,
    private readonly language: OtherLanguage,
  ) {
    const isOwn = languageOfNames(original) === language;
    const taken = new Set<string>();
    this.model = isOwn
      ? { ...original, entities: original.entities.map((entity) => this.record(entity, taken)) }
      : original;
  }

  /** A name in English that nothing beside it has; undefined where that is the name that it has. */
  private named(name: string, taken: Set<string>): string {
    const english = sentenceCase(glossOf(name, this.language).text.trim()).slice(0, 60);
    const isFree = /\p{L}/u.test(english) && !taken.has(nameKey(english));
    const chosen = isFree ? english : name;
    taken.add(nameKey(chosen));
    if (chosen !== name) this.learn(name, chosen);
    return chosen;
  }

  private learn(name: string, english: string): void {
    if (!this.toOwn.has(nameKey(english))) this.toOwn.set(nameKey(english), name);
    const forms: readonly (readonly [string, string])[] = [
      [name, english],
      [pluralIn(name, this.language), plural(english)],
    ];
    for (const [own, said] of forms) {
      const key = (spelled(own).match(WORD) ?? []).join(' ');
      // A name of one small word, 'Bis' or 'De', is that word in a sentence.
      if (key.length < 4) continue;
      for (const form of [key, unaccented(key)])
        if (!this.toEnglish.has(form)) this.toEnglish.set(form, said.toLowerCase());
    }
  }

  private record(entity: Entity, taken: Set<string>): Entity {
    const name = singular(this.named(entity.name, taken));
    const isSame = name === entity.name;
    const many = isSame ? entity.plural : plural(name);
    if (!isSame) this.toOwn.set(nameKey(many), entity.plural);
    const fields = new Set<string>();
    return { ...entity, name, plural: many, fields: entity.fields.map((field) => this.field(field, fields)) };
  }

  private field(field: Field, taken: Set<string>): Field {
    const name = this.named(field.name, taken);
    if (!field.options) return { ...field, name };
    const labels = new Set<string>();
    const options = field.options.map((option) => ({ ...option, label: this.named(option.label, labels) }));
    return { ...field, name, options };
  }
}

const namesOf = ({ title, entities }: ApplicationModel): string =>
  [
    title,
    ...entities.flatMap(({ name, plural: many, fields }) => [
      name,
      many,
      ...fields.flatMap((field) => [field.name, ...(field.options ?? []).map(({ label }) => label)]),
    ]),
  ].join('. ');

export const languageOfNames = (model: ApplicationModel) => detectLanguage(namesOf(model));

const countOf = (words: readonly string[], isOne: (word: string) => boolean) => words.filter(isOne).length;

/**
 * The language of a message to an application: what its words say; of a short one that could be either, that of the names of the
 * application.
 */
export function languageOfMessage(message: string, model: ApplicationModel): OtherLanguage | 'en' {
  const said = detectLanguage(message);
  if (said !== 'en') return said;
  const own = languageOfNames(model);
  if (own === 'en') return 'en';
  const words = (spelled(message).match(WORD) ?? []).filter((word) => word.length > 1);
  const [lexicon, names] = [lexiconOf(own), spelled(namesOf(model))];
  const foreign = countOf(words, (word) => lexicon.findExact(word) !== undefined && !names.includes(word));
  const english = countOf(words, (word) => lexicon.isEnglish(word) && lexicon.findExact(word) === undefined);
  return foreign > english ? own : 'en';
}
