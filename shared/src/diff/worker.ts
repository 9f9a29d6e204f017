export { answerDiffs } from './answer-diffs';
export { answerQuestions } from './answer-questions';
