import { join } from 'node:path';
import ts from 'typescript';
import type { ProjectFile } from '../types';
import { kitSources } from './kit-sources';

/** A folder that is not there, in a place from which React's types are found. */
const ROOT = join(__dirname, 'checked').replaceAll('\\', '/');
const KIT = `${ROOT}/kit`;

function compilerOptions(files: readonly ProjectFile[]): ts.CompilerOptions {
  const text = files.find(({ path }) => path === 'tsconfig.json')?.text ?? '';
  const config = ts.parseConfigFileTextToJson('tsconfig.json', text).config as { compilerOptions: unknown };
  const { options, errors } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  if (errors.length > 0) throw new Error(ts.flattenDiagnosticMessageText(errors[0]?.messageText, '\n'));
  return options;
}

/** The kit is the same in every application, so it is checked once, in a folder that all of them share. */
function sharedKitFile(name: string): ts.ResolvedModuleFull | undefined {
  const file = /(?:^\.\/|\/)kit\/([a-z-]+)$/u.exec(name)?.[1];
  if (file === undefined) return undefined;
  const extension = `${file}.tsx` in kitSources ? ts.Extension.Tsx : ts.Extension.Ts;
  return { resolvedFileName: `${KIT}/${file}${extension}`, extension };
}

/** The language's and React's own types: read once, whatever the number of programs. */
const libraryFiles = new Map<string, ts.SourceFile | undefined>();

function inMemoryHost(options: ts.CompilerOptions, texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const disk = ts.createCompilerHost(options);
  host.fileExists = (name) => texts.has(name) || disk.fileExists(name);
  host.readFile = (name) => texts.get(name) ?? disk.readFile(name);
  host.directoryExists = (name) => name.startsWith(ROOT) || ts.sys.directoryExists(name);
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const text = texts.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, languageVersion);
    if (!libraryFiles.has(name)) libraryFiles.set(name, disk.getSourceFile(name, languageVersion, ...rest));
    return libraryFiles.get(name);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const resolvedModule = sharedKitFile(text);
      return resolvedModule ? { resolvedModule } : ts.resolveModuleName(text, from, options, host);
    });
  return host;
}

/**
 * Checks the types of several applications in one program, with the compiler options that they carry themselves. Gives
 * one line for each error.
 */
export function typeErrorsOf(applications: readonly (readonly ProjectFile[])[]): string[] {
  const options = compilerOptions(applications[0] ?? []);
  const texts = new Map<string, string>();
  for (const [place, files] of applications.entries()) {
    for (const { path, text } of files.filter((file) => /^src\/.*\.tsx?$/u.test(file.path))) {
      const isKit = path.startsWith('src/kit/');
      texts.set(
        isKit ? `${KIT}${path.slice('src/kit'.length)}` : `${ROOT}/app-${String(place)}/${path}`,
        text,
      );
    }
  }
  const program = ts.createProgram([...texts.keys()], options, inMemoryHost(options, texts));
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName.slice(ROOT.length + 1) ?? ''}:${String(line)} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
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
