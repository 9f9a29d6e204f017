/** Text without what only psql understands, and what was in it. Every line keeps its place. */
export interface CleanDump {
  readonly sql: string;
  /** How many tables had rows in it. */
  readonly copies: number;
  readonly commands: number;
}

/** What follows are rows. Each part is looked for by itself: a line may be long. */
const isCopy = (line: string) =>
  /^COPY\s/i.test(line) && line.trimEnd().endsWith(';') && /\sFROM\s+stdin\b/i.test(line);
const END_OF_ROWS = /^\\\.\s*$/;
/** `\connect shop`, `\restrict …`: what pg_dump writes for psql. */
const COMMAND = /^\\[a-z]+\b/i;

/** What pg_dump writes between statements: rows after COPY, and commands of psql. */
export function cleanDump(text: string): CleanDump {
  let isInRows = false;
  let copies = 0;
  let commands = 0;
  const lines = text.split('\n').map((line) => {
    const isRows = isInRows;
    if (isRows) {
      isInRows = !END_OF_ROWS.test(line);
      return '';
    }
    if (isCopy(line)) {
      isInRows = true;
      copies += 1;
      return '';
    }
    if (!COMMAND.test(line)) return line;
    commands += 1;
    return '';
  });
  return { sql: lines.join('\n'), copies, commands };
}
