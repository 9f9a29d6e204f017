export type FileKind = 'ts' | 'tsx' | 'js' | 'css' | 'html' | 'svg' | 'json' | 'md' | 'text';

const KINDS: Readonly<Record<string, FileKind>> = {
  ts: 'ts',
  mts: 'ts',
  cts: 'ts',
  tsx: 'tsx',
  js: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'js',
  css: 'css',
  html: 'html',
  htm: 'html',
  svg: 'svg',
  json: 'json',
  webmanifest: 'json',
  md: 'md',
};

const WORDS: Readonly<Record<FileKind, string>> = {
  ts: 'TypeScript',
  tsx: 'TypeScript React',
  js: 'JavaScript',
  css: 'CSS',
  html: 'HTML',
  svg: 'SVG',
  json: 'JSON',
  md: 'Markdown',
  text: 'Plain text',
};

/** What a file is written in, by the end of its name. */
export function kindOf(path: string): FileKind {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return (Object.hasOwn(KINDS, extension) ? KINDS[extension] : undefined) ?? 'text';
}

export const kindInWords = (path: string) => WORDS[kindOf(path)];

/** The language service knows scripts alone. */
export const hasTypes = (path: string) => ['ts', 'tsx', 'js'].includes(kindOf(path));
