import type { Repository } from '@tessera/shared/contracts';
import { Button, Stack, SwitchField, TextField } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { FormDialog } from '../../lib/form-dialog';
import { ProjectField } from './project-field';
import { nameProblem, suggestName } from './repository-name';
import { useCreation, type CreationOutcome } from './use-creation';
import { useLinkableProjects } from './use-linkable-projects';

export interface CreateRepositoryDialogProps {
  onClose: () => void;
  onCreated: (repository: Repository, outcome: CreationOutcome) => void;
}

/** Makes an empty repository at GitHub, for a project to be pushed to. */
export function CreateRepositoryDialog({ onClose, onCreated }: CreateRepositoryDialogProps) {
  const creation = useCreation(onCreated);
  const projects = useLinkableProjects();
  const [name, setName] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [isPrivate, setIsPrivate] = useState(true);
  const [description, setDescription] = useState('');
  const [projectId, setProjectId] = useState('');
  // As it is typed, but not before anything is.
  const problem = name !== '' || isSent ? nameProblem(name) : undefined;

  async function send(): Promise<void> {
    setIsSent(true);
    if (nameProblem(name) !== undefined) return;
    const text = description.trim();
    const project =
      projects.status === 'ready' ? projects.data.find(({ id }) => id === projectId) : undefined;
    await creation.create(
      { name: name.trim(), private: isPrivate, ...(text !== '' && { description: text }) },
      project,
    );
  }

  return (
    <FormDialog
      title="Create repository"
      submitLabel="Create repository"
      isBusy={creation.isBusy}
      problem={creation.problem}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <NameField
        name={name}
        error={problem ?? creation.nameProblem}
        suggestion={problem === undefined ? '' : suggestName(name)}
        onName={(next) => {
          setName(next);
          creation.forget();
        }}
      />
      <TextField
        label="Description"
        optional
        maxLength={350}
        value={description}
        error={creation.descriptionProblem}
        onChange={(event) => {
          setDescription(event.target.value);
        }}
      />
      <SwitchField
        label="Private"
        hint={isPrivate ? 'You and whom you invite at GitHub see it.' : 'Everybody on the internet sees it.'}
        checked={isPrivate}
        onChange={(event) => {
          setIsPrivate(event.target.checked);
        }}
      />
      <ProjectField
        projects={projects}
        optional
        placeholder="Link no project"
        value={projectId}
        onValueChange={setProjectId}
      />
    </FormDialog>
  );
}

interface NameFieldProps {
  name: string;
  error: string | undefined;
  /** The nearest name that GitHub takes; empty where there is none. */
  suggestion: string;
  onName: (name: string) => void;
}

function NameField({ name, error, suggestion, onName }: NameFieldProps) {
  return (
    <Stack gap={2} align="start">
      <Wide>
        <TextField
          label="Name"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={name}
          error={error}
          onChange={(event) => {
            onName(event.target.value);
          }}
        />
      </Wide>
      {suggestion === '' || suggestion === name ? null : (
        <Button
          size="small"
          onClick={() => {
            onName(suggestion);
          }}
        >
          {`Use "${suggestion}"`}
        </Button>
      )}
    </Stack>
  );
}

const Wide = styled.div`
  width: 100%;
`;
