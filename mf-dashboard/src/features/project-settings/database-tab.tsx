import { fieldsInWords, openedSentence, STRANGERS, type Opened } from '@tessera/builder/access';
import type { DataPlace, Project } from '@tessera/shared/contracts';
import { Banner, Button, ConfirmDialog, RadioCards } from '@tessera/shared/ui';
import styled from 'styled-components';
import { ActionBar, BarButtons, endsInBar } from '../../lib/action-bar';
import { DATA_PLACES } from '../../lib/data-places';
import { useFillHeight } from '../../lib/use-fill-height';
import { DatabaseLinks } from './database-links';
import { isUnsaved, placeOf, type DatabaseSettingsState } from './database-settings-state';
import type { DatabaseSettings } from './database-settings.store';
import { SavedNote } from '../../lib/saved-note';
import { SignInSection } from './sign-in-section';
import { VisitorsSection } from './visitors-section';

export interface DatabaseTabProps {
  settings: DatabaseSettings;
  state: DatabaseSettingsState;
}

/** Where the records of the live application are kept, and what its visitors may do with them (SCR-05, DATA-01, DATA-02). */
export function DatabaseTab({ settings, state }: DatabaseTabProps) {
  const { project, place, saving, problem, hasMovedOn } = state;
  const root = useFillHeight<HTMLFormElement>();
  return (
    <>
      <Form
        ref={root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void settings.save();
        }}
      >
        {problem === undefined ? null : <Banner tone="bad" title={problem} />}
        {hasMovedOn ? <Banner tone="warn" role="alert" title={MOVED_ON} /> : null}
        <RadioCards
          label="Where data lives"
          columns={2}
          options={DATA_PLACES}
          value={place}
          onValueChange={settings.choosePlace}
        />
        <PlaceNotes project={project} place={place} />
        <DatabaseLinks projectId={project.id} />
        <VisitorsSection settings={settings} state={state} />
        <SignInSection settings={settings} state={state} />
        <ActionBar>
          <BarButtons>
            <Button type="submit" variant="primary" isBusy={saving.step === 'saving'}>
              Save
            </Button>
            {isUnsaved(state) ? (
              <Button variant="quiet" onClick={settings.discard}>
                Discard changes
              </Button>
            ) : null}
            <SavedNote
              isSaved={saving.step === 'saved'}
              note={
                saving.step === 'saved' && saving.hasRights ? 'Live after the next deployment' : undefined
              }
            />
          </BarButtons>
        </ActionBar>
      </Form>
      <OpeningDialog settings={settings} opened={saving.step === 'asking' ? saving.opened : []} />
    </>
  );
}

function PlaceNotes({ project, place }: { project: Project; place: DataPlace }) {
  const kept = placeOf(project);
  return (
    <Notes>
      <li>
        {project.deployment === null
          ? 'It applies from the first deployment.'
          : 'A change applies from the next deployment.'}
      </li>
      <li>The preview has records of its own, which never reach the live app.</li>
      {place === kept ? null : <li>{LEFT_BEHIND[kept]}</li>}
    </Notes>
  );
}

/** The second question before strangers may read what is personal. */
function OpeningDialog({ settings, opened }: { settings: DatabaseSettings; opened: readonly Opened[] }) {
  const [only, ...others] = opened;
  const columns = only && others.length === 0 ? fieldsInWords(only.fields, only.entity) : 'personal columns';
  const isAlike = only && others.every(({ to }) => to === only.to);
  return (
    <ConfirmDialog
      title={`Make ${columns} readable by ${isAlike ? STRANGERS[only.to] : 'strangers'}?`}
      description={
        <>
          {isAlike ? READERS[only.to] : null}
          {others.length === 0 ? null : (
            <Columns>
              {opened.map((one) => (
                <li key={one.entity.id}>{openedSentence(one)}</li>
              ))}
            </Columns>
          )}
        </>
      }
      confirmLabel="Make readable"
      isOpen={only !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) void settings.answer(false);
      }}
      onConfirm={() => void settings.answer(true)}
    />
  );
}

const READERS: Readonly<Record<Opened['to'], string>> = {
  everyone: 'Anyone who opens the live app can read them, without signing in.',
  newcomers: 'Anyone with an email address can sign in to the live app and read them.',
};

const MOVED_ON =
  'This project was changed in the meantime. Below are its newest tables with what you ticked: look at them and save again.';

/** What becomes of the records that there are. */
const LEFT_BEHIND: Readonly<Record<DataPlace, string>> = {
  browser: 'What visitors have entered so far stays in their browsers. It is not copied into the database.',
  database: 'The database is kept, but visitors do not see it until you choose it again.',
};

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  max-width: ${({ theme }) => theme.widths.reading};
  ${endsInBar}
`;

const Notes = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding-inline-start: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;

const Columns = styled.ul`
  margin-top: ${({ theme }) => theme.space[2]};
  padding-inline-start: ${({ theme }) => theme.space[4]};
`;
