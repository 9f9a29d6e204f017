import type { DataPlace, Project } from '@tessera/shared/contracts';
import { Banner, Button, RadioCards } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ActionBar, BarButtons, endsInBar } from '../../lib/action-bar';
import { DATA_PLACES } from '../../lib/data-places';
import { useFillHeight } from '../../lib/use-fill-height';
import { SavedNote } from './saved-note';

export interface DatabaseTabProps {
  project: Project;
  /** Keeps the choice; gives what went wrong, fit to show, or undefined. */
  onSave: (place: DataPlace) => Promise<string | undefined>;
}

interface Saving {
  readonly step: 'idle' | 'saving' | 'saved';
  readonly problem?: string | undefined;
}

/** Where the records of the live application are kept (SCR-05, DATA-01). */
export function DatabaseTab({ project, onSave }: DatabaseTabProps) {
  const kept = project.dataPlace ?? 'browser';
  const [place, setPlace] = useState<DataPlace>(kept);
  const [saving, setSaving] = useState<Saving>({ step: 'idle' });
  const root = useFillHeight<HTMLFormElement>();
  const save = async () => {
    setSaving({ step: 'saving' });
    const problem = place === kept ? undefined : await onSave(place);
    setSaving(problem === undefined ? { step: 'saved' } : { step: 'idle', problem });
  };
  return (
    <Form
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (saving.step !== 'saving') void save();
      }}
    >
      {saving.problem === undefined ? null : <Banner tone="bad" title={saving.problem} />}
      <RadioCards
        label="Where data lives"
        columns={2}
        options={DATA_PLACES}
        value={place}
        onValueChange={(next) => {
          setPlace(next);
          setSaving({ step: 'idle' });
        }}
      />
      <Notes>
        <li>
          {project.deployment === null
            ? 'It counts from the first deployment on.'
            : 'The live app changes with its next deployment.'}
        </li>
        <li>The preview has records of its own, which never reach the live app.</li>
        {place === kept ? null : <li>{LEFT_BEHIND[kept]}</li>}
      </Notes>
      <ActionBar>
        <BarButtons>
          <Button type="submit" variant="primary" isBusy={saving.step === 'saving'}>
            Save
          </Button>
          <SavedNote isSaved={saving.step === 'saved'} />
        </BarButtons>
      </ActionBar>
    </Form>
  );
}

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
