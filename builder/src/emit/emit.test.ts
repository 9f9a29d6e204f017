import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { stop } from 'esbuild';
import fc from 'fast-check';
import { applicationModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import type { ProjectFile } from '../types';
import { buildFullModel, buildModel } from './build-model';
import { bundle } from './bundle-testing';
import { emit } from './emit';
import { buildEveryPartModel } from './every-part-model';
import { kitSources } from './kit-sources';
import { buildAwkwardModel, buildCollidingModel, promptModels } from './sample-models';
import { lintFindingsOf } from './lint-testing';
import { looseTypesIn, typeErrorsOf } from './type-check-testing';

const requireHere = createRequire(__filename);

const models = [
  buildModel(),
  buildFullModel(),
  buildEveryPartModel(),
  buildAwkwardModel(),
  buildCollidingModel(),
  ...promptModels(),
];
const applications = models.map(emit);
const isCode = ({ path }: ProjectFile) => /\.tsx?$/u.test(path);
const textOf = (files: readonly ProjectFile[], path: string) =>
  files.find((file) => file.path === path)?.text ?? '';
const distinct = (files: readonly ProjectFile[]) => [
  ...new Map(files.map((file) => [`${file.path}\n${file.text}`, file])).values(),
];
const everyFile = distinct(applications.flat());

afterAll(() => stop());

describe('[PRJ-02] the code of an application', () => {
  it('starts from models that are valid', () => {
    for (const model of models) expect(applicationModelSchema.safeParse(model).error).toBeUndefined();
  });

  it('has no type error under the strict options that it carries', () => {
    expect(typeErrorsOf(applications)).toEqual([]);
  }, 180_000);

  it('has nothing that a linter would find', () => {
    expect(lintFindingsOf(applications)).toEqual([]);
  });

  it('would be refused if a form gave a date to a number box', () => {
    const broken = emit(buildModel()).map((file) =>
      file.path.endsWith('Form.tsx')
        ? { ...file, text: file.text.replace('DateInput field', 'NumberInput field') }
        : file,
    );
    expect(typeErrorsOf([broken]).join('\n')).toMatch(/Form\.tsx\(\d+,\d+\): .*not assignable/u);
  });

  it('compiles, and holds exactly the files that it reaches', async () => {
    for (const files of applications) {
      const { script, style, inputs } = await bundle(files, 'outside');
      const source = files
        .map(({ path }) => path)
        .filter((path) => path.startsWith('src/') && !path.endsWith('.d.ts'))
        // Only types come from it, so that nothing of it is left to run.
        .filter((path) => inputs.includes(path) || !isTypesOnly(textOf(files, path)));
      expect(inputs).toEqual(source);
      expect(script).not.toBe('');
      expect(style).toContain('--accent-fill');
    }
  });

  it('uses no loose type and switches no check off', () => {
    expect(everyFile.filter(isCode).flatMap(looseTypesIn)).toEqual([]);
  });

  it('evaluates no text, writes no markup and no inline style', () => {
    const forbidden = /\beval\(|new Function|dangerouslySetInnerHTML|innerHTML|document\.write|\bstyle=/u;
    const found = everyFile.filter(isCode).filter(({ text }) => forbidden.test(withoutLabels(text)));
    expect(found.map(({ path }) => path)).toEqual([]);
    const pages = everyFile.filter(({ path }) => path === 'index.html');
    expect(pages.filter(({ text }) => /<style|\sstyle=|\son\w+=/u.test(text))).toEqual([]);
  });

  it('asks no other address for anything', () => {
    const calls = /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|@import|url\(|import\(/u;
    const isLoaded = (file: ProjectFile) => isCode(file) || file.path.endsWith('.css');
    const loaded = everyFile.filter(isLoaded);
    // This one asks the page's own host, where the page names what keeps its records.
    expect(new Set(loaded.filter(({ text }) => calls.test(text)).map(({ path }) => path))).toEqual(
      new Set(['src/kit/data/http-server.ts']),
    );
    const hosts = loaded.flatMap(({ text }) => text.match(/https?:\/\/\w[\w.-]*\w/gu) ?? []);
    // The second one only names what a picture is drawn in.
    expect(new Set(hosts)).toEqual(new Set(['https://example.com', 'http://www.w3.org']));
    for (const { text } of everyFile.filter(({ path }) => path === 'index.html')) {
      expect(text.match(/(?:src|href)="(?!data:|\/src\/)/u)).toBeNull();
    }
  });
});

/** A name that somebody gave may say anything; it is data. */
function withoutLabels(text: string): string {
  return text.replace(/'(?:[^'\\\n]|\\.)*'/gu, "''");
}

function isTypesOnly(text: string): boolean {
  return !/^export (?:const|function|class)/mu.test(text);
}

describe('[PRJ-02] the files of an application', () => {
  it('are the same bytes every time, sorted, each path once', () => {
    for (const [place, model] of models.entries()) {
      const again = emit(structuredClone(model));
      expect(again).toEqual(applications[place]);
      const paths = again.map(({ path }) => path);
      expect(paths).toEqual([...new Set(paths)].sort());
    }
  });

  it('leave the model as it is', () => {
    const model = buildFullModel();
    const before = structuredClone(model);
    emit(model);
    expect(model).toEqual(before);
  });

  it('have paths that every file system takes', () => {
    const reserved = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\/|\.|$)/iu;
    for (const files of applications) {
      for (const { path } of files) {
        expect(path).toMatch(/^[\w.-]+(?:\/[\w.-]+)*$/u);
        expect(path).not.toMatch(reserved);
      }
      const lower = files.map(({ path }) => path.toLowerCase());
      expect(new Set(lower).size).toBe(files.length);
    }
  });

  it('end in one line end and hold no trailing space', () => {
    for (const { path, text } of everyFile) {
      expect(`${path}: ${text.slice(-2)}`).toMatch(/[^\n]\n$/u);
      expect(path.endsWith('.json') ? '' : text).not.toMatch(/[ \t]$/mu);
    }
  });

  it('hold of the kit what is used, unchanged, and nothing else', () => {
    const simple = emit(buildModel());
    for (const { path, text } of everyFile.filter((file) => file.path.startsWith('src/kit/'))) {
      expect(text).toBe(kitSources[path.slice('src/kit/'.length)]);
    }
    const kit = simple.map(({ path }) => path).filter((path) => path.startsWith('src/kit/'));
    expect(kit).toContain('src/kit/fields/date-input.tsx');
    expect(kit).not.toContain('src/kit/fields/rating-input.tsx');
    expect(kit).not.toContain('src/kit/fields/choice-input.tsx');
    expect(emit(buildFullModel()).map(({ path }) => path)).toContain('src/kit/fields/rating-input.tsx');
  });

  it('describe themselves: the model as JSON, the page, the package and its read-me', () => {
    for (const [place, model] of models.entries()) {
      const files = applications[place] ?? [];
      expect(JSON.parse(textOf(files, 'app.ir.json'))).toEqual(model);
      expectPackage(textOf(files, 'package.json'));
      expectPage(textOf(files, 'index.html'), model);
      const readme = textOf(files, 'README.md');
      expect(readme).toMatch(/^# \S/u);
      expect(readme).toContain('npm run dev');
      expect(readme.match(/^- \*\*/gmu)).toHaveLength(model.entities.length);
      expect(readme).not.toMatch(/(?<!\\)</u);
    }
  });

  it('build with Vite from relative addresses', () => {
    const files = emit(buildModel());
    expect(textOf(files, 'vite.config.ts')).toContain("base: './'");
    expect(textOf(files, 'vite.config.ts')).toContain('react()');
    expect(JSON.parse(textOf(files, 'tsconfig.json'))).toMatchObject({
      compilerOptions: { strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
    });
  });

  it('[MODEL-09] ask for the letters of their theme, in the version that the workspace has', () => {
    const { theme } = buildModel();
    for (const font of ['plain', 'editorial', 'friendly', 'technical'] as const) {
      const files = emit(buildModel({ theme: { ...theme, font } }));
      const { dependencies } = JSON.parse(textOf(files, 'package.json')) as {
        dependencies: Record<string, string>;
      };
      const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource-variable/'));
      expect(fonts.length).toBeGreaterThan(0);
      for (const name of fonts) {
        expect(textOf(files, 'src/main.tsx')).toContain(`import '${name}/index.css';`);
        expect(dependencies[name]).toBe(installedVersion(name));
      }
    }
  });

  it('ask for the versions of React that the workspace has', () => {
    const { dependencies } = JSON.parse(textOf(emit(buildModel()), 'package.json')) as {
      dependencies: Record<string, string>;
    };
    for (const name of ['react', 'react-dom']) expect(dependencies[name]).toBe(installedVersion(name));
  });

  it.each(['React', 'vite', 'TypeScript', 'constructor', '😀'])(
    'give an application called %s a package name that npm takes',
    (title) => {
      expectPackage(textOf(emit(buildModel({ title })), 'package.json'));
    },
  );
});

function installedVersion(name: string): string {
  const manifest = readFileSync(requireHere.resolve(`${name}/package.json`), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function expectPackage(text: string): void {
  const manifest = JSON.parse(text) as {
    name: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect(manifest.name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
  expect(Object.keys(manifest.dependencies).filter((name) => !/^@fontsource-variable\//u.test(name))).toEqual(
    ['react', 'react-dom'],
  );
  // A package cannot depend on one that has its own name.
  const dependencies = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.keys(dependencies)).not.toContain(manifest.name);
  for (const version of Object.values(dependencies)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
  }
}

function expectPage(text: string, model: ApplicationModel): void {
  expect(text).toMatch(/^<!doctype html>\n<html lang="en">/u);
  expect(text).toContain('<div id="root"></div>');
  expect(text.match(/<script/gu)).toHaveLength(1);
  expect(text.match(/<title>[^<]+<\/title>/gu)).toHaveLength(1);
  expect(text.match(/name="theme-color"/gu)).toHaveLength(model.theme.mode === 'system' ? 2 : 1);
}

describe('names that people give', () => {
  it('never break the code, whatever they are', () => {
    const label = fc
      .oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        fc.stringMatching(/^['"`\\/*${}<>&;\r\n\u2028 ]{1,20}$/u),
        fc.constantFrom('constructor', '__proto__', 'toString', 'Record', 'props', 'undefined', 'NaN'),
      )
      .map((text) => text.slice(0, 60));
    const named: ProjectFile[][] = [];
    fc.assert(
      fc.property(
        fc.array(label, { minLength: 5, maxLength: 5 }),
        ([a = '', b = '', c = '', d = '', e = '']) => {
          const model = buildFullModel();
          const entities = model.entities.map((entity, place) => ({
            ...entity,
            name: place === 0 ? a : d,
            plural: place === 0 ? b : e,
            fields: entity.fields.map((field) => ({ ...field, name: c })),
          }));
          const files = emit({ ...model, title: d, entities });
          expect(files.map(({ path }) => path)).toEqual([...new Set(files.map(({ path }) => path))]);
          named.push(files);
        },
      ),
      { numRuns: 8 },
    );
    expect(typeErrorsOf(named)).toEqual([]);
  });
});
