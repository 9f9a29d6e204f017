import type { Deployment, Project } from '@tessera/shared/contracts';
import { Banner, SelectField, SwitchField } from '@tessera/shared/ui';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { environmentLabels, regionLabels } from '../../lib/labels';
import { appNameProblem, DEFAULT_APP_NAME } from './app-name';
import { AppNameField } from './app-name-field';
import { ApplicationPicker } from './application-picker';
import type { DeployConfig } from './deploy.store';
import { DeploySuccess } from './deploy-success';
import { DeploySummary } from './deploy-summary';
import { InsufficientCreditsBanner } from './insufficient-credits-banner';
import { useDeploy } from './use-deploy';

export interface DeployFormProps {
  /** Those that have a version. */
  projects: readonly Project[];
  chosenId: string | undefined;
}

type Choice = Omit<DeployConfig, 'projectId'> & { readonly projectId: string | undefined };

function options<Value extends string>(labels: Record<Value, string>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
}

/** The first label of the address that a project has live. */
function liveName(project: Project | undefined): string | undefined {
  return project?.deployment ? new URL(project.deployment.url).hostname.split('.')[0] : undefined;
}

function missingPart({ projectId, appName }: Choice): string | undefined {
  if (projectId === undefined) return 'Please select an application to deploy';
  return appName === '' ? 'Please enter an app name' : appNameProblem(appName);
}

/** DEP-01: picks an application and puts it live. */
export function DeployForm({ projects, chosenId }: DeployFormProps) {
  const { state, balance, deploy, reset } = useDeploy();
  const chosen = projects.find(({ id }) => id === chosenId);
  const [choice, setChoice] = useState<Choice>({
    projectId: chosen?.id,
    appName: liveName(chosen) ?? DEFAULT_APP_NAME,
    environment: 'production',
    region: 'america',
    autoScale: true,
  });
  const isBusy = state.step === 'checkingCredits' || state.step === 'deploying';
  const missing = missingPart(choice);
  const problem = state.step === 'ready' ? state.problem : undefined;
  const change = (part: Partial<Choice>) => {
    setChoice({ ...choice, ...part });
    // What was said of the last attempt is not about this one.
    if (!isBusy) reset();
  };
  const submit = () => {
    const { projectId } = choice;
    if (projectId !== undefined && missing === undefined) void deploy({ ...choice, projectId });
  };

  if (state.step === 'deployed') {
    return <DeploySuccess deployment={state.deployment} balance={balance} onAgain={reset} />;
  }
  return (
    <Form
      aria-label="Deploy"
      aria-busy={isBusy}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Fields>
        <ApplicationPicker
          projects={projects}
          value={choice.projectId}
          isDisabled={isBusy}
          onChange={(projectId) => {
            change({ projectId });
          }}
        />
        <AppNameField
          value={choice.appName}
          projectId={choice.projectId}
          ownName={liveName(projects.find(({ id }) => id === choice.projectId))}
          isDisabled={isBusy}
          refusal={problem?.nameProblem}
          suggestion={problem?.suggestion}
          onChange={(appName) => {
            change({ appName });
          }}
        />
        <PlaceFields choice={choice} isDisabled={isBusy} onChange={change} />
      </Fields>
      <Side>
        <DeploySummary step={state.step} balance={balance} missing={missing} />
        {state.step === 'insufficientCredits' ? <InsufficientCreditsBanner balance={state.balance} /> : null}
        {problem ? <Banner tone="bad" title={problem.message} /> : null}
      </Side>
    </Form>
  );
}

interface PlaceFieldsProps {
  choice: Choice;
  isDisabled: boolean;
  onChange: (part: Partial<Choice>) => void;
}

/** Where it runs, and how. */
function PlaceFields({ choice, isDisabled, onChange }: PlaceFieldsProps) {
  return (
    <>
      <Pair>
        <SelectField
          label="Environment"
          options={options(environmentLabels)}
          value={choice.environment}
          disabled={isDisabled}
          onChange={(event) => {
            onChange({ environment: event.target.value as Deployment['environment'] });
          }}
        />
        <SelectField
          label="Region"
          hint="Kept with the deployment. This installation serves every region from one place."
          options={options(regionLabels)}
          value={choice.region}
          disabled={isDisabled}
          onChange={(event) => {
            onChange({ region: event.target.value as Deployment['region'] });
          }}
        />
      </Pair>
      <SwitchField
        label="Auto-scale"
        checked={choice.autoScale}
        disabled={isDisabled}
        onChange={(event) => {
          onChange({ autoScale: event.target.checked });
        }}
      />
    </>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  align-items: start;
  gap: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  min-width: 0;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: 1fr;
  }
`;

const Side = styled.div`
  position: sticky;
  top: ${({ theme }) => theme.space[6]};
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
  ${({ theme }) => theme.media.tablet} {
    position: static;
  }
`;
