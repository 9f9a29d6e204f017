export {
  ConflictFiles,
  linesLost,
  useConflictPicks,
  type ConflictChoice,
  type ConflictFile,
  type ConflictPlace,
  type ConflictWords,
  type DecidedTexts,
} from './conflict-files';
export { DiffTable, RowButton } from './diff-table.styles';
export { countRows, foldRows, toSplitRows, type DiffRow, type DiffSection, type SplitRow } from './diff-rows';
export { cellClass, CodeCell, SignCell } from './line-cells';
export { stepToChange } from './step-to-change';
export { UnifiedRows } from './unified-rows';
