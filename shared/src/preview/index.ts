import '../contracts/jitless';

export { createKeptRecords, type KeptRecordsPorts } from './kept-records';
export {
  isPickMessage,
  parsePreviewMessage,
  parseStageMessage,
  type LoadMessage,
  type PreviewAnswer,
  type PreviewMessage,
  type SaveMessage,
  type StageMessage,
} from './preview-messages';
export { MAX_DATA_LENGTH, openRecordsChannel, previewRecords, REFUSED, TOO_MUCH } from './preview-records';
export { SandboxFrame, type SandboxFrameProps } from './sandbox-frame';
