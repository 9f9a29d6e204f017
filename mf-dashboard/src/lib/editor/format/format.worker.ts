import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as html from 'prettier/plugins/html';
import * as markdown from 'prettier/plugins/markdown';
import * as postcss from 'prettier/plugins/postcss';
import type { Plugin } from 'prettier';
import { format } from 'prettier/standalone';
import { kindOf, type FileKind } from '../file-kind';
import type { FormatAnswer, FormatRequest } from './format-messages';

/** Lays code out, away from the page's own thread. */

interface Scope {
  onmessage: ((event: MessageEvent<FormatRequest>) => void) | null;
  postMessage(answer: FormatAnswer): void;
}

const PARSERS: Readonly<Partial<Record<FileKind, string>>> = {
  ts: 'babel-ts',
  tsx: 'babel-ts',
  js: 'babel',
  css: 'css',
  html: 'html',
  json: 'json',
  md: 'markdown',
};

const scope = globalThis as unknown as Scope;
const plugins = [babel, estree as Plugin, html, markdown, postcss];

async function layOut({ id, path, text, tabSize }: FormatRequest): Promise<FormatAnswer> {
  const parser = PARSERS[kindOf(path)];
  if (parser === undefined) return { id, why: 'Files of this kind have no format.' };
  try {
    // As the builder writes: single quotes, lines of 110.
    const options = { parser, plugins, tabWidth: tabSize, singleQuote: true, printWidth: 110 };
    return { id, text: await format(text, options) };
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { id, why };
  }
}

scope.onmessage = ({ data }) => {
  void layOut(data).then((answer) => {
    scope.postMessage(answer);
  });
};
