import { BranchSelect } from '@tessera/shared/repositories';
import { SwitchField } from '@tessera/shared/ui';
import { useLocation } from 'react-router-dom';
import {
  shownLink,
  type GithubSettings,
  type GithubSettingsState,
  type LinkField,
} from './github-settings.store';

/** The DOM id of a field. */
export const idOf = (field: LinkField) => `project-settings-${field}`;

export interface LinkFieldsProps {
  settings: GithubSettings;
  state: GithubSettingsState;
}

/** Which branch, and whether each version goes there by itself. */
export function LinkFields({ settings, state }: LinkFieldsProps) {
  const { repository, branch, pushOnVersion } = shownLink(state);
  if (repository === null) return null;
  return (
    <>
      <BranchSelect
        id={idOf('branch')}
        repository={repository}
        emptyHint="The repository is empty: the first push makes its branch."
        value={branch ?? ''}
        error={state.errors.branch}
        isDisabled={state.busy !== undefined}
        onValueChange={(chosen) => {
          settings.write({ branch: chosen === '' ? null : chosen });
        }}
      />
      <SwitchField
        label="Push after every version"
        hint="Each new version becomes a commit on this branch by itself."
        checked={pushOnVersion}
        disabled={state.busy !== undefined}
        onChange={({ target }) => {
          settings.write({ pushOnVersion: target.checked });
        }}
      />
    </>
  );
}

/** This tab, to come back to from GitHub. */
export function useThisAddress(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}
