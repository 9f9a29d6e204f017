import { linkProject } from '@tessera/shared/contracts';
import { BranchSelect, type RepositoryView } from '@tessera/shared/repositories';
import { useShell } from '@tessera/shared/remote';
import { SwitchField } from '@tessera/shared/ui';
import { useState } from 'react';
import { FormDialog } from '../../lib/form-dialog';
import { useSubmit } from '../../lib/use-submit';
import { ProjectField } from './project-field';
import { useLinkableProjects } from './use-linkable-projects';

export interface LinkDialogProps {
  repository: RepositoryView;
  /** What was chosen before. */
  projectId?: string | undefined;
  /** Why it did not work before. */
  failure?: string | undefined;
  onClose: () => void;
  /** With the name of the project. */
  onLinked: (project: string) => void;
}

interface Link {
  readonly id: string;
  readonly branch: string;
  readonly pushOnVersion: boolean;
}

/** Links a repository to a project: from then on it is pushed to and pulled from. */
export function LinkDialog({ repository, projectId = '', failure, onClose, onLinked }: LinkDialogProps) {
  const { api } = useShell();
  const projects = useLinkableProjects();
  const [id, setId] = useState(projectId);
  const [branch, setBranch] = useState('');
  const [pushOnVersion, setPushOnVersion] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const { fullName } = repository;
  const linking = useSubmit(async ({ id: linkedId, branch: chosen, pushOnVersion: isWanted }: Link) => {
    const params = { id: linkedId };
    // Without the switch GitHub is asked, also where the two are linked already: it may be a new repository of the same name.
    const body = { repository: fullName, ...(chosen !== '' && { branch: chosen }) };
    const answer = await api.call(linkProject, { params, body });
    const { link } = answer;
    if (link === null || link.pushOnVersion === isWanted) return answer;
    return api.call(linkProject, {
      params,
      body: { repository: link.repository, branch: link.branch, pushOnVersion: isWanted },
    });
  }, 'The project could not be linked');

  async function send(): Promise<void> {
    setIsMissing(id === '');
    if (id === '') return;
    const answer = await linking.submit({ id, branch, pushOnVersion });
    const name = projects.status === 'ready' ? projects.data.find((one) => one.id === id)?.name : undefined;
    if (answer) onLinked(name ?? 'The project');
  }

  return (
    <FormDialog
      title={`Link ${fullName}`}
      description="The project's versions go to this branch when you push, and what is committed there comes back when you pull."
      submitLabel="Link"
      isBusy={linking.isBusy}
      problem={linking.failure?.message ?? failure}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <ProjectField
        projects={projects}
        placeholder="Choose a project"
        repository={fullName}
        value={id}
        error={isMissing ? 'Choose a project' : undefined}
        onValueChange={(next) => {
          setId(next);
          setIsMissing(false);
        }}
      />
      <BranchSelect
        repository={fullName}
        value={branch}
        error={linking.failure?.fields['branch']}
        emptyHint={`The repository is empty: the first push makes the branch ${repository.defaultBranch}.`}
        onValueChange={setBranch}
      />
      <SwitchField
        label="Push after every version"
        hint="Each version goes to GitHub by itself, as a commit of its own."
        checked={pushOnVersion}
        onChange={(event) => {
          setPushOnVersion(event.target.checked);
        }}
      />
    </FormDialog>
  );
}
