/** The one entry of the builder: words to operations to an application model to files. Pure; no I/O. */
export { changeApplication } from './change';
export { readAnswer } from './confirmation/answer';
export { askInWords, questionAbout } from './confirmation/question';
export { checkModel } from './checks/check-model';
export { createApplication } from './create';
export { performAll, type BehaviourResult } from './behaviours/perform-all';
export { affectedBehaviours } from './behaviours/affected';
export { createRobot } from './robot/create-robot';
export { putKept, readKept, replaceKept } from './robot/kept-text';
export type { AppWindow, RobotPage } from './robot/robot';
export { emit } from './emit/emit';
export { settleCoverage } from './coverage/settle-coverage';
export { whatWorks } from './coverage/what-works';
export { behavioursOf } from './behaviours/behaviours-of';
export { diffFiles } from './merge/diff-files';
export { nextChanges } from './words/edits/next-changes';
export { mergeFiles } from './merge/merge-files';
export type { ChangeResult, Check, CreateResult, DataEffects, ProjectFile } from './types';
