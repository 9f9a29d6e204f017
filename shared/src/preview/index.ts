import '../contracts/jitless';

export { createKeptRecords, type KeptRecordsPorts } from './kept-records';
export {
  isPickMessage,
  parsePreviewMessage,
  parseStageMessage,
  type LoadMessage,
  type PreviewAnswer,
  type PreviewMessage,
  type RecordsMessage,
  type SaveMessage,
  type StageMessage,
} from './preview-messages';
export {
  MAX_DATA_LENGTH,
  openRecordsChannel,
  previewItems,
  previewRecords,
  REFUSED,
  TOO_MUCH,
  type KeptItems,
} from './preview-records';
export { SandboxFrame, type SandboxFrameProps } from './sandbox-frame';
