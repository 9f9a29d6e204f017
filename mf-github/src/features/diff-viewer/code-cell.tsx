import type { DiffRow } from '@tessera/shared/diff';
import { formatBytes, VisuallyHidden } from '@tessera/shared/ui';
import type { Side } from './diff-items';
import { bytesOf } from './file-facts';
import { toPieces, type FoundMark, type LineTokens, type Piece } from './line-pieces';
import { LONGEST_SHOWN } from './row-heights';

const SIGNS = { same: '', added: '+', removed: '−' } as const;
const NO_TOKENS: LineTokens = [];
const NO_MARKS: readonly [] = [];

/** Class names of a cell: its role and, on changed lines, the kind of change. */
function classOf(role: string, row: DiffRow | undefined): string {
  if (!row) return `${role} absent`;
  return row.kind === 'same' ? role : `${role} ${row.kind}`;
}

interface NumberCellProps {
  readonly row: DiffRow | undefined;
  readonly side: Side;
  readonly isNamed: boolean;
}

/** A press on it names the line in the address. */
export function NumberCell({ row, side, isNamed }: NumberCellProps) {
  const line = side === 'L' ? row?.oldNumber : row?.newNumber;
  return (
    <div
      role="cell"
      className={`${classOf('number', row)}${isNamed ? ' named' : ''}`}
      data-side={side}
      data-line={line}
    >
      {line}
    </div>
  );
}

/** Whether the line came or went: a sign for eyes, a word for screen readers. */
export function SignCell({ row }: { row: DiffRow | undefined }) {
  if (!row || row.kind === 'same') return <div role="cell" className={classOf('sign', row)} />;
  return (
    <div role="cell" className={classOf('sign', row)}>
      <span aria-hidden="true">{SIGNS[row.kind]}</span>
      <VisuallyHidden>{row.kind}</VisuallyHidden>
    </div>
  );
}

interface CodeCellProps {
  readonly row: DiffRow | undefined;
  readonly side: Side;
  readonly tokens: LineTokens | undefined;
  readonly found: readonly FoundMark[] | undefined;
  /** All of a line that is very long. */
  readonly isWhole: boolean;
  readonly onShowWhole: () => void;
}

/** The text of a line: its colours, the words that its counterpart does not have, what was found. */
export function CodeCell({ row, side, tokens, found, isWhole, onShowWhole }: CodeCellProps) {
  if (!row) return <div role="cell" className="code absent" />;
  const all = side === 'L' ? (row.oldText ?? row.text) : row.text;
  const isLong = all.length > LONGEST_SHOWN;
  const text = isLong && !isWhole ? all.slice(0, LONGEST_SHOWN) : all;
  return (
    <div role="cell" className={classOf('code', row)}>
      <span className="text" data-side={side}>
        {isLong && isWhole ? text : <LineText row={row} text={text} tokens={tokens} found={found} />}
      </span>
      <LineEnd row={row} text={all} />
      {isLong && !isWhole ? (
        <button type="button" className="whole" onClick={onShowWhole}>
          Show the whole line ({formatBytes(bytesOf(all))})
        </button>
      ) : null}
    </div>
  );
}

/** How a line ends, where that is a part of the change. */
function LineEnd({ row, text }: { row: DiffRow; text: string }) {
  return (
    <>
      {row.kind !== 'same' && text.endsWith('\r') ? (
        <span className="note" title="This line ends with a carriage return (CRLF)">
          ␍
        </span>
      ) : null}
      {row.lacksLineBreak ? <span className="note"> No line break at the end of the file</span> : null}
    </>
  );
}

interface LineTextProps extends Partial<Pick<CodeCellProps, 'tokens' | 'found'>> {
  readonly row: DiffRow;
  readonly text: string;
}

function LineText({
  row: { kind, marks = NO_MARKS },
  text,
  tokens = NO_TOKENS,
  found = NO_MARKS,
}: LineTextProps) {
  const shown = text.endsWith('\r') ? text.slice(0, -1) : text;
  const pieces = toPieces(shown, tokens, kind === 'same' ? NO_MARKS : marks, found);
  const [first] = pieces;
  if (pieces.length === 1 && first?.token === 0 && !first.isMarked && !first.find) return shown;
  const Changed = kind === 'added' ? 'ins' : 'del';
  return pieces.map((piece) =>
    piece.isMarked ? (
      <Changed key={piece.from}>
        <PieceText piece={piece} />
      </Changed>
    ) : (
      <PieceText key={piece.from} piece={piece} />
    ),
  );
}

function PieceText({ piece: { text, token, find } }: { piece: Piece }) {
  const coloured = token === 0 ? text : <span className={`t${String(token)}`}>{text}</span>;
  return find ? <mark className={find}>{coloured}</mark> : coloured;
}
