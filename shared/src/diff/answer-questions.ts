import type { AskedOfWorker, ToldByWorker } from './ask-worker';

interface Scope<Question, Answer> {
  onmessage: ((event: MessageEvent<AskedOfWorker<Question>>) => void) | null;
  postMessage(told: ToldByWorker<Answer>, moved?: Transferable[]): void;
}

/**
 * In a worker: answers what `askWorker` asks.
 *
 * @param movedOf what is handed over rather than copied
 */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer,
  movedOf: (answer: Answer, question: Question) => Transferable[] = () => [],
): void {
  const scope = globalThis as unknown as Scope<Question, Answer>;
  scope.onmessage = ({ data: { number, question } }) => {
    try {
      const told = answer(question);
      scope.postMessage({ number, answer: told }, movedOf(told, question));
    } catch (error) {
      scope.postMessage({ number, failure: String(error) });
    }
  };
}
