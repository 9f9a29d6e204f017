/** Rules that no plugin has. */

/** A line that nobody can read in a review: the formatter breaks code, but no text and no regular expression. */
const lineLength = {
  meta: {
    type: 'layout',
    schema: [{ type: 'object', properties: { max: { type: 'integer' } }, additionalProperties: false }],
    messages: {
      long: 'This line has {{length}} characters of {{max}}. Make a list of words or a pattern of several lines of it.',
    },
  },
  create: (context) => ({
    Program(node) {
      const [{ max }] = context.options;
      context.sourceCode.lines.forEach((text, index) => {
        if (text.length <= max) return;
        const loc = {
          start: { line: index + 1, column: max },
          end: { line: index + 1, column: text.length },
        };
        context.report({ node, loc, messageId: 'long', data: { length: text.length, max } });
      });
    },
  }),
};

/** ESLint's rule of the name: `[{ selector, message }]` refuses every node that the selector finds. */
const restrictedSyntax = {
  meta: { type: 'suggestion', schema: { type: 'array', items: { type: 'object' } } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (node) => {
          context.report({ node, message });
        },
      ]),
    ),
};

export default {
  meta: { name: 'house' },
  rules: { 'line-length': lineLength, 'restricted-syntax': restrictedSyntax },
};
