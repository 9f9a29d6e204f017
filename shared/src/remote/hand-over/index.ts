import '../../contracts/jitless';

export {
  readCarriedMessage,
  removeCarriedMessage,
  writeCarriedMessage,
  type CarriedMessage,
} from './carried-message';
export { readCreation, removeCreation, writeCreation, type Creation } from './creation';
export { readDraft, writeDraft } from './draft';
export { planOfState, readPlan, removePlan, writePlan } from './plan';
export { planState } from './plan-state';
export {
  isPromptReleased,
  readSentPrompt,
  releasePrompt,
  unsendPrompt,
  writeSentPrompt,
} from './sent-prompt';
export { readQueue, writeQueue, type QueuedMessage } from './queue';
export { readTalkMode, writeTalkMode } from './talk-mode';
export { readTried, removeTried, writeTried, type Tried } from './tried';
