import type { Parser } from '@lezer/common';
import { parser as css } from '@lezer/css';
import { highlightTree, tagHighlighter, tags, type Tag } from '@lezer/highlight';
import { configureNesting, parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { GFM, parseCode, parser as markdown } from '@lezer/markdown';
import { TOKEN_KINDS, type Syntax } from './syntax';

const jsx = javascript.configure({ dialect: 'jsx' });
const ts = javascript.configure({ dialect: 'ts' });
const tsx = javascript.configure({ dialect: 'jsx ts' });
const page = html.configure({
  wrap: configureNesting([
    { tag: 'script', parser: javascript },
    { tag: 'style', parser: css },
  ]),
});

const PARSERS: readonly (readonly [RegExp, Parser])[] = [
  [/\.[cm]?ts$/i, ts],
  [/\.tsx$/i, tsx],
  [/\.[cm]?jsx?$/i, jsx],
  [/\.css$/i, css],
  [/\.(?:html?|svg|xml)$/i, page],
  [/\.json$/i, json],
  [/\.md$/i, markdown.configure([GFM, parseCode({ codeParser: () => tsx, htmlParser: html })])],
];

const KINDS: readonly (readonly [(typeof TOKEN_KINDS)[number], readonly Tag[]])[] = [
  ['keyword', [tags.keyword, tags.modifier, tags.operatorKeyword, tags.controlKeyword, tags.link, tags.url]],
  ['string', [tags.string, tags.special(tags.string), tags.regexp]],
  ['number', [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color]],
  ['comment', [tags.comment]],
  ['type', [tags.typeName, tags.className, tags.namespace, tags.tagName, tags.angleBracket]],
  ['attribute', [tags.attributeName]],
  ['function', [tags.function(tags.variableName), tags.function(tags.propertyName)]],
  ['heading', [tags.heading, tags.strong]],
  ['emphasis', [tags.emphasis]],
  ['invalid', [tags.invalid]],
];

const highlighter = tagHighlighter(
  KINDS.flatMap(([kind, list]) => list.map((tag) => ({ tag, class: String(TOKEN_KINDS.indexOf(kind)) }))),
);

/** Where each line begins, and after the last one the end. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Colours of a whole text. A token over several lines is one in each of them. */
export function tokenize(path: string, text: string): Syntax {
  const parser = PARSERS.find(([pattern]) => pattern.test(path))?.[1];
  const starts = lineStarts(text);
  const lines = new Uint32Array(starts.length + 1);
  const tokens: number[] = [];
  let line = 0;
  const enter = (next: number) => {
    while (line < next) lines[(line += 1)] = tokens.length;
  };
  const add = (from: number, to: number, kind: number) => {
    for (let at = from; at < to;) {
      while ((starts[line + 1] ?? Infinity) <= at) enter(line + 1);
      const start = starts[line] ?? 0;
      const next = starts[line + 1] ?? text.length + 1;
      const end = Math.min(to, next - 1);
      if (end > at) tokens.push(at - start, end - start, kind);
      at = Math.min(to, next);
    }
  };
  if (parser) {
    highlightTree(parser.parse(text), highlighter, (from, to, classes) => {
      // Of a token of two kinds the last one is the nearest.
      add(from, to, Number(classes.split(' ').at(-1)));
    });
  }
  enter(starts.length);
  return { lines, tokens: Uint32Array.from(tokens) };
}
