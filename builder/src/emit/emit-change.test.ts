import { stop } from 'esbuild';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { createApplication } from '../create';
import { diffFiles } from '../merge/diff-files';
import { mergeFiles } from '../merge/merge-files';
import type { ProjectFile } from '../types';
import { bundle } from './bundle-testing';
import { emit } from './emit';
import { typeErrorsOf } from './type-check-testing';

const journal = createApplication(
  'Build a guitar practice journal with song, composer, minutes, tempo, date practised, mastered and notes',
  { name: 'x' },
).model;
const crm = createApplication(
  'CRM with contacts (name, email, company) and deals (title, amount, stage: lead/won/lost, close date)',
  { name: 'x' },
).model;

function change(model: ApplicationModel, message: string): ApplicationModel {
  const result = changeApplication(model, message);
  if (result.kind !== 'changed') throw new Error(`${message}: ${result.answer}`);
  return result.model;
}

/** What a message changes: 'changed src/App.tsx', without the text of the description itself. */
function differences(model: ApplicationModel, message: string): string[] {
  return diffFiles(emit(model), emit(change(model, message)))
    .filter(({ path }) => path !== 'app.ir.json')
    .map((one) => `${one.change} ${one.path}`);
}

const feature = journal.entities[0]?.plural.toLowerCase().replaceAll(' ', '-') ?? '';
const folder = `src/features/${feature}`;
const textOf = (files: readonly ProjectFile[], path: string) =>
  files.find((file) => file.path === path)?.text ?? '';
const edit = (files: readonly ProjectFile[], path: string, by: (text: string) => string) =>
  files.map((file) => (file.path === path ? { path, text: by(file.text) } : file));

afterAll(() => stop());

describe('[PRJ-03] a change of the model changes only the files that say it', () => {
  it('writes the model, form, list, page and samples of the thing that gets a field, and the kit that it needs', () => {
    expect(differences(journal, 'add a difficulty rating from 1 to 5')).toEqual([
      'modified README.md',
      `modified ${folder}/Detail.tsx`,
      `modified ${folder}/Form.tsx`,
      `modified ${folder}/List.tsx`,
      `modified ${folder}/model.ts`,
      `modified ${folder}/samples.ts`,
      `modified ${folder}/types.ts`,
      'added src/kit/fields/rating-input.tsx',
    ]);
  });

  it('writes nothing of the other kind of record', () => {
    const [, deals] = crm.entities;
    const changed = differences(crm, 'add a phone number to contacts').filter((one) =>
      one.includes('features/'),
    );
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((one) => one.includes(`/${deals?.plural.toLowerCase() ?? ''}/`))).toEqual([]);
  });

  it('keeps the key of a renamed field, and changes only lines that name it', () => {
    const renamed = change(journal, 'rename tempo to speed');
    const [before, after] = [journal, renamed].map((model) => textOf(emit(model), `${folder}/model.ts`));
    const keys = (text = '') => text.match(/key: '[^']+'/gu);
    expect(keys(after)).toEqual(keys(before));
    const changed = diffFiles(emit(journal), emit(renamed));
    const paths = changed.map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('src/') && !path.startsWith(folder))).toEqual([]);
    expect(changed.find(({ path }) => path === `${folder}/model.ts`)).toMatchObject({ added: 1, removed: 1 });
  });

  it('takes the kit that nothing needs any more away with a removed field', () => {
    expect(differences(journal, 'remove mastered')).toEqual([
      'modified README.md',
      `modified ${folder}/Detail.tsx`,
      `modified ${folder}/Form.tsx`,
      `modified ${folder}/List.tsx`,
      `modified ${folder}/model.ts`,
      `modified ${folder}/samples.ts`,
      `modified ${folder}/types.ts`,
      'removed src/kit/fields/boolean-input.tsx',
    ]);
  });

  it.each([
    ['make it dark', ['modified index.html', 'modified src/theme.css']],
    ['use a green accent', ['modified index.html', 'modified src/theme.css']],
    ['sort by minutes', [`modified ${folder}/model.ts`]],
    ['show it as cards', [`modified ${folder}/List.tsx`]],
    ['make composer required', [`modified ${folder}/model.ts`]],
  ])('changes for "%s" only %s', (message, files) => {
    expect(differences(journal, message)).toEqual(files);
  });

  it('writes a new title where it stands', () => {
    expect(differences(journal, 'call it Six Strings')).toEqual([
      'modified README.md',
      'modified index.html',
      'modified package.json',
      'modified src/App.tsx',
    ]);
  });

  it('gives the same bytes when a change is taken back', () => {
    for (const message of [
      'add a difficulty rating from 1 to 5',
      'rename tempo to speed',
      'remove mastered',
    ]) {
      const there = emit(change(journal, message));
      const back = mergeFiles({ base: there, mine: there, theirs: emit(journal) });
      expect(back).toEqual({ files: emit(journal), conflicts: [] });
    }
  });
});

describe('[PRJ-03] hand edits and the next change by chat', () => {
  const base = emit(journal);
  const theirs = emit(change(journal, 'add a difficulty rating from 1 to 5'));
  const handmade = edit(
    edit(base, 'src/App.tsx', (text) => `// Kept by hand.\n${text}`),
    `${folder}/Form.tsx`,
    (text) => text.replace('    <RecordForm', '    // Asked for by the teacher.\n    <RecordForm'),
  );
  const mine = [...handmade, { path: 'src/notes.ts', text: 'export const note = 1;\n' }];

  it('are both in the code, which still has no type error and compiles', async () => {
    const { files, conflicts } = mergeFiles({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(textOf(files, 'src/App.tsx')).toContain('// Kept by hand.');
    expect(textOf(files, 'src/notes.ts')).toBe('export const note = 1;\n');
    const form = textOf(files, `${folder}/Form.tsx`);
    expect(form).toContain('// Asked for by the teacher.');
    expect(form).toContain('<RatingInput field=');
    expect(typeErrorsOf([files])).toEqual([]);
    expect((await bundle(files, 'outside')).inputs).toContain('src/kit/fields/rating-input.tsx');
  });

  it('leave one file as it was written by hand where both changed the same place', () => {
    const path = `${folder}/Form.tsx`;
    const last = '      <BooleanInput field={fields.mastered} />\n';
    const clash = edit(base, path, (text) => text.replace(last, `${last}      <hr />\n`));
    const { files, conflicts } = mergeFiles({ base, mine: clash, theirs });
    const place = {
      mine: '      <hr />\n',
      theirs: '      <RatingInput field={fields.difficultyRating} />\n',
    };
    expect(conflicts).toEqual([{ path, places: [place] }]);
    expect(textOf(files, path)).toContain(`${last}      <hr />\n`);
    expect(textOf(files, `${folder}/Detail.tsx`)).toBe(textOf(theirs, `${folder}/Detail.tsx`));
    expect(typeErrorsOf([files])).toEqual([]);
  });
});
