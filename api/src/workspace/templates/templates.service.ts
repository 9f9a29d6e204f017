import type { Template, TemplateCategory, TemplateSort, TemplateView } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { CATALOGUE } from './catalogue.data';
import { findTemplate } from './find-template.service';
import { presentTemplate, presentTemplateView } from './template.view';
import type { TemplateSource } from './template-source.schema';
import { countTemplateUse, type TemplateUse } from './templates.repository';

/** What 'trending' looks at. */
const TRENDING_DAYS = 30;

const UNUSED: TemplateUse = { all: 0, recent: 0 };

export interface TemplatesService {
  /** The templates of a category, or all; most used first unless another order is asked for. */
  list(category: TemplateCategory | undefined, sort: TemplateSort | undefined): Promise<readonly Template[]>;
  /** Throws NOT_FOUND. */
  read(id: string): Promise<TemplateView>;
}

/** The catalogue with how often each template was used (TPL-01 to TPL-03, TPL-07). */
export function createTemplatesService(db: Database, clock: Clock): TemplatesService {
  // What the builder makes of a prompt never changes while the server runs; only the counts do.
  const presented = new Map<string, Template>();

  function present(source: TemplateSource, remixes: number): Template {
    const template = presented.get(source.id) ?? presentTemplate(source, 0);
    presented.set(source.id, template);
    return { ...template, remixes };
  }

  const readUse = () => countTemplateUse(db, addSeconds(clock(), -TRENDING_DAYS * 86_400));

  return {
    async list(category, sort = 'popular') {
      const use = await readUse();
      const countsOf = ({ id }: TemplateSource) => use.get(id) ?? UNUSED;
      const orders: Record<TemplateSort, (one: TemplateSource, other: TemplateSource) => number> = {
        popular: (one, other) => countsOf(other).all - countsOf(one).all,
        trending: (one, other) => countsOf(other).recent - countsOf(one).recent,
        recent: (one, other) => other.addedOn.localeCompare(one.addedOn),
      };
      return CATALOGUE.filter((source) => category === undefined || source.category === category)
        .sort(orders[sort])
        .map((source) => present(source, countsOf(source).all));
    },
    async read(id) {
      const source = findTemplate(id);
      if (!source) throw new AppError('NOT_FOUND', 'Template Not Found');
      const use = await readUse();
      return presentTemplateView(source, (use.get(id) ?? UNUSED).all);
    },
  };
}
