import type { DiffRow } from '@tessera/shared/diff';
import { memo, useState } from 'react';
import { CodeCell, NumberCell, SignCell } from './code-cell';
import { numberOn, type DiffView, type LineItem, type Side } from './diff-items';
import type { FoundMark } from './line-pieces';
import type { LineRange } from './line-link';
import { tokensOfLine } from './syntax/syntax';
import type { Colours } from './use-colours';

export interface DiffRowProps {
  readonly item: LineItem;
  readonly index: number;
  readonly view: DiffView;
  readonly colours: Colours;
  readonly lines: LineRange | undefined;
  readonly foundIn: ReadonlyMap<string, readonly FoundMark[]>;
  readonly onMeasure: (element: Element | null) => void;
}

/** One drawn line. It is drawn anew only when something of it changes, not while the table scrolls. */
export const DiffLine = memo(function DiffLine(props: DiffRowProps) {
  const { index, view, onMeasure } = props;
  const [isWhole, setIsWhole] = useState(false);
  const whole = {
    isWhole,
    onShowWhole: () => {
      setIsWhole(true);
    },
  };
  return (
    <div
      ref={onMeasure}
      role="row"
      className="row"
      aria-rowindex={index + 2}
      data-index={index}
      tabIndex={-1}
    >
      {view === 'split' ? <SplitCells {...props} {...whole} /> : <UnifiedCells {...props} {...whole} />}
    </div>
  );
});

interface CellsProps extends DiffRowProps {
  readonly isWhole: boolean;
  readonly onShowWhole: () => void;
}

function isNamed(lines: LineRange | undefined, side: Side, row: DiffRow | undefined): boolean {
  const number = numberOn(side, row);
  if (!lines || number === undefined) return false;
  return lines.side === side && lines.from <= number && number <= lines.to;
}

/** The colours of a line, from the text that it is drawn of. */
function tokensOf(colours: Colours, side: Side, row: DiffRow | undefined) {
  const syntax = side === 'L' ? colours.old : colours.new;
  const number = numberOn(side, row);
  return syntax && number !== undefined ? tokensOfLine(syntax, number) : undefined;
}

function foundOf(foundIn: DiffRowProps['foundIn'], side: Side, row: DiffRow | undefined) {
  return foundIn.get(`${side}${String(numberOn(side, row))}`);
}

function UnifiedCells({ item: { left, right }, colours, lines, foundIn, isWhole, onShowWhole }: CellsProps) {
  const row = right ?? left;
  const side = right ? 'R' : 'L';
  return (
    <>
      <NumberCell row={row} side="L" isNamed={isNamed(lines, 'L', row)} />
      <NumberCell row={row} side="R" isNamed={isNamed(lines, 'R', row)} />
      <SignCell row={row} />
      <CodeCell
        row={row}
        side={side}
        tokens={tokensOf(colours, side, row)}
        found={foundOf(foundIn, side, row)}
        isWhole={isWhole}
        onShowWhole={onShowWhole}
      />
    </>
  );
}

function SplitCells({ item, colours, lines, foundIn, isWhole, onShowWhole }: CellsProps) {
  return (['L', 'R'] as const).map((side) => {
    const row = side === 'L' ? item.left : item.right;
    return (
      <div key={side} className="half" role="none">
        <NumberCell row={row} side={side} isNamed={isNamed(lines, side, row)} />
        <SignCell row={row} />
        <CodeCell
          row={row}
          side={side}
          tokens={tokensOf(colours, side, row)}
          found={foundOf(foundIn, side, row)}
          isWhole={isWhole}
          onShowWhole={onShowWhole}
        />
      </div>
    );
  });
}
