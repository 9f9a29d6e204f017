import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkModel, emit } from '@tessera/builder';
import { TEMPLATE_CATEGORIES, templateSchema } from '@tessera/shared/contracts';
import { templatePicturesFolder } from '../../config/template-pictures';
import { findAppRoot } from '../../testing/test-database';
import { CATALOGUE, OLD_IDS } from './catalogue.data';
import { LIFE_TEMPLATES } from './catalogue-life.data';
import { WORK_TEMPLATES } from './catalogue-work.data';
import { drawnHash } from './drawn-hash.rules';
import { DRAWN_TEMPLATES } from './drawn-templates.data';
import { findTemplate, findTemplateByPrompt, promptOf } from './find-template.rules';
import { beginWithTemplate } from './template-application.child';
import { featuresOf } from './template-features.rules';
import { presentTemplate } from './template.view';

/**
 * That the applications keep all that they promise is performed by the builder's own tests: `builder/src/samples` takes two
 * samples a day all the way, and every first version performs its own.
 */
const DRAW = 'node tooling/scripts/draw-template-pictures.mjs';
const MOST_BYTES = 12_288;

const folder = templatePicturesFolder(findAppRoot());
const each = CATALOGUE.map((template) => [template.id, template] as const);

/** Width and height of a WebP, from its header. */
function sizeOf(picture: Buffer): { width: number; height: number } {
  const form = picture.toString('latin1', 12, 16);
  if (form === 'VP8X') return { width: picture.readUIntLE(24, 3) + 1, height: picture.readUIntLE(27, 3) + 1 };
  if (form !== 'VP8 ') throw new Error(`A WebP of the form ${form}`);
  return { width: picture.readUInt16LE(26) & 0x3fff, height: picture.readUInt16LE(28) & 0x3fff };
}

describe('the catalogue of templates', () => {
  it('[TPL-03] has at least forty, each with an id, a title, words and a sentence of its own', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(40);
    for (const part of ['id', 'title', 'description'] as const)
      expect(new Set(CATALOGUE.map((template) => template[part])).size).toBe(CATALOGUE.length);
    expect(new Set(CATALOGUE.map(promptOf)).size).toBe(CATALOGUE.length);
    for (const { description } of CATALOGUE) expect(description).toMatch(/^[A-Z][^.!?]{20,120}\.$/u);
  });

  it('[TPL-03] attributes every template to a role', () => {
    for (const { author } of CATALOGUE) expect(author).toMatch(/^[A-Z][a-z ]+, [a-z ]+$/);
  });

  it('[TPL-02] has at least four templates of each category, and each category among the first twelve', () => {
    const first = new Set(CATALOGUE.slice(0, 12).map(({ category }) => category));
    expect(first).toEqual(new Set(TEMPLATE_CATEGORIES));
    for (const one of TEMPLATE_CATEGORIES)
      expect(CATALOGUE.filter(({ category }) => category === one).length).toBeGreaterThanOrEqual(4);
  });

  it('loses no template in taking turns', () => {
    expect(CATALOGUE).toHaveLength(WORK_TEMPLATES.length + LIFE_TEMPLATES.length);
  });

  it('finds a template by its words, and by an id that it had before', () => {
    for (const template of CATALOGUE) {
      expect(findTemplateByPrompt(` ${promptOf(template)}\n`)).toBe(template);
      expect(findTemplate(template.id)).toBe(template);
    }
    for (const [old, current] of Object.entries(OLD_IDS)) {
      expect(findTemplate(old)?.id).toBe(current);
      expect(CATALOGUE.map(({ id }) => id)).not.toContain(old);
    }
    expect(findTemplate('constructor')).toBeUndefined();
  });
});

describe.each(each)('the template %s', (id, source) => {
  const { model, coverage } = beginWithTemplate(id);

  it('[TPL-04] is an application under its title that holds every rule, with nothing missing', () => {
    expect(model.title).toBe(source.title);
    expect(checkModel(model).filter(({ passed }) => !passed)).toEqual([]);
    expect(coverage.filter(({ state }) => state !== 'built')).toEqual([]);
  });

  it('[TPL-07] says what its application can do', () => {
    const features = featuresOf(model);
    expect(features.length).toBeGreaterThanOrEqual(4);
    for (const { plural } of model.entities)
      expect(features).toContainEqual(expect.stringContaining(`${plural} with `));
  });

  it(`[TPL-03] has pictures of this very application; if not, run: ${DRAW} ${id}`, () => {
    expect(DRAWN_TEMPLATES[id]?.of).toBe(drawnHash(emit(model)));
  });

  it('[TPL-03] has a picture in both looks, of the size that is said, small, and named by what is in it', () => {
    const { pictures } = presentTemplate(source, drawnOf(id), 0);
    for (const address of [pictures?.light ?? '', pictures?.dark ?? '']) {
      const name = address.split('/').at(-1) ?? '';
      const picture = readFileSync(join(folder, name));
      expect(picture.length).toBeLessThanOrEqual(MOST_BYTES);
      expect(sizeOf(picture)).toEqual({ width: pictures?.width, height: pictures?.height });
      expect(name.split('.')[1]).toBe(createHash('sha256').update(picture).digest('hex').slice(0, 8));
    }
  });

  it('[TPL-03] shows in small only fields of the application, and a text for each in every record', () => {
    const { preview } = templateSchema.parse(presentTemplate(source, drawnOf(id), 0));
    const fields = model.entities.find(({ plural }) => plural === preview.heading)?.fields ?? [];
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(preview.columns.map(({ name }) => name)),
    );
    expect(preview.rows.length).toBeGreaterThanOrEqual(2);
    for (const row of preview.rows) {
      expect(row).toHaveLength(preview.columns.length);
      expect(row[0]).not.toBe('');
    }
  });
});

function drawnOf(id: string) {
  const drawn = DRAWN_TEMPLATES[id];
  if (!drawn) throw new Error(`${id} was not drawn: run ${DRAW} ${id}`);
  return drawn;
}

it('[TPL-03] has no picture that no template shows', () => {
  const shown = Object.values(DRAWN_TEMPLATES).flatMap(({ light, dark }) => [light, dark]);
  expect(readdirSync(folder).toSorted()).toEqual(shown.toSorted());
  expect(Object.keys(DRAWN_TEMPLATES).toSorted()).toEqual(CATALOGUE.map(({ id }) => id).toSorted());
});
