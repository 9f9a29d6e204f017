import { checkModel, createApplication, emit } from '@tessera/builder';
import { CATALOGUE } from './catalogue.data';
import { BUSINESS_TEMPLATES } from './catalogue-business.data';
import { PERSONAL_TEMPLATES } from './catalogue-personal.data';
import { presentTemplate } from './template.view';

it('has at least twelve templates, each with a title and words of its own', () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(12);
  for (const part of ['id', 'title', 'prompt', 'description'] as const)
    expect(new Set(CATALOGUE.map((template) => template[part])).size).toBe(CATALOGUE.length);
});

it.each(CATALOGUE.map((template) => [template.id, template] as const))(
  'builds everything that %s asks for',
  (_id, { prompt, title }) => {
    const { model, coverage } = createApplication(prompt, { name: title });
    expect(coverage.filter(({ state }) => state !== 'built')).toEqual([]);
    expect(checkModel(model).filter(({ passed }) => !passed)).toEqual([]);
    expect(emit(model).length).toBeGreaterThan(20);
  },
);

it('shows on each card only fields of the application, and a text for each in every record', () => {
  for (const source of CATALOGUE) {
    const { preview } = presentTemplate(source, 0);
    expect(preview.columns).toHaveLength(4);
    expect(preview.rows.length).toBeGreaterThanOrEqual(3);
    for (const row of preview.rows) expect(row).toHaveLength(preview.columns.length);
  }
});

it('shows in a choice only its options', () => {
  for (const source of CATALOGUE) {
    const [entity] = createApplication(source.prompt, { name: source.title }).model.entities;
    source.shows.forEach((name, at) => {
      const options = entity?.fields.find((field) => field.name === name)?.options;
      if (!options) return;
      const labels = options.map(({ label }) => label);
      expect(labels).toEqual(expect.arrayContaining(source.rows.map((row) => row[at])));
    });
  }
});

it('[TPL-03] attributes every template to a role', () => {
  for (const { author } of CATALOGUE) expect(author).toMatch(/^[A-Z][a-z ]+, [a-z ]+$/);
});

it('has templates of every category among the first eight', () => {
  const first = CATALOGUE.slice(0, 8).map(({ category }) => category);
  expect(new Set(first)).toEqual(new Set(CATALOGUE.map(({ category }) => category)));
});

it('loses no template in taking turns', () => {
  expect(CATALOGUE).toHaveLength(BUSINESS_TEMPLATES.length + PERSONAL_TEMPLATES.length);
});
