import { VIEW_KINDS } from '../model/view-kinds-testing';
import {
  FIELD_TYPES,
  TEMPLATE_CATEGORIES,
  metricSchema,
  referenceSchema,
  themeSchema,
  toneSchema,
  type Block,
  type Metric,
  type Rule,
} from '@tessera/shared/contracts';
import { fromDraft } from '../drafts/from-draft';
import { isKnownIcon } from '../emit/icons/emit-icons';
import { SAMPLE_APPLICATIONS } from '.';

const models = SAMPLE_APPLICATIONS.map(({ draft }) => fromDraft(draft));
const entities = models.flatMap((model) => model.entities);
const fields = entities.flatMap((entity) => entity.fields);
const views = entities.flatMap((entity) => entity.views);
const blocks = models.flatMap((model) => model.pages.flatMap((page) => page.blocks));

const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

// The compiler holds these against the model: a kind that is added there is asked for here. Pictures are people's own.
const BLOCK_KINDS: Record<Exclude<Block['kind'], 'picture'>, true> = {
  records: true,
  figures: true,
  chart: true,
  shortlist: true,
  add: true,
  text: true,
};
const RULE_KINDS: Record<Rule['kind'], true> = { check: true, unique: true, noOverlap: true, limit: true };
const PERIODS: Record<NonNullable<NonNullable<Metric['by']>['period']>, true> = {
  day: true,
  week: true,
  month: true,
  quarter: true,
  year: true,
};

function expectEachOnce(values: readonly string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

describe('the sample applications together', () => {
  it('[MODEL-08] are at least 44 over at least twenty domains, in every category of templates', () => {
    expect(SAMPLE_APPLICATIONS.length).toBeGreaterThanOrEqual(44);
    expect(new Set(SAMPLE_APPLICATIONS.map(({ domain }) => domain)).size).toBeGreaterThanOrEqual(20);
    expect(sorted(SAMPLE_APPLICATIONS.map(({ category }) => category))).toEqual(sorted(TEMPLATE_CATEGORIES));
  });

  it('[MODEL-09] have ids, titles, accents and icons of their own', () => {
    expectEachOnce(SAMPLE_APPLICATIONS.map(({ id }) => id));
    expectEachOnce(SAMPLE_APPLICATIONS.map(({ draft }) => draft.title));
    expectEachOnce(SAMPLE_APPLICATIONS.map(({ draft }) => draft.look.accent));
    expectEachOnce(SAMPLE_APPLICATIONS.map(({ draft }) => draft.look.icon));
  });

  it('[MODEL-09] name icons that applications have', () => {
    const named = models.flatMap(({ theme, pages }) => [theme.icon, ...pages.map(({ icon }) => icon)]);
    const within = entities.flatMap(({ icon, actions }) => [icon, ...actions.map((action) => action.icon)]);
    const unknown = [...named, ...within].filter((icon) => icon !== undefined && !isKnownIcon(icon));
    expect(unknown).toEqual([]);
  });

  it('[MODEL-09] use every way to look', () => {
    const { mode, radius, density, font, navigation } = themeSchema.def.shape;
    expect(sorted(models.map(({ theme }) => theme.radius))).toEqual(sorted(radius.options));
    expect(sorted(models.map(({ theme }) => theme.density))).toEqual(sorted(density.options));
    expect(sorted(models.map(({ theme }) => theme.font))).toEqual(sorted(font.options));
    expect(sorted(models.map(({ theme }) => theme.navigation))).toEqual(sorted(navigation.options));
    expect(sorted(models.map(({ theme }) => theme.mode))).toEqual(sorted(mode.options));
  });

  it('describe themselves in one sentence', () => {
    const odd = SAMPLE_APPLICATIONS.filter(
      ({ description }) => !/^[A-Z][^.!?]{20,120}\.$/u.test(description),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it('[MODEL-01] use every type of field and every way to link', () => {
    expect(sorted(fields.map(({ type }) => type))).toEqual(sorted(FIELD_TYPES));
    const links = fields.flatMap(({ reference }) => reference ?? []);
    expect(sorted(links.map(({ onDelete }) => onDelete))).toEqual(
      sorted(referenceSchema.def.shape.onDelete.options),
    );
    expect(fields.some(({ type, many }) => type === 'reference' && many === true)).toBe(true);
    expect(fields.some(({ type, many }) => type === 'choice' && many === true)).toBe(true);
    expect(
      entities.some((entity) => entity.fields.some(({ reference }) => reference?.entity === entity.id)),
    ).toBe(true);
  });

  it('[MODEL-03] use every way to work out a figure', () => {
    const metrics = models.flatMap((model) => model.metrics);
    expect(sorted(metrics.map(({ op }) => op))).toEqual(sorted(metricSchema.def.shape.op.options));
    expect(sorted(metrics.flatMap(({ by }) => by?.period ?? []))).toEqual(sorted(Object.keys(PERIODS)));
    expect(metrics.some(({ goal }) => goal !== undefined)).toBe(true);
  });

  it('[MODEL-04] use every kind of view and of block', () => {
    expect(sorted(views.map(({ kind }) => kind))).toEqual(sorted(VIEW_KINDS));
    expect(sorted(blocks.map(({ kind }) => kind))).toEqual(sorted(Object.keys(BLOCK_KINDS)));
  });

  it('[MODEL-05] use both kinds of actions, filters that lists open with, and every tone', () => {
    const actions = entities.flatMap((entity) => entity.actions);
    expect(sorted(actions.map(({ kind }) => kind))).toEqual(['add', 'change']);
    expect(entities.some(({ defaultFilter }) => defaultFilter !== undefined)).toBe(true);
    const tones = fields.flatMap(({ options }) => (options ?? []).flatMap(({ tone }) => tone ?? []));
    expect(sorted(tones)).toEqual(sorted(toneSchema.options));
  });

  it('[MODEL-06] use every kind of rule', () => {
    const rules = entities.flatMap((entity) => entity.rules);
    expect(sorted(rules.map(({ kind }) => kind))).toEqual(sorted(Object.keys(RULE_KINDS)));
  });
});
