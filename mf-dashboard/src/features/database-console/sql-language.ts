import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { StreamLanguage, type StreamParser } from '@codemirror/language';
import type { SqlTable } from '../../lib/sql-source';

const KEYWORDS = new Set(
  (
    'select from where group by having order limit offset fetch first next rows only distinct all as on using join left right full ' +
    'inner outer cross natural lateral union intersect except with recursive case when then else end and or not in is null true ' +
    'false like ilike similar between exists any some asc desc nulls last over partition filter within window values explain ' +
    'analyze cast interval array row extract'
  ).split(' '),
);

interface Place {
  /** What closes the part that goes on over the end of the line. */
  closing: string | null;
}

/** Colours of SQL: enough to read by. */
const parser: StreamParser<Place> = {
  name: 'sql',
  startState: () => ({ closing: null }),
  token(stream, state) {
    if (state.closing !== null) return readOn(stream, state);
    if (stream.eatSpace()) return null;
    if (stream.match('--')) {
      stream.skipToEnd();
      return 'comment';
    }
    const opening = stream.match(/^(?:\/\*|'|"|\$\w*\$)/);
    if (Array.isArray(opening)) {
      const [mark] = opening;
      state.closing = mark === '/*' ? '*/' : mark;
      return readOn(stream, state);
    }
    if (stream.match(/^\d+(?:\.\d+)?(?:e[+-]?\d+)?/i)) return 'number';
    const word = stream.match(/^[\p{L}_][\p{L}\p{N}_$]*/u);
    if (Array.isArray(word)) return KEYWORDS.has(word[0].toLowerCase()) ? 'keyword' : 'variableName';
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: '--', block: { open: '/*', close: '*/' } } },
};

function readOn(stream: Parameters<typeof parser.token>[0], state: Place): string {
  const { closing } = state;
  const kind = closing === '*/' ? 'comment' : closing === '"' ? 'propertyName' : 'string';
  if (closing !== null && stream.skipTo(closing)) {
    stream.match(closing);
    state.closing = null;
  } else stream.skipToEnd();
  return kind;
}

export const sqlLanguage = StreamLanguage.define(parser);

/** Offers names of tables and columns, and the words of SQL. */
export function completeSql(tables: () => readonly SqlTable[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/[\w$]+/);
    if (!word && !context.explicit) return null;
    const known = tables();
    const columns = new Map(
      known.flatMap(({ name: table, columns: own }) =>
        own.map(({ name, type }) => [name, `${type}, ${table}`]),
      ),
    );
    const options: Completion[] = [
      ...known.map(({ name, label }) => ({ label: name, type: 'class', detail: label, boost: 2 })),
      ...[...columns].map(([label, detail]) => ({ label, type: 'property', detail, boost: 1 })),
      ...[...KEYWORDS].map((label) => ({ label, type: 'keyword' })),
    ];
    return { from: word?.from ?? context.pos, options, validFor: /^[\w$]*$/ };
  };
}
