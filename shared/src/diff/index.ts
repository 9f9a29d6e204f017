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
export { askWorker, type WorkerLine } from './ask-worker';
export { DiffTable, RowButton } from './diff-table.styles';
export { foldRows, toSplitRows, type DiffRow, type DiffSection, type Mark, type SplitRow } from './diff-rows';
export { stepToChange } from './step-to-change';
export { createTextDiffer, type TextDiffer } from './text-differ';
export { UnifiedRows } from './unified-rows';
