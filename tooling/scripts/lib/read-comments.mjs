/** A line comment: alone on its line, or after code. `--` is SQL's, `#` that of YAML, shells and `.env.example`. */
const LINE_COMMENT = {
  '//': /(?:^|\s)\/\/\s?(.*)$/,
  '--': /(?:^|\s)--\s(.*)$/,
  '#': /^\s*#\s?(.*)$/,
};

const STYLE_OF = { sql: '--', yaml: '#', example: '#', run: '#' };

/** What may be said beside comments: the requirements in the title of a test. */
const TITLE = /\[[A-Z]{2,}-\d+[^\]]*\]/g;

/**
 * The lines of a file that may cite something: all of a document, the comments and titles of code. Line by line, as
 * Prettier writes them: this is no parser, and a string that looks like a comment counts as one.
 *
 * @param {string} path tells the language by its ending
 * @param {string} text
 * @returns {{ line: number, text: string }[]}
 */
export function citingLines(path, text) {
  const lines = text.split('\n').map((content, index) => ({ line: index + 1, text: content }));
  const ending = path.split(/[./]/).at(-1);
  if (ending === 'md') return lines;
  const lineComment = LINE_COMMENT[STYLE_OF[ending] ?? '//'];
  let isInBlock = false;
  return lines.flatMap(({ line, text: content }) => {
    const begins = /^\s*(?:\{?\/\*|<!--)/.test(content);
    const isBlock = isInBlock || begins;
    if (isBlock) isInBlock = !/\*\/|-->/.test(content);
    const said = isBlock ? content : [lineComment.exec(content)?.[1], ...(content.match(TITLE) ?? [])];
    const joined = [said].flat().filter(Boolean).join(' ');
    return joined === '' ? [] : [{ line, text: joined }];
  });
}
