/** The one entry of the builder: words to operations to an application model to files. Pure; no I/O. */
export { answerQuestion } from './answers/answer-question';
export type { ApplicationAnswer, KnownOfApplication } from './answers/known';
export { keepSpoken, takeSpoken, type Spoken } from './reading/chat/spoken';
export { readAnswer } from './confirmation/answer';
export { decisionsOf } from './confirmation/decisions';
export { askInWords, questionAbout } from './confirmation/question';
export { checkModel } from './checks/check-model';
export { createApplication } from './create';
export { describeTable } from './describe-table';
export { changeWithPictures, createWithPictures } from './pictures/with-pictures';
export { changeWithTables } from './tables/change-with-tables';
export { createWithTables } from './tables/create-with-tables';
export { performAll, type BehaviourResult } from './behaviours/perform-all';
export { affectedBehaviours } from './behaviours/affected';
export { createRobot } from './robot/create-robot';
export { putKept, readKept, replaceKept } from './robot/kept-text';
export type { AppWindow, RobotPage } from './robot/robot';
export { emit } from './emit/emit';
export { tabIcon } from './emit/emit-page';
export { emitSingleFile } from './emit/emit-page';
export { askedBehaviours } from './coverage/asked-behaviours';
export { settleCoverage } from './coverage/settle-coverage';
export { whatWorks } from './coverage/what-works';
export { behavioursOf } from './behaviours/behaviours-of';
export { differencesInWords } from './differences/differences-in-words';
export { diffFiles } from './merge/diff-files';
export { editsTakenBack, type Reach, type TakenBack } from './merge/edits-taken-back';
export { type HandEdit } from './merge/hand-edits';
export { beginWithDesign } from './outside/begin-with-design';
export { editApplication } from './pointing/edit-application';
export { nextChanges } from './reading/chat/suggestions/next-changes';
export { mergeFiles } from './merge/merge-files';
export { keepPrivate } from './operations/keep-private';
export type {
  ChangeResult,
  Check,
  CreateResult,
  DataEffects,
  FilePicture,
  FileTable,
  ProjectFile,
} from './types';
