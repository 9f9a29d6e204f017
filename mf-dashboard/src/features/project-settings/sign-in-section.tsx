import { inSentence, signInHint } from '@tessera/builder/access';
import type { Entity } from '@tessera/shared/contracts';
import { CheckboxField, RadioCards } from '@tessera/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { placeOf, tablesAsChosen, type DatabaseSettingsState } from './database-settings-state';
import type { DatabaseSettings } from './database-settings.store';
import { PeopleSection } from './people/people-section';
import { isOwnOnly, ROLES, WHO_SIGNS_IN, type OwnDraft } from './sign-in-draft';

interface SignInSectionProps {
  settings: DatabaseSettings;
  state: DatabaseSettingsState;
}

/** 'People': who can sign in to the live application, and who they are (SCR-05, DATA-03). */
export function SignInSection({ settings, state }: SignInSectionProps) {
  const id = useId();
  const { project } = state;
  const chosen = tablesAsChosen(state);
  // Without tables there is nothing to sign in to.
  if (!chosen) return null;
  const { entities, signIn } = chosen;
  const hint = signInHint({ entities: [...entities], ...(signIn && { signIn }) });
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>People</h2>
      <RadioCards
        label="Who can sign in"
        options={WHO_SIGNS_IN}
        value={signIn?.who ?? 'nobody'}
        onValueChange={settings.chooseWho}
      />
      {signIn?.who === 'open' ? (
        <RadioCards
          label="Newcomers can"
          columns={2}
          options={ROLES}
          value={signIn.newcomers}
          onValueChange={settings.chooseNewcomers}
        />
      ) : null}
      {signIn ? <OwnRecords settings={settings} entities={entities} own={state.own} /> : null}
      {hint === undefined ? null : <Text>{hint}.</Text>}
      {placeOf(project) === 'database' ? <PeopleSection projectId={project.id} /> : null}
    </Section>
  );
}

interface OwnRecordsProps {
  settings: DatabaseSettings;
  entities: readonly Entity[];
  own: OwnDraft;
}

/** Of which tables editors, who add and change, see nothing that others entered. */
function OwnRecords({ settings, entities, own }: OwnRecordsProps) {
  const id = useId();
  return (
    <Own role="group" aria-labelledby={id}>
      <span id={id}>Editors see only their own</span>
      <Boxes>
        {entities.map((entity) => (
          <CheckboxField
            key={entity.id}
            label={entity.plural}
            aria-label={`Editors see only their own ${inSentence(entity.plural)}`}
            checked={isOwnOnly(entity, own)}
            onChange={({ target }) => {
              settings.tickOwn(entity, target.checked);
            }}
          />
        ))}
      </Boxes>
    </Own>
  );
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  margin-top: ${({ theme }) => theme.space[4]};
  h2 {
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;

const Own = styled.div`
  > span {
    font-size: ${({ theme }) => theme.sizes[13]};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[6]};
`;

const Text = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;
