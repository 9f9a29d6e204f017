import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { diffFiles } from '../merge/diff-files';
import type { ProjectFile } from '../types';
import { emit } from './emit';
import { buildEveryPartModel } from './every-part-model';
import { inFolder, writeFile } from './folder-testing';
import { kitSources } from './kit-sources';

const studio = buildEveryPartModel();
const before = emit(studio);

function withEntity(id: string, change: (entity: Entity) => Partial<Entity>): ApplicationModel {
  const entities = studio.entities.map((entity) =>
    entity.id === id ? { ...entity, ...change(entity) } : entity,
  );
  return { ...studio, entities };
}

/** What another model changes, without the description itself and its read-me. */
function differences(model: ApplicationModel): string[] {
  return diffFiles(before, emit(model))
    .filter(({ path }) => path !== 'app.ir.json' && path !== 'README.md')
    .map((one) => `${one.change} ${one.path}`);
}

const textOf = (path: string, files: readonly ProjectFile[] = before) =>
  files.find((file) => file.path === path)?.text ?? '';
const feature = 'src/features/bookings';

const FORMATTER = join(dirname(createRequire(__filename).resolve('oxfmt/package.json')), 'bin/oxfmt');

/** The files that the formatter of this workspace would write otherwise. */
function formattedOtherwise(files: readonly ProjectFile[]): string[] {
  // Not in the package, where the formatter leaves out what git ignores.
  return inFolder(tmpdir(), (folder) => {
    const settings = JSON.stringify({ singleQuote: true, printWidth: 110 });
    for (const file of [{ path: '.oxfmtrc.json', text: settings }, ...files]) writeFile(folder, file);
    execFileSync(process.execPath, [FORMATTER, '.'], { cwd: folder });
    return files
      .filter(({ path, text }) => readFileSync(join(folder, path), 'utf8') !== text)
      .map(({ path }) => path);
  });
}

describe('[MODEL-16] a change of a part changes only the files that say it', () => {
  it('writes a rule, a badge, a filter, an action into its own file', () => {
    const message = 'A discount is at most half.';
    const rule = { id: 'r9', kind: 'check', message, holds: 'f23 <= 50' } as const;
    expect(differences(withEntity('e3', ({ rules }) => ({ rules: [...rules, rule] })))).toEqual([
      `modified ${feature}/rules.ts`,
    ]);
    const badge = { id: 'b9', text: 'New', tone: 'info', when: 'f31' } as const;
    expect(differences(withEntity('e3', ({ badges }) => ({ badges: [...badges, badge] })))).toEqual([
      `modified ${feature}/badges.ts`,
    ]);
    const filter = { id: 'q9', name: 'First', where: 'f31' };
    expect(differences(withEntity('e3', ({ filters }) => ({ filters: [...filters, filter] })))).toEqual([
      `modified ${feature}/filters.ts`,
    ]);
    const set = [{ field: 'f24', to: 'o3' }];
    const action = { id: 'a9', kind: 'change', name: 'Cancel', set } as const;
    expect(differences(withEntity('e3', ({ actions }) => ({ actions: [...actions, action] })))).toEqual([
      `modified ${feature}/actions.ts`,
    ]);
  });

  it('adds the file of the first part of its kind, and takes that of the last away', () => {
    const filter = { id: 'q9', name: 'Full', where: 'f16 <= 0' };
    expect(differences(withEntity('e2', () => ({ filters: [filter] })))).toEqual([
      'added src/features/classes/filters.ts',
      'modified src/features/classes/model.ts',
    ]);
    expect(differences(withEntity('e1', () => ({ samples: [] })))).toEqual([
      'modified src/features/members/model.ts',
      'removed src/features/members/samples.ts',
    ]);
  });

  it('takes the code of a view away with the last view of its kind', () => {
    const changed = differences(
      withEntity('e2', ({ views }) => ({ views: views.slice(2), defaultView: 'v6' })),
    );
    expect(changed).toContain('removed src/kit/lists/calendar.tsx');
    expect(changed).toContain('removed src/kit/styles/calendar.css');
    expect(changed.filter((one) => !one.includes('/kit/'))).toEqual([
      'modified src/features/classes/List.tsx',
      'modified src/main.tsx',
    ]);
  });

  it('says in one place on which day weeks begin', () => {
    const format = { ...studio.format, weekStart: 'sunday' } as const;
    expect(differences({ ...studio, format })).toEqual(['modified src/App.tsx']);
  });

  it('[MODEL-07] names the lists of a page in its address where it has several', () => {
    const pages = studio.pages.map((page) =>
      page.id === 'p5'
        ? { ...page, blocks: [...page.blocks, { id: 'k99', kind: 'records', entity: 'e2' } as const] }
        : page,
    );
    const after = emit({ ...studio, pages });
    const [page = ''] = differences({ ...studio, pages }).filter((one) => one.includes('src/pages/'));
    const text = textOf(page.replace('modified ', ''), after);
    expect(text).toContain('<NamedList name="bookings">\n        <BookingList />\n      </NamedList>');
    expect(text).toContain('<NamedList name="classes">');
    expect(formattedOtherwise(after.filter(({ path }) => path.startsWith('src/pages/')))).toEqual([]);
    expect(before.some(({ text: other }) => other.includes('<NamedList'))).toBe(false);
  });

  it('names a tone and an option where they stand', () => {
    const fields = (entity: Entity) => ({
      fields: entity.fields.map((field) =>
        field.id === 'f24'
          ? { ...field, options: field.options?.map((one) => ({ ...one, tone: 'accent' as const })) }
          : field,
      ),
    });
    expect(differences(withEntity('e3', fields))).toEqual([`modified ${feature}/model.ts`]);
  });

  it.each([
    [{ font: 'technical' }, ['modified package.json', 'modified src/main.tsx', 'modified src/theme.css']],
    [{ radius: 'sharp' }, ['modified src/theme.css']],
    [{ density: 'cozy' }, ['modified src/theme.css']],
    [{ navigation: 'top' }, ['modified src/App.tsx']],
    [{ accent: '#b0446f' }, ['modified index.html', 'modified src/theme.css']],
    [{ icon: 'dog' }, ['modified index.html', 'modified src/App.tsx', 'modified src/icons.tsx']],
  ] as const)('changes for the look %j only %j', (look, files) => {
    expect(differences({ ...studio, theme: { ...studio.theme, ...look } })).toEqual(files);
  });
});

describe('[MODEL-02] the code of what is worked out', () => {
  it('reads as somebody would write it, with the words of the expression above it', () => {
    const model = textOf(`${feature}/model.ts`);
    expect(model).toContain(
      '/** if Discount is empty then Full price else Full price − Full price × Discount */',
    );
    expect(model).toContain('compute: (booking: Booking) =>');
    expect(model).toContain('start: () => BookingState.open');
    expect(model).toContain('start: today');
    expect(textOf('src/features/members/types.ts')).toContain('readonly bookings: readonly Booking[];');
    expect(textOf('src/features/members/types.ts')).toContain('readonly referredBy: Member | null;');
  });
});

describe('[MODEL-02] what is called alike in both numbers', () => {
  it('is not hidden by the record of its own calculation', () => {
    const files = emit(withEntity('e3', () => ({ name: 'Series', plural: 'Series' })));
    const model = textOf('src/features/series/model.ts', files);
    expect(model).toContain('export const series = defineEntity(');
    expect(model).toContain('compute: (record: Series) =>');
  });
});

describe('[MODEL-09] the code of every part', () => {
  it('has every style sheet of the kit, so that none is there that nothing loads', () => {
    const sheets = (paths: readonly string[]) => paths.filter((path) => path.endsWith('.css'));
    const used = sheets(before.map(({ path }) => path.replace('src/kit/', '')));
    expect(used).toEqual(expect.arrayContaining(sheets(Object.keys(kitSources))));
  });

  it('is formatted as a formatter would', () => {
    const files = before.filter(({ path }) => /^src\/(?!kit\/).*\.(?:tsx?|css)$/u.test(path));
    expect(files.length).toBeGreaterThan(20);
    expect(formattedOtherwise(files)).toEqual([]);
  });
});
