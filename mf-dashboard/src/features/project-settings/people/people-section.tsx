import { listDatabases, type DatabasePerson } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { Banner, Button, ConfirmDialog, EmptyState, ErrorState, Skeleton } from '@tessera/shared/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { OpenAsOwner } from '../../../lib/open-as-owner';
import { InviteDialog } from './invite-dialog';
import { PeopleTable } from './people-table';
import { usePeople, type GivenRole, type People } from './use-people';

/** The people of the live application, and the owner's own way in. Nobody can be invited before there is one. */
export function PeopleSection({ projectId }: { projectId: string }) {
  const { api } = useShell();
  const database = useResource(
    `databases ${projectId}`,
    async (signal) => {
      const { items } = await api.call(listDatabases, { query: { projectId } }, { signal });
      return items.find(({ environments }) => environments.production) ?? null;
    },
    { fallback: 'The people could not be loaded.' },
  );
  switch (database.status) {
    case 'loading':
      return (
        <div aria-busy="true" aria-label="Loading the people">
          <Skeleton lines={3} />
        </div>
      );
    case 'failed':
      return (
        <ErrorState message={database.message} isRetrying={database.isRefreshing} onRetry={database.reload} />
      );
    case 'ready':
      return database.data ? (
        <PeopleOf databaseId={database.data.id} />
      ) : (
        <Text>You can invite people after the first deployment.</Text>
      );
  }
}

function PeopleOf({ databaseId }: { databaseId: string }) {
  const actions = usePeople(databaseId);
  const { people } = actions;
  const [isInviting, setIsInviting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [note, setNote] = useState('');
  const tell = (why: string | undefined, done: string) => {
    setProblem(why);
    setNote(why === undefined ? done : '');
  };
  if (people.status === 'failed') {
    return <ErrorState message={people.message} onRetry={people.reload} isRetrying={people.isRefreshing} />;
  }
  return (
    <>
      {problem === undefined ? null : <Banner tone="bad" role="alert" title={problem} />}
      <Listed actions={actions} onTold={tell} />
      <Buttons>
        <Button
          icon={<UserPlus size={16} strokeWidth={1.75} />}
          onClick={() => {
            setIsInviting(true);
          }}
        >
          Invite people
        </Button>
        <OpenAsOwner databaseId={databaseId} />
      </Buttons>
      <Text role="status">{note}</Text>
      {isInviting
        ? createPortal(
            <InviteDialog
              invite={actions.invite}
              isBusy={actions.isBusy}
              onClose={() => {
                setIsInviting(false);
              }}
              onInvited={(count) => {
                setIsInviting(false);
                tell(
                  undefined,
                  count === 1 ? '1 person is invited.' : `${String(count)} people are invited.`,
                );
              }}
            />,
            // A form cannot stand in the form of the settings.
            document.body,
          )
        : null}
    </>
  );
}

interface ListedProps {
  actions: People;
  /** Why something was not done, or that it was. */
  onTold: (why: string | undefined, done: string) => void;
}

function Listed({ actions: { people, isBusy, change, remove }, onTold }: ListedProps) {
  const [asked, setAsked] = useState<DatabasePerson>();
  const list = people.status === 'ready' ? people.data : [];
  const give = async (person: DatabasePerson, role: GivenRole) => {
    onTold(await change(person, role), `${person.email} was changed.`);
  };
  const takeAway = async (person: DatabasePerson) => {
    const why = await remove(person);
    setAsked(undefined);
    onTold(why, `${person.email} was removed.`);
  };
  if (people.status === 'ready' && list.length === 0) {
    return (
      <EmptyState
        title="Nobody is here yet"
        description="Whoever you invite gets a mail with the address of the live app."
      />
    );
  }
  return (
    <>
      <PeopleTable
        people={list}
        isLoading={people.status === 'loading'}
        onChange={(person, role) => void give(person, role)}
        onRemove={setAsked}
      />
      <ConfirmDialog
        title={`Remove ${asked?.email ?? ''}?`}
        description="They are signed out at once. What they entered stays."
        confirmLabel="Remove"
        isOpen={asked !== undefined}
        isBusy={isBusy}
        onOpenChange={() => {
          setAsked(undefined);
        }}
        onConfirm={() => {
          if (asked) void takeAway(asked);
        }}
      />
    </>
  );
}

const Text = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
`;
