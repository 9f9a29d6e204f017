import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { ProjectFile } from '../types';
import { inFolder, writeFile } from './folder-testing';

/** In the package, so that React's types are found. */
const CACHE = join(__dirname, '../../.cache');
const COMPILER = join(dirname(createRequire(__filename).resolve('typescript-7/package.json')), 'bin/tsc');

/** The kit is the same in every application, so it is checked once, in a folder that all of them share. */
function writeApplication(folder: string, place: string, files: readonly ProjectFile[]): void {
  for (const file of files.filter(({ path }) => /^src\/.*\.tsx?$/u.test(path))) {
    const isKit = file.path.startsWith('src/kit/');
    writeFile(
      isKit ? folder : join(folder, place),
      isKit ? { ...file, path: file.path.slice('src/'.length) } : file,
    );
  }
  symlinkSync(join(folder, 'kit'), join(folder, place, 'src/kit'));
}

/** What the compiler prints of a project: a line for each error, none where there is none. */
function compile(folder: string): string[] {
  try {
    execFileSync(process.execPath, [COMPILER, '--pretty', 'false', '--project', folder], {
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    const { status, stdout } = error as { status: number | null; stdout: string };
    if (status === null || stdout.trim() === '') throw error;
    return stdout.trim().split('\n');
  }
}

/**
 * Checks the types of several applications in one program, with the compiler options that they carry themselves. Gives
 * one line for each error.
 */
export function typeErrorsOf(applications: readonly (readonly ProjectFile[])[]): string[] {
  return inFolder(CACHE, (folder) => {
    for (const [place, files] of applications.entries())
      writeApplication(folder, `app-${String(place)}`, files);
    const carried = applications[0]?.find(({ path }) => path === 'tsconfig.json')?.text ?? '';
    const config = JSON.parse(carried) as { compilerOptions: unknown };
    const { compilerOptions } = config;
    const text = JSON.stringify({ compilerOptions, include: ['.'] });
    writeFile(folder, { path: 'tsconfig.json', text });
    return compile(folder);
  });
}

/** Words of the language that emitted code does without: `any`, `as any`, and comments that switch checks off. */
export function looseTypesIn({ path, text }: ProjectFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = /@ts-(?:ignore|expect-error|nocheck)|lint-disable/u.test(text)
    ? [`${path}: a check is off`]
    : [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(`${path}: any`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
