import { Button, SelectField, Stack } from '@tessera/shared/ui';
import type { LinkableProjects } from './use-linkable-projects';

export interface ProjectFieldProps {
  projects: LinkableProjects;
  value: string;
  onValueChange: (id: string) => void;
  /** What stands for no project. */
  placeholder: string;
  /** The repository that it is to be linked to. */
  repository?: string | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
}

/** Which project a repository is linked to, and what that changes. */
export function ProjectField(props: ProjectFieldProps) {
  const { projects, value, onValueChange, placeholder, repository, error, optional } = props;
  const items = projects.status === 'ready' ? projects.data : [];
  const chosen = items.find(({ id }) => id === value);
  const before = chosen?.linkedTo === repository ? undefined : chosen?.linkedTo;
  const isFailed = projects.status === 'failed';
  return (
    <Stack gap={2} align="stretch">
      <SelectField
        label="Project"
        optional={optional}
        placeholder={projects.status === 'loading' ? 'Loading projects…' : placeholder}
        aria-busy={projects.status === 'loading' || undefined}
        options={items.map(({ id, name, linkedTo }) => ({
          value: id,
          label: linkedTo === undefined ? name : `${name} (linked to ${linkedTo})`,
        }))}
        value={value}
        error={error ?? (isFailed ? projects.message : undefined)}
        hint={
          before === undefined
            ? undefined
            : `It is linked to ${before} now. The new link takes its place; nothing at GitHub changes.`
        }
        onChange={(event) => {
          onValueChange(event.target.value);
        }}
      />
      {isFailed ? (
        <Button size="small" isBusy={projects.isRefreshing} onClick={projects.reload}>
          Try again
        </Button>
      ) : null}
    </Stack>
  );
}
