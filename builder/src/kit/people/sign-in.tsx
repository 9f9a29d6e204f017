import { useState } from 'react';
import type { ReactNode } from 'react';
import { PageHeading } from '../frame/page';
import { addressQuery, navigate } from '../frame/router';
import { usePeople } from '../frame/sign-in-link';
import { useStore, useVisitState } from '../frame/store-context';
import { useToast } from '../frame/toasts';
import { problemIn, type Problem } from './sign-in-problem';
import { SignInField } from './sign-in-field';

const ASK_CODE = '/sign-in';
const SEND_CODE = '/sign-in/code';

/** The page that one came from: an address of this application, whatever somebody wrote there. */
function placeToReturn(): string {
  const then = addressQuery().get('then') ?? '';
  return then.startsWith('#/') ? then : '#/';
}

function goBack(): void {
  navigate(placeToReturn(), { replace: true });
}

/** The page on which somebody signs in by a code that comes by mail. [DATA-03] */
export function SignIn() {
  const person = usePeople()?.person;
  const [sentTo, setSentTo] = useVisitState('sign-in/sent', '');
  return (
    <div className="sheet">
      <div className="page-head">
        <PageHeading title="Sign in" />
      </div>
      {person && <SignedIn email={person.email} />}
      {!person && sentTo === '' && <EmailForm onSent={setSentTo} />}
      {!person && sentTo !== '' && <CodeForm email={sentTo} onLeave={setSentTo} />}
    </div>
  );
}

function SignedIn({ email }: { readonly email: string }) {
  return (
    <div className="blank blank-framed">
      <p className="blank-text">
        You are signed in as <span dir="auto">{email}</span>.
      </p>
      <a className="button button-primary" href={placeToReturn()}>
        Go on
      </a>
    </div>
  );
}

/** Sends something, and holds what was wrong with it, until something else is typed. */
function useAsking() {
  const store = useStore();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const ask = async (path: string, body: object): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    const found = await store.ask(path, body).then(problemIn, () => problemIn(null));
    setIsBusy(false);
    setProblem(found);
    return found === null;
  };
  return { problem, setProblem, isBusy, ask };
}

function EmailForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const isInvited = usePeople()?.signIn === 'invited';
  const [draft, setDraft] = useVisitState('sign-in/email', '');
  const { problem, setProblem, isBusy, ask } = useAsking();
  const submit = async () => {
    const email = draft.trim();
    if (!/^\S+@\S+\.\S+$/u.test(email))
      setProblem({ text: email === '' ? 'Enter your email address.' : 'This is not an email address.' });
    else if (await ask(ASK_CODE, { email })) onSent(email);
  };
  return (
    <SignInForm onSubmit={submit}>
      <SignInField
        name="Email"
        // Not type="email": the browser would hide what was typed wrong from our own messages.
        inputMode="email"
        autoComplete="email"
        help={
          isInvited
            ? 'Only people who were invited can sign in. You get a code by email. No password needed.'
            : 'You get a code by email. No password needed.'
        }
        value={draft}
        problem={problem}
        onChange={(value) => {
          setDraft(value);
          setProblem(null);
        }}
      />
      <div className="form-actions">
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {isBusy ? 'Sending…' : 'Send code'}
        </button>
        <button type="button" className="button" onClick={goBack}>
          Cancel
        </button>
      </div>
    </SignInForm>
  );
}

interface CodeFormProps {
  readonly email: string;
  /** Called with '' when another address is to be typed. */
  readonly onLeave: (email: '') => void;
}

function CodeForm({ email, onLeave }: CodeFormProps) {
  const toast = useToast();
  const [code, setCode] = useState('');
  const { problem, setProblem, isBusy, ask } = useAsking();
  const submit = async () => {
    if (code.length !== 6)
      setProblem({ text: code === '' ? 'Enter the code from the mail.' : 'The code has six digits.' });
    else if (await ask(SEND_CODE, { email, code })) {
      onLeave('');
      toast(`You are signed in as ${email}.`);
      goBack();
    }
  };
  const sendAgain = async () => {
    if (await ask(ASK_CODE, { email })) {
      setCode('');
      toast('A new code is on its way. The one before is void.');
    }
  };
  return (
    <SignInForm onSubmit={submit}>
      <SignInField
        name="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        help={`We sent a six-digit code to ${email}, if it may sign in here. It can take a minute.`}
        value={code}
        problem={problem}
        onChange={(value) => {
          setCode(value.replace(/\D/gu, '').slice(0, 6));
          setProblem(null);
        }}
      />
      <div className="form-actions">
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </button>
        <button type="button" className="button" onClick={() => void sendAgain()}>
          Send a new code
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            onLeave('');
          }}
        >
          Change address
        </button>
      </div>
    </SignInForm>
  );
}

interface SignInFormProps {
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

function SignInForm({ onSubmit, children }: SignInFormProps) {
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
