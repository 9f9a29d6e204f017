import { importPath } from '@tessera/shared/paths';
import { findRepositories, type RepositoryView } from '@tessera/shared/repositories';
import { lazyWithRetry, useShell } from '@tessera/shared/remote';
import { Stack } from '@tessera/shared/ui';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LaterDialog, usePreload } from '../../lib/later';
import { RepositoryBar } from './repository-bar';
import { RepositoryResults } from './repository-results';
import type { AccountRepositories } from './use-account-repositories';
import { useRepositoryFilter } from './use-repository-filter';
import { useSelection } from './use-selection';

const loadLinkDialog = () => import('./link-dialog');
const loadCreateDialog = () => import('./create-repository-dialog');
const loadDialogs = () => Promise.all([loadLinkDialog(), loadCreateDialog()]);
const LinkDialog = lazyWithRetry(async () => (await loadLinkDialog()).LinkDialog);
const CreateDialog = lazyWithRetry(async () => (await loadCreateDialog()).CreateRepositoryDialog);

/** What is to be linked, and what somebody chose for it already. */
interface Linking {
  readonly repository: RepositoryView;
  readonly projectId?: string;
  readonly failure?: string;
}

/** The account's repositories: finding one, and what can be done with it (SCR-18, GIT-03, GIT-04). */
export function Repositories({ list, onLinked }: { list: AccountRepositories; onLinked: () => void }) {
  const { notify } = useShell();
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const onGone = () => {
    root?.querySelector<HTMLElement>('[type="search"]')?.focus();
  };
  const filters = thenFocus(useRepositoryFilter(), onGone);
  const selection = thenFocus(useSelection(), onGone);
  const [isCreating, setIsCreating] = useState(false);
  const [linking, setLinking] = useState<Linking>();
  const importFocused = useImportKey();
  usePreload(loadDialogs);
  const closeCreating = () => {
    setIsCreating(false);
  };
  const closeLinking = () => {
    setLinking(undefined);
  };
  const tellLinked = (project: string) => {
    notify({
      type: 'success',
      title: `${project} is linked`,
      action: { label: 'Show', onSelect: onLinked },
    });
  };
  return (
    <Stack ref={setRoot} onKeyDown={importFocused}>
      <RepositoryBar
        repositories={list.repositories}
        filters={filters}
        selection={selection}
        isRefreshing={list.isRefreshing}
        onCreate={() => {
          setIsCreating(true);
        }}
      />
      <RepositoryResults
        list={list}
        found={findRepositories(list.repositories, filters.filter)}
        filters={filters}
        selection={selection}
        onLink={(repository) => {
          setLinking({ repository });
        }}
        onCreate={() => {
          setIsCreating(true);
        }}
      />
      {isCreating ? (
        <LaterDialog onClose={closeCreating}>
          <CreateDialog
            onClose={closeCreating}
            onCreated={(made, outcome) => {
              setIsCreating(false);
              list.add(made);
              if (outcome.linked) tellLinked(outcome.linked);
              else notify({ type: 'success', title: `${made.full_name} was created` });
              if (outcome.unlinked) setLinking(outcome.unlinked);
            }}
          />
        </LaterDialog>
      ) : null}
      {linking ? (
        <LaterDialog onClose={closeLinking}>
          <LinkDialog
            {...linking}
            onClose={closeLinking}
            onLinked={(project) => {
              setLinking(undefined);
              tellLinked(project);
            }}
          />
        </LaterDialog>
      ) : null}
    </Stack>
  );
}

/** A button that clears goes with what it clears: the focus is led on, and not lost. */
function thenFocus<Cleared extends { readonly clear: () => void }>(
  cleared: Cleared,
  focus: () => void,
): Cleared {
  return {
    ...cleared,
    clear: () => {
      cleared.clear();
      focus();
    },
  };
}

/** `I` imports the repository whose card has the focus. */
function useImportKey() {
  const navigate = useNavigate();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLElement) || /^(?:INPUT|SELECT|TEXTAREA)$/u.test(target.tagName)) return;
    const name = target.closest<HTMLElement>('[data-repository]')?.dataset['repository'];
    if (name !== undefined) void navigate(importPath(name));
  };
}
