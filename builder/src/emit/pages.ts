import type { Block, ModelPage } from '@tessera/shared/contracts';
import type { ProjectFile } from '../types';
import { entityContext, propertyOf, type EntityContext, type ModelContext } from './context';
import { functionOf } from './expression-code';
import { camel, RESERVED_WORDS, TakenNames } from './identifiers';
import { Imports } from './imports';
import { attribute, element } from './jsx';
import { arrayOf, hardLine, indent, join, objectOf, print, type Doc } from './layout';
import { sortProperty } from './sort';
import { inComment, quote } from './source-text';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** A page that is made of blocks. */
class PageFile {
  readonly imports = new Imports();
  readonly constants: Doc[] = [];
  private readonly taken: TakenNames;
  /** What the lists are called in the address of the page. */
  private readonly lists = new TakenNames();
  private readonly hasSeveralLists: boolean;

  constructor(
    private readonly context: ModelContext,
    { blocks }: ModelPage,
  ) {
    this.hasSeveralLists = blocks.filter(({ kind }) => kind === 'records').length > 1;
    const { entities, metrics, pictures } = context.names;
    const imported = [
      ...[...entities.values()].map(({ constant }) => constant),
      ...metrics.values(),
      ...pictures.values(),
    ];
    this.taken = new TakenNames(RESERVED_WORDS, ...imported);
  }

  block(block: Block): Doc {
    switch (block.kind) {
      case 'records':
        return this.records(block);
      case 'figures':
        return this.figures(block);
      case 'chart':
        return this.chart(block);
      case 'shortlist':
        return this.shortlist(block);
      case 'add':
        return this.add(block);
      case 'text':
        return this.kit('text-block', 'TextBlock', [...titleOf(block), attribute('text', block.text)]);
      case 'picture':
        return this.picture(block);
    }
  }

  private kit(file: string, component: string, attributes: readonly Doc[]): Doc {
    return element(this.imports.value(`../kit/blocks/${file}`, component), attributes);
  }

  private records({ entity }: BlockOf<'records'>): Doc {
    const { own } = entityContext(this.context, entity);
    const list = element(this.imports.value(`../features/${own.folder}/List`, `${own.component}List`), []);
    if (!this.hasSeveralLists) return list;
    const named = this.imports.value('../kit/blocks/named-list', 'NamedList');
    const start = `<${named} ${attribute('name', this.lists.take(own.constant))}>`;
    return [start, indent([hardLine, list]), hardLine, `</${named}>`];
  }

  private figures(block: BlockOf<'figures'>): Doc {
    const metrics = arrayOf(block.metrics.map((id) => this.metric(id)));
    return this.kit('figures', 'Figures', [...titleOf(block), ['metrics={', metrics, '}']]);
  }

  private chart(block: BlockOf<'chart'>): Doc {
    return this.kit('chart-block', 'ChartBlock', [
      ...titleOf(block),
      `metric={${this.metric(block.metric)}}`,
      attribute('shape', block.shape),
    ]);
  }

  /** Stands outside of the component: a function that is made anew each time would sort the records anew. */
  private shortlist(block: BlockOf<'shortlist'>): Doc {
    const context = entityContext(this.context, block.entity);
    const constant = this.model(context);
    const { title, where, sort, most } = block;
    const place = { folder: 'pages', imports: this.imports };
    const use = { name: 'where', text: where ?? '', expected: 'condition' } as const;
    const name = this.taken.take(camel(title, block.id));
    const properties: Doc[] = [
      `title: ${quote(title)}`,
      `entity: ${constant}`,
      ...(where === undefined ? [] : [functionOf(context, use, place)]),
      ...(sort === undefined
        ? []
        : [sortProperty(`${constant}.fields.${propertyOf(context, sort.field)}`, sort)]),
      `most: ${String(most)}`,
    ];
    this.constants.push([`const ${name} = `, objectOf(properties), ' as const;', hardLine, hardLine]);
    return this.kit('shortlist', 'Shortlist', [`{...${name}}`]);
  }

  private add({ entities }: BlockOf<'add'>): Doc {
    const listed = entities.map((id) => this.model(entityContext(this.context, id)));
    return this.kit('add-buttons', 'AddButtons', [['entities={', arrayOf(listed), '}']]);
  }

  private picture({ id, description }: BlockOf<'picture'>): Doc {
    const name = this.context.names.pictures.get(id) ?? id;
    const source = `source={${this.imports.value('../pictures', name)}}`;
    return this.kit('picture-block', 'PictureBlock', [source, attribute('description', description)]);
  }

  private model({ own }: EntityContext): string {
    return this.imports.value(`../features/${own.folder}/model`, own.constant);
  }

  private metric(id: string): string {
    return this.imports.value('../metrics', this.context.names.metrics.get(id) ?? id);
  }
}

const titleOf = ({ title }: { readonly title?: string | undefined }): string[] =>
  title === undefined ? [] : [attribute('title', title)];

/** `src/pages/Overview.tsx`. */
function emitPage(context: ModelContext, page: ModelPage, component: string): string {
  const file = new PageFile(context, page);
  const blocks = page.blocks.map((block) => file.block(block));
  const frame = file.imports.value('../kit/blocks/page-blocks', 'PageBlocks');
  const body = [
    `<${frame} ${attribute('title', page.name)}>`,
    [indent([hardLine, ...join(hardLine, blocks)]), hardLine, `</${frame}>`],
  ];
  return print([
    file.imports.print(),
    ...file.constants,
    [`/** ${inComment(page.name)}. */`, hardLine],
    `export function ${component}Page() {`,
    [indent([hardLine, 'return (', indent([hardLine, body]), hardLine, ');']), hardLine, '}'],
  ]);
}

/** The pages that are more than the list of an entity. */
export function emitPages(context: ModelContext): ProjectFile[] {
  return context.model.pages.flatMap((page) => {
    const own = context.names.pages.get(page.id);
    if (own?.component === undefined) return [];
    return [{ path: `src/pages/${own.component}.tsx`, text: emitPage(context, page, own.component) }];
  });
}
