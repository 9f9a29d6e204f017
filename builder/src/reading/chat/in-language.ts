import type { ApplicationModel, ChoiceOption, Entity, Field } from '@tessera/shared/contracts';
import { glossOf } from '../../language/gloss';
import type { OtherLanguage } from '../../language/lexicon';
import { pluralIn, singularIn } from '../../language/noun-forms';
import { blastOf } from '../../operations/blast';
import { nameKey } from '../../words/text';
import { OriginalWords } from '../prompt/original-words';
import { RenamedParts } from '../prompt/renamed-parts';
import type { Touched } from '../world';
import { EnglishNames, languageOfMessage } from './english-names';
import type { ReadChange } from './change-by-reading';

/** Puts what was changed in English back in the words of the application and of the message. */
class ChangeBack {
  private readonly names: Map<string, string>;

  constructor(
    private readonly english: EnglishNames,
    private readonly words: OriginalWords,
    private readonly language: OtherLanguage,
  ) {
    this.names = new Map(english.toOwn);
  }

  model(after: ApplicationModel): ApplicationModel {
    const entities = after.entities.map((entity) => this.entity(entity));
    const { model, original } = this.english;
    const title = after.title === model.title ? original.title : this.said(after.title);
    const parts = new RenamedParts(this.names, this.language).model({ ...after, entities, title });
    return this.withKept(parts);
  }

  /** A sentence or a suggestion with the names of the application. */
  text(text: string): string {
    return new RenamedParts(this.names, this.language).sentence(text);
  }

  private said(name: string): string {
    return this.words.name(name) ?? name;
  }

  /** The name that was there; else the words of the message. */
  private nameNow(now: string, english: string | undefined, own: string | undefined): string {
    if (own !== undefined && now === english) return own;
    const said = this.said(now);
    if (said !== now) this.names.set(nameKey(now), said);
    return said;
  }

  private entity(entity: Entity): Entity {
    const [english, own] = [this.english.model, this.english.original].map((model) =>
      model.entities.find(({ id }) => id === entity.id),
    );
    const fields = entity.fields.map((field) => this.field(field));
    if (own && english?.name === entity.name)
      return { ...entity, name: own.name, plural: own.plural, fields };
    const name = singularIn(this.nameNow(entity.name, undefined, undefined), this.language);
    const many = name === entity.name ? entity.plural : pluralIn(name, this.language);
    this.names.set(nameKey(entity.name), name);
    this.names.set(nameKey(entity.plural), many);
    return { ...entity, name, plural: many, fields };
  }

  private field(field: Field): Field {
    const [english, own] = [this.english.model, this.english.original].map((model) =>
      model.entities.flatMap(({ fields }) => fields).find(({ id }) => id === field.id),
    );
    const name = this.nameNow(field.name, english?.name, own?.name);
    if (!field.options) return { ...field, name };
    return {
      ...field,
      name,
      options: field.options.map((option) => this.option(option, english?.options, own?.options)),
    };
  }

  private option(
    option: ChoiceOption,
    english: readonly ChoiceOption[] | undefined,
    own: readonly ChoiceOption[] | undefined,
  ): ChoiceOption {
    const [before, mine] = [english, own].map((options) => options?.find(({ id }) => id === option.id));
    return { ...option, label: this.nameNow(option.label, before?.label, mine?.label) };
  }

  /** Parts that the change left as they were keep what they were called, word for word. */
  private withKept(model: ApplicationModel): ApplicationModel {
    const { original } = this.english;
    const keep = <T extends { readonly id: string }>(now: readonly T[], were: readonly T[] | undefined) =>
      now.map((part) => {
        const was = were?.find(({ id }) => id === part.id);
        return was && isSameBut(part, was) ? was : part;
      });
    return {
      ...model,
      metrics: keep(model.metrics, original.metrics),
      pages: keep(model.pages, original.pages),
      entities: model.entities.map((entity) => {
        const was = original.entities.find(({ id }) => id === entity.id);
        return {
          ...entity,
          views: keep(entity.views, was?.views),
          filters: keep(entity.filters, was?.filters),
          badges: keep(entity.badges, was?.badges),
          actions: keep(entity.actions, was?.actions),
        };
      }),
    };
  }
}

/** Whether two parts differ in nothing but what they are called. */
function isSameBut(part: object, was: object): boolean {
  const bare = (one: object) => JSON.stringify(one, (key, value: unknown) => (CALLED.has(key) ? '' : value));
  return bare(part) === bare(was);
}
const CALLED: ReadonlySet<string> = new Set(['name', 'text', 'title']);

/** What an answer quotes of the message is quoted as it was said. */
function quotedBack(answer: string, words: OriginalWords): string {
  return answer.replace(/'([^'\n]+?)(…?)'/g, (whole, said: string, more: string) => {
    const original = words.phrase(said);
    return original === said ? whole : `'${original}${more}'`;
  });
}

function changedBack(result: ReadChange, back: ChangeBack, words: OriginalWords, before: ApplicationModel) {
  if (result.kind !== 'changed') return { ...result, answer: back.text(quotedBack(result.answer, words)) };
  const model = back.model(result.model);
  const texts = (list: readonly string[]) => list.map((text) => back.text(text));
  const { converted, archived } = result.data;
  return {
    ...result,
    model,
    modelChanges: texts(result.modelChanges),
    data: { converted: texts(converted), archived: texts(archived) },
    blast: blastOf(before, model),
    assumptions: texts(result.assumptions),
    coverage: result.coverage.map((part) => ({ ...part, phrase: words.phrase(part.phrase) })),
    answer: back.text(quotedBack(result.answer, words)),
  };
}

/**
 * Reads a message in any of the languages (READ-03, READ-05): one that is not in English as its English gloss, against the
 * application with English names. What is new is called as the message says it; what was there keeps its name.
 */
export function changeInLanguage(
  model: ApplicationModel,
  message: string,
  touched: Touched,
  change: (model: ApplicationModel, message: string, touched: Touched) => ReadChange,
): ReadChange {
  const language = languageOfMessage(message, model);
  if (language === 'en') return change(model, message, touched);
  const english = new EnglishNames(model, language);
  const gloss = glossOf(message, language, english.toEnglish);
  const result = change(english.model, gloss.text, touched);
  const words = new OriginalWords(gloss, language);
  const back = new ChangeBack(english, words, language);
  const told = changedBack(result, back, words, model);
  if (told.kind === 'not_understood')
    return {
      ...told,
      words: told.words.map((word) => words.phrase(word)),
      suggestions: told.suggestions.map((text) => back.text(text)),
    };
  if (told.kind !== 'asked') return told;
  return {
    ...told,
    question: back.text(told.question),
    choices: told.choices.map((choice) => ({ ...choice, label: back.text(choice.label) })),
  };
}
