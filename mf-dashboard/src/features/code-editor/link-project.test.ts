import ts from 'typescript';
import { linkProject } from './link-project';
import { STARTERS } from './starters';

const transpile = (files: Readonly<Record<string, string>>) =>
  Object.entries(files)
    .filter(([path]) => /\.[jt]sx?$/.test(path))
    .map(([path, text]) => ({
      path,
      code: ts.transpileModule(text, {
        fileName: path,
        compilerOptions: {
          module: ts.ModuleKind.CommonJS,
          target: ts.ScriptTarget.ES2022,
          jsx: ts.JsxEmit.ReactJSX,
          esModuleInterop: true,
        },
      }).outputText,
    }));

const link = (files: Readonly<Record<string, string>>) =>
  linkProject(new Map(Object.entries(files)), transpile(files));

function htmlOf(files: Readonly<Record<string, string>>): string {
  const linked = link(files);
  if (!linked.ok) throw new Error(linked.failure.message);
  return linked.html;
}

/** What the code of a project without packages logs. */
function run(files: Readonly<Record<string, string>>): unknown[] {
  const page = new DOMParser().parseFromString(htmlOf(files), 'text/html');
  const logged: unknown[] = [];
  const code = [...page.querySelectorAll('script')].map((script) => script.textContent).join('\n');
  // oxlint-disable-next-line typescript/no-implied-eval -- what is tested is that the code runs
  const play = new Function('console', code) as (console: { log: (value: unknown) => void }) => void;
  play({ log: (value) => void logged.push(value) });
  return logged;
}

describe('[PRJ-07] [SCR-11] a project as one document', () => {
  it.each(STARTERS)('joins the starter $name', ({ files }) => {
    const linked = link(files);
    expect(linked).toMatchObject({ ok: true });
    expect(htmlOf(files)).toContain('<!--tessera:imports-->');
  });

  it('runs what a script imports, each once, also in a circle', () => {
    const files = {
      'main.ts': "import { a } from './a';\nimport './b';\nconsole.log(a());",
      'a.ts': "import { b } from './b';\nexport const one = 1;\nexport const a = () => b() + one;",
      'b.ts': "import { one } from './a';\nconsole.log('b');\nexport const b = () => one + 1;",
    };
    expect(run(files)).toEqual(['b', 3]);
  });

  it.each([
    ['a script by its package', { 'main.ts': "import '@fontsource-variable/nunito';" }],
    ['a script by its style sheet', { 'main.ts': "import '@fontsource-variable/nunito/index.css';" }],
    [
      'what a script imports',
      {
        'main.ts': "import './look.css';",
        'look.css': "@import '@fontsource-variable/nunito';\nb { top: 0; }",
      },
    ],
    [
      'a style sheet of the page',
      {
        'index.html': '<link rel="stylesheet" href="look.css"><p>Hello</p>',
        'look.css': '@import url("@fontsource-variable/nunito/index.css");\nb { top: 0; }',
      },
    ],
  ])('has the typeface that is imported by %s, as the preview does', (_, files) => {
    const page = new DOMParser().parseFromString(htmlOf(files), 'text/html');
    const sheets = [...page.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(sheets).toEqual(['/vendor/nunito.css']);
    expect(page.documentElement.outerHTML).not.toContain('@import');
  });

  it('has each typeface once, and none that nobody imports', () => {
    const files = {
      'main.ts': "import '@fontsource-variable/figtree';\nimport './a';",
      'a.ts': "import '@fontsource-variable/figtree';\nimport '@fontsource-variable/fraunces';",
      'b.ts': "import '@fontsource-variable/inter';",
    };
    expect(
      htmlOf(files)
        .match(/\/vendor\/\w+\.css/g)
        ?.toSorted(),
    ).toEqual(['/vendor/figtree.css', '/vendor/fraunces.css']);
  });

  it('finds files without their endings, in folders and above', () => {
    const files = {
      'main.ts':
        "import { deep } from './lib';\nimport data from './data.json';\nconsole.log(deep + data.n);",
      'lib/index.ts': "import { top } from '../top';\nexport const deep = top * 10;",
      'top.ts': 'export const top = 2;',
      'data.json': '{ "n": 1 }',
    };
    expect(run(files)).toEqual([21]);
  });

  it('puts style sheets and scripts where the page names them', () => {
    const html = htmlOf({
      'index.html':
        '<head><link rel="stylesheet" href="./a.css"></head><body><p>Hi</p><script src="/b.js"></script></body>',
      'a.css': 'p { color: red }',
      'b.js': 'let text = "</script><!--";',
    });
    expect(html).toContain('<style>p { color: red }</style>');
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('script')).toHaveLength(1);
    expect(page.querySelector('script')?.textContent).toBe(String.raw`let text = "\x3c/script>\x3c!--";`);
  });

  it('imports packages as the browser does, by the names that code knows', () => {
    const html = htmlOf({
      'main.tsx': "import React, { useState } from 'react';\nconsole.log(React, useState, <p />);",
    });
    expect(html).toContain('import * as p0 from "react');
  });

  it.each([
    ['a file that is not there', "import './gone';", 'main.ts', 1, 'There is no file "gone" in the project'],
    ['a package that there is not', "\nimport 'left-pad';", 'main.ts', 2, '"left-pad" cannot be imported.'],
    ['a way out of the project', "import '../../etc';", 'main.ts', 1, 'There is no file'],
  ])('says where the code names %s', (_, text, path, line, message) => {
    expect(link({ 'main.ts': text })).toMatchObject({
      ok: false,
      failure: { path, line, message: expect.stringContaining(message) as string },
    });
  });

  it('says where the page names a file that is not there, and when there is nothing to start from', () => {
    expect(link({ 'index.html': '<p>\n<script src="gone.js"></script>' })).toMatchObject({
      ok: false,
      failure: { path: 'index.html', line: 2 },
    });
    expect(link({ 'notes.md': '' })).toMatchObject({ ok: false, failure: { path: undefined } });
  });
});
