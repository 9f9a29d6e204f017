import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { listBranches, type CallOutput } from '../contracts';
import { useResource, useShell } from '../remote';
import { Button, SelectField, type SelectOption } from '../ui';

export interface BranchSelectProps {
  /** Of its field. */
  id?: string | undefined;
  label?: string | undefined;
  /** `owner/name`; undefined while none is chosen. */
  repository: string | undefined;
  /** Empty while none is chosen: the default branch is then, once it is known. */
  value: string;
  onValueChange: (branch: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Something beside it says already why GitHub could not be asked, and asks again. */
  isFailureSaid?: boolean | undefined;
  /** What is said of a repository that has none. */
  emptyHint?: string | undefined;
}

/** A branch of a repository, as GitHub names them. */
export function BranchSelect(props: BranchSelectProps) {
  const { id, label = 'Branch', repository, value, onValueChange, hint, error, isDisabled } = props;
  const { emptyHint = 'The repository is empty: it has no branch yet.' } = props;
  const { isFailureSaid = false } = props;
  const { items, failure, isLoading, isRefreshing, reload } = useBranches(repository, isFailureSaid);
  const preset = defaultOf(items);

  const choosePreset = useEffectEvent(() => {
    if (value === '' && preset !== '') onValueChange(preset);
  });
  useEffect(() => choosePreset(), [preset, repository]);
  // GitHub answers again, as was found out beside it.
  const askAgain = useEffectEvent(() => {
    if (failure !== undefined) reload();
  });
  useEffect(() => {
    if (!isFailureSaid) askAgain();
  }, [isFailureSaid]);

  const options = optionsFor(items, value);
  return (
    <Frame>
      <SelectField
        id={id}
        label={label}
        hint={items?.length === 0 ? emptyHint : hint}
        error={error ?? failure}
        disabled={isDisabled === true || options.length === 0}
        aria-busy={isLoading || undefined}
        placeholder={placeholderFor(isLoading, options.length)}
        options={options}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
        }}
      />
      {failure === undefined ? null : (
        <Button size="small" isBusy={isRefreshing} onClick={reload}>
          Try again
        </Button>
      )}
    </Frame>
  );
}

type Branch = CallOutput<typeof listBranches>['items'][number];

/** The branches of a repository; undefined while they are not known. */
function useBranches(repository: string | undefined, isFailureSaid: boolean) {
  const { api } = useShell();
  const branches = useResource(
    repository && `branches/${repository}`,
    (signal) => api.call(listBranches, { query: { repository: repository ?? '' } }, { signal }),
    { fallback: 'The branches could not be read' },
  );
  return {
    items: branches.status === 'ready' ? branches.data.items : undefined,
    failure: branches.status === 'failed' && !isFailureSaid ? branches.message : undefined,
    isLoading: repository !== undefined && branches.status === 'loading',
    isRefreshing: branches.status === 'failed' && branches.isRefreshing,
    reload: branches.reload,
  };
}

function defaultOf(items: readonly Branch[] | undefined): string {
  return (items?.find(({ isDefault }) => isDefault) ?? items?.[0])?.name ?? '';
}

/** A branch that was chosen before stays, also where it is none of those listed: GitHub may have more than are asked for. */
function optionsFor(items: readonly Branch[] = [], value: string): readonly SelectOption[] {
  const options = items.map(({ name, isDefault }) => ({
    value: name,
    label: isDefault ? `${name} (default)` : name,
  }));
  const isListed = value === '' || items.some(({ name }) => name === value);
  return isListed ? options : [{ value, label: value }, ...options];
}

function placeholderFor(isLoading: boolean, count: number): string | undefined {
  if (isLoading) return 'Loading branches…';
  return count === 0 ? 'No branch' : undefined;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  > button {
    align-self: flex-start;
  }
`;
