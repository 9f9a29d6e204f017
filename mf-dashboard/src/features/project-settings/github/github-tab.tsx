import { Banner, ErrorState, FormErrorSummary, Skeleton } from '@tessera/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { endsInBar } from '../../../lib/action-bar';
import { useFillHeight } from '../../../lib/use-fill-height';
import type { GithubSettings, GithubSettingsState, LinkErrors, LinkField } from './github-settings.store';
import { idOf } from './link-fields';
import { LinkForm } from './link-form';
import { LinkedRepository } from './linked-repository';

export interface GithubTabProps {
  projectId: string;
  settings: GithubSettings;
  state: GithubSettingsState;
}

/** The repository that the project is linked to, or the way to link one (SCR-05). */
export function GithubTab({ projectId, settings, state }: GithubTabProps) {
  const { reading, isRefreshing } = state;
  // What was pushed meanwhile is seen by whoever comes back to the tab.
  useEffect(() => void settings.read(), [settings]);
  if (reading.step === 'reading') return <Skeleton lines={4} />;
  if (reading.step === 'failed') {
    return (
      <ErrorState
        title="The linked repository could not be read"
        message={reading.message}
        isRetrying={isRefreshing}
        onRetry={() => void settings.read()}
      />
    );
  }
  return <Link projectId={projectId} settings={settings} state={state} />;
}

function Link({ projectId, settings, state }: GithubTabProps) {
  const { reading, errors, message, attempt } = state;
  const root = useFillHeight<HTMLFormElement>();
  const link = reading.step === 'ready' ? reading.link : null;
  // Of a repository that is linked there is no field.
  const general = message ?? (link ? errors.repository : undefined);
  return (
    <Form
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void settings.save();
      }}
    >
      <FormErrorSummary errors={listOf(errors, link === null)} attempt={attempt} />
      {general === undefined ? null : <Banner tone="bad" title={general} />}
      {link === null ? (
        <LinkForm settings={settings} state={state} />
      ) : (
        <LinkedRepository projectId={projectId} link={link} settings={settings} state={state} />
      )}
    </Form>
  );
}

function listOf(errors: LinkErrors, isChoosing: boolean) {
  const fields: readonly LinkField[] = isChoosing ? ['repository', 'branch'] : ['branch'];
  return fields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  max-width: ${({ theme }) => theme.widths.reading};
  ${endsInBar}
`;
