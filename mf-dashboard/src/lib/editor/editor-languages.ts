import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { markdown } from '@codemirror/lang-markdown';
import type { Extension } from '@codemirror/state';
import { kindOf, type FileKind } from './file-kind';

const LANGUAGES: Readonly<Record<FileKind, () => Extension>> = {
  ts: () => javascript({ typescript: true }),
  tsx: () => javascript({ typescript: true, jsx: true }),
  js: () => javascript({ jsx: true }),
  css: () => css(),
  html: () => html(),
  svg: () => html({ matchClosingTags: false }),
  json: () => json(),
  md: () => markdown(),
  text: () => [],
};

/** Colours, folding and brackets of the language that a file is written in. */
export const languageOf = (path: string): Extension => LANGUAGES[kindOf(path)]();
