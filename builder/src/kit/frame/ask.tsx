import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

/** Something that has to be read, and mostly answered, before it goes on. */
interface Question {
  readonly title: string;
  readonly body: ReactNode;
  /** What a yes does; without it there is nothing to decide. */
  readonly answer?: { readonly name: string; readonly isDanger?: boolean; readonly act: () => void };
}

const AskContext = createContext<(question: Question) => void>(() => undefined);

/** Gives the function that asks something in a dialog above the page. */
export function useAsk(): (question: Question) => void {
  return useContext(AskContext);
}

/** Holds the question that is asked. */
export function AskProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const close = useCallback(() => {
    setQuestion(null);
  }, []);
  // A link in it leads to another page.
  useEffect(() => {
    window.addEventListener('hashchange', close);
    return () => {
      window.removeEventListener('hashchange', close);
    };
  }, [close]);
  return (
    <AskContext value={setQuestion}>
      {children}
      {question && <QuestionDialog question={question} onClose={close} />}
    </AskContext>
  );
}

function QuestionDialog({
  question,
  onClose,
}: {
  readonly question: Question;
  readonly onClose: () => void;
}) {
  const { title, body, answer } = question;
  return (
    <Dialog title={title} onClose={onClose}>
      {body}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {answer ? 'Cancel' : 'Close'}
        </button>
        {answer && (
          <button
            type="button"
            className={`button ${answer.isDanger === true ? 'button-danger' : 'button-primary'}`}
            onClick={() => {
              onClose();
              answer.act();
            }}
          >
            {answer.name}
          </button>
        )}
      </div>
    </Dialog>
  );
}
