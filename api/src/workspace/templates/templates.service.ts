import type { Template, TemplateCategory, TemplateSort, TemplateView } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { CATALOGUE, OLD_IDS } from './catalogue.data';
import { DRAWN_TEMPLATES } from './drawn-templates.data';
import { findTemplate } from './find-template.rules';
import type { TemplateApplications } from './template-applications.service';
import { presentTemplate, presentTemplateView } from './template.view';
import type { TemplateSource } from './template-source.schema';
import { countTemplateUse, type TemplateUse } from './templates.repository';

/** What 'trending' looks at. */
const TRENDING_DAYS = 30;

const UNUSED: TemplateUse = { all: 0, recent: 0 };

type Use = ReadonlyMap<string, TemplateUse>;

export interface TemplatesService {
  /** The templates of a category, or all; most used first unless another order is asked for. */
  list(category: TemplateCategory | undefined, sort: TemplateSort | undefined): Promise<readonly Template[]>;
  /** Throws NOT_FOUND. */
  read(id: string): Promise<TemplateView>;
  /** An address on which it runs. Throws NOT_FOUND, and what the builder's processes throw. */
  preview(id: string): Promise<string>;
}

/** The catalogue with how often each template was used (TPL-01 to TPL-03, TPL-07). */
export function createTemplatesService(
  db: Database,
  clock: Clock,
  applications: TemplateApplications,
): TemplatesService {
  const readUse = () => countTemplateUse(db, addSeconds(clock(), -TRENDING_DAYS * 86_400));

  return {
    async list(category, sort = 'popular') {
      const use = await readUse();
      const orders: Record<TemplateSort, (one: TemplateSource, other: TemplateSource) => number> = {
        popular: (one, other) => useOf(use, other).all - useOf(use, one).all,
        trending: (one, other) => useOf(use, other).recent - useOf(use, one).recent,
        recent: (one, other) => other.addedOn.localeCompare(one.addedOn),
      };
      return CATALOGUE.filter((source) => category === undefined || source.category === category)
        .sort(orders[sort])
        .map((source) => present(source, use));
    },
    async read(id) {
      const source = require(id);
      const [use, application] = await Promise.all([readUse(), applications.read(source)]);
      return presentTemplateView(present(source, use), source, application);
    },
    preview: async (id) => applications.preview(require(id)),
  };
}

function require(id: string): TemplateSource {
  const source = findTemplate(id);
  if (!source) throw new AppError('NOT_FOUND', 'Template Not Found');
  return source;
}

function present(source: TemplateSource, use: Use): Template {
  const drawn = DRAWN_TEMPLATES[source.id];
  if (!drawn) throw new Error(`The template ${source.id} was not drawn`);
  return presentTemplate(source, drawn, useOf(use, source).all);
}

/** How often it was used, under the ids that it had before, too. */
function useOf(use: Use, { id }: TemplateSource): TemplateUse {
  const before = Object.keys(OLD_IDS).filter((old) => OLD_IDS[old] === id);
  return [id, ...before]
    .map((one) => use.get(one) ?? UNUSED)
    .reduce((sum, { all, recent }) => ({ all: sum.all + all, recent: sum.recent + recent }), UNUSED);
}
