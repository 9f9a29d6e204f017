import { SIGN_OUT } from '../data/record-server';
import type { Person } from '../data/server-protocol';
import { PersonIcon } from './icons';
import { Menu } from './menu';
import { navigate } from './router';
import { SignInLink, usePeople } from './sign-in-link';
import { useStore } from './store-context';
import { useToast } from './toasts';

const ROLES: Readonly<Record<Person['role'], string>> = {
  owner: 'Owner of this app',
  editor: 'Can add and change',
  viewer: 'Can only look',
};

/** Who has signed in, with the way out; or the way in. [DATA-03] */
export function Account() {
  const person = usePeople()?.person;
  if (!person) return <SignInLink className="account" />;
  return <SignedIn person={person} />;
}

function SignedIn({ person: { email, role } }: { readonly person: Person }) {
  const store = useStore();
  const toast = useToast();
  const signOut = async () => {
    const isOut = await store.ask(SIGN_OUT, {}).then(
      ({ status }) => status === 200,
      () => false,
    );
    toast(isOut ? 'You are signed out.' : 'The server does not answer. You are still signed in.');
    if (!isOut) return;
    // What was typed in forms is theirs.
    store.visit.clear();
    navigate('#/');
    document.getElementById('main')?.focus();
  };
  return (
    <Menu
      label={`Signed in as ${email}`}
      className="account"
      icon={
        <>
          <PersonIcon />
          <span className="account-name" dir="auto">
            {email}
          </span>
        </>
      }
    >
      {(close) => (
        <>
          <p className="account-role">
            <strong dir="auto">{email}</strong>
            {ROLES[role]}
          </p>
          <button
            type="button"
            className="menu-item"
            onClick={() => {
              close();
              void signOut();
            }}
          >
            Sign out
          </button>
        </>
      )}
    </Menu>
  );
}
