import { BranchSelect } from '@tessera/shared/repositories';
import { Button, SwitchField } from '@tessera/shared/ui';
import { useLocation } from 'react-router-dom';
import { ActionBar, BarButtons } from '../../../lib/action-bar';
import { SavedNote } from '../../../lib/saved-note';
import {
  isLinkUnsaved,
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
  /** What there is to know of the branch. */
  branchHint?: string | undefined;
}

/** Which branch, and whether each version goes there by itself. */
export function LinkFields({ settings, state, branchHint }: LinkFieldsProps) {
  const { repository, branch, pushOnVersion } = shownLink(state);
  if (repository === null) return null;
  return (
    <>
      <BranchSelect
        id={idOf('branch')}
        repository={repository}
        hint={branchHint}
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

interface LinkSavingProps extends Omit<LinkFieldsProps, 'branchHint'> {
  /** Of the button. */
  label: string;
}

/** The buttons at the end of the form, and 'Saved'. */
export function LinkSaving({ label, settings, state }: LinkSavingProps) {
  return (
    <ActionBar>
      <BarButtons>
        <Button type="submit" variant="primary" isBusy={state.busy === 'saving'}>
          {label}
        </Button>
        {isLinkUnsaved(state) ? (
          <Button variant="quiet" onClick={settings.discard}>
            Discard changes
          </Button>
        ) : null}
        <SavedNote isSaved={state.isSaved} />
      </BarButtons>
    </ActionBar>
  );
}

/** This tab, to come back to from GitHub. */
export function useThisAddress(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}
