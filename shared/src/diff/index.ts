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
export { foldRows, type DiffRow, type DiffSection, type Mark } from './diff-rows';
export { RowButton } from './row-button';
export { createTextDiffer, type TextDiffer } from './text-differ';
