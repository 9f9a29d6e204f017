import type { DatabasePerson } from '@tessera/shared/contracts';
import { Button, RelativeTime, SelectField, Table } from '@tessera/shared/ui';
import styled from 'styled-components';
import { ROLES } from '../sign-in-draft';
import type { GivenRole } from './use-people';

interface PeopleTableProps {
  people: readonly DatabasePerson[];
  isLoading: boolean;
  onChange: (person: DatabasePerson, role: GivenRole) => void;
  onRemove: (person: DatabasePerson) => void;
}

/** Who can sign in, what each can do, and when they were there last. */
export function PeopleTable({ people, isLoading, onChange, onRemove }: PeopleTableProps) {
  return (
    <Table
      caption="People of the live app"
      isLoading={isLoading}
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        { id: 'email', header: 'Email', cell: ({ email }) => <Email>{email}</Email> },
        { id: 'role', header: 'Can', cell: (person) => <Role person={person} onChange={onChange} /> },
        { id: 'last', header: 'Last signed in', cell: (person) => <LastIn person={person} /> },
        {
          id: 'remove',
          header: 'Remove',
          isAction: true,
          cell: (person) =>
            person.role === 'owner' ? null : (
              <Button
                size="small"
                aria-label={`Remove ${person.email}`}
                onClick={() => {
                  onRemove(person);
                }}
              >
                Remove
              </Button>
            ),
        },
      ]}
    />
  );
}

function Role({ person, onChange }: { person: DatabasePerson } & Pick<PeopleTableProps, 'onChange'>) {
  if (person.role === 'owner') return 'Everything, as owner';
  return (
    <Choice>
      <SelectField
        label={`What ${person.email} can do`}
        isLabelHidden
        options={ROLES}
        value={person.role}
        onChange={({ target }) => {
          const role = ROLES.find(({ value }) => value === target.value);
          if (role) onChange(person, role.value);
        }}
      />
    </Choice>
  );
}

function LastIn({ person: { lastInAt, invitedAt } }: { person: DatabasePerson }) {
  if (lastInAt !== null) return <RelativeTime at={lastInAt} />;
  if (invitedAt === null) return 'Not yet';
  return (
    <span>
      Not yet. Invited <RelativeTime at={invitedAt} />
    </span>
  );
}

/* As wide as the longest of its choices, whatever the table has room for. */
const Choice = styled.div`
  min-width: 168px;
`;

const Email = styled.strong`
  overflow-wrap: anywhere;
  font-weight: ${({ theme }) => theme.weights.medium};
`;
