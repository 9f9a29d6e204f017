import type { ApplicationModel, Block, Entity, Field } from '@tessera/shared/contracts';
import type { OtherLanguage } from '../../language/lexicon';
import { inSentence } from '../../words/casing';
import { nameKey } from '../../words/text';

const MOST = 60;
const WORDS = /[\p{L}\p{N}]+/gu;

/** Puts new names of records and fields into what is called after them: views, filters, figures, pages. */
export class RenamedParts {
  private readonly longest: number;

  /** New names by the keys of the old. German nouns have their capitals inside a name too. */
  constructor(
    private readonly names: ReadonlyMap<string, string>,
    private readonly language: OtherLanguage,
  ) {
    this.longest = Math.max(1, ...[...names.keys()].map((key) => key.split(' ').length));
  }

  model(model: ApplicationModel): ApplicationModel {
    return {
      ...model,
      entities: model.entities.map((entity) => this.entity(entity)),
      metrics: model.metrics.map((metric) => this.named(metric)),
      pages: model.pages.map((page) => ({
        ...this.named(page),
        blocks: page.blocks.map((one) => this.block(one)),
      })),
    };
  }

  private entity(entity: Entity): Entity {
    return {
      ...entity,
      fields: entity.fields.map((field) => this.field(field)),
      views: entity.views.map((view) => this.named(view)),
      filters: entity.filters.map((filter) => this.named(filter)),
      badges: entity.badges.map((badge) => ({ ...badge, text: this.text(badge.text) })),
      actions: entity.actions.map((action) => this.named(action)),
    };
  }

  private field(field: Field): Field {
    const { reference } = field;
    return reference
      ? { ...field, reference: { ...reference, inverse: this.text(reference.inverse) } }
      : field;
  }

  private block(block: Block): Block {
    return 'title' in block && block.title !== undefined
      ? { ...block, title: this.text(block.title) }
      : block;
  }

  private named<T extends { readonly name: string }>(part: T): T {
    return { ...part, name: this.text(part.name) };
  }

  private text(text: string): string {
    return this.sentence(text).slice(0, MOST);
  }

  /** 'Total amount' is 'Total importe'. */
  sentence(text: string): string {
    const words = [...text.matchAll(WORDS)];
    let result = '';
    let done = 0;
    for (let at = 0; at < words.length;) {
      const { size, name } = this.nameAt(
        words.map(([word]) => word),
        at,
      );
      const [first, last] = [words[at], words[at + size - 1]];
      if (first && last && name !== undefined) {
        result +=
          text.slice(done, first.index) +
          (/^\p{Lu}/u.test(first[0]) || this.language === 'de' ? name : inSentence(name));
        done = last.index + last[0].length;
      }
      at += size;
    }
    return result + text.slice(done);
  }

  private nameAt(words: readonly string[], at: number): { readonly size: number; readonly name?: string } {
    for (let size = Math.min(this.longest, words.length - at); size > 0; size -= 1) {
      const name = this.names.get(nameKey(words.slice(at, at + size).join(' ')));
      if (name !== undefined) return { size, name };
    }
    return { size: 1 };
  }
}
