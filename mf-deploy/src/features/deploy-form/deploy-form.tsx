import { DEPLOY_COST, type Deployment, type Project } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { SelectField, SwitchField, useIsPhone } from '@tessera/shared/ui';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { environmentLabels, regionLabels } from '../../lib/labels';
import { appNameProblem } from '../../lib/app-name';
import { AppNameField } from '../../lib/app-name-field';
import { ApplicationSource } from './application-source';
import type { Draft } from './deploy-draft';
import { DeployNewsPanel } from './deploy-news-panel';
import { DeployProblemBanner } from './deploy-problem';
import type { DeployConfig, DeployProblem, DeployState } from './deploy.store';
import { DeploySuccess } from './deploy-success';
import { DeploySummary } from './deploy-summary';
import { InsufficientCreditsBanner } from './insufficient-credits-banner';
import { liveName, useChoice } from './use-choice';
import { useDeploy } from './use-deploy';
import { useSource } from './use-source';
import { useAskedVersion, VersionNote } from './version-note';

export interface DeployFormProps {
  /** Those that have a version. */
  projects: readonly Project[];
  chosenId: string | undefined;
  /** The name that the address asks for. */
  wishedName: string | undefined;
  /** The chosen application was just imported for this. */
  isImported: boolean;
}

type From = ReturnType<typeof useSource>;

function isBusyIn({ step }: DeployState): boolean {
  return step === 'checkingCredits' || step === 'deploying';
}

function options<Value extends string>(labels: Record<Value, string>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
}

function isShortOf(balance: number | undefined): balance is number {
  return balance !== undefined && balance <= DEPLOY_COST;
}

function missingPart({ projectId, appName }: Draft, { source, repository }: From): string | undefined {
  if (source === 'github' && repository !== '') return 'Import it or choose its project first';
  if (source === 'github') return 'Please select a repository to deploy';
  if (projectId === undefined) return 'Please select an application to deploy';
  return appName === '' ? 'Please enter an app name' : appNameProblem(appName);
}

/** DEP-01: picks an application and puts it live. */
export function DeployForm({ projects, chosenId, wishedName, isImported }: DeployFormProps) {
  const { state, balance, deploy, reset } = useDeploy();
  const { choice, chosen, ...form } = useChoice(projects, { chosenId, wishedName, isImported });
  const from = useSource();
  const { versionId, note } = useAskedVersion(
    chosen?.headVersion?.id,
    chosen !== undefined && chosen.id === chosenId,
  );
  const isBusy = isBusyIn(state);
  const missing = missingPart(choice, from);
  const problem = state.step === 'ready' ? state.problem : undefined;
  const isPhone = useIsPhone();
  const shortage = <Shortage state={state} balance={balance} />;
  /** What was said of the last attempt is not about this one. */
  const afresh = <Values extends unknown[]>(act: (...values: Values) => void) => {
    return (...values: Values) => {
      act(...values);
      if (!isBusy) reset();
    };
  };
  const submit = (more: Pick<DeployConfig, 'despiteChecks'> = {}) => {
    const { projectId } = choice;
    if (projectId === undefined || missing !== undefined) return;
    const { appName, environment, region, autoScale } = choice;
    const version = versionId === undefined ? {} : { versionId };
    void deploy({ projectId, ...version, appName, environment, region, autoScale, ...more });
  };

  if (state.step === 'deployed') {
    const again = afresh(form.beginAnew);
    return <DeploySuccess deployment={state.deployment} balance={balance} onAgain={again} />;
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
      {isPhone ? shortage : null}
      <ChoiceFields
        {...{ projects, from, choice, isBusy, problem }}
        ownName={liveName(chosen)}
        note={note}
        onChoose={afresh(form.choose)}
        onChange={afresh(form.change)}
      />
      <Side>
        <DeploySummary step={state.step} balance={balance} isShort={isShortOf(balance)} missing={missing} />
        {state.step === 'deploying' ? <DeployNewsPanel news={state.news} /> : null}
        {isPhone ? null : shortage}
        {problem ? (
          <DeployProblemBanner
            problem={problem}
            projectId={choice.projectId}
            onDeployAnyway={() => {
              submit({ despiteChecks: true });
            }}
          />
        ) : null}
      </Side>
    </Form>
  );
}

interface ChoiceFieldsProps {
  projects: readonly Project[];
  from: From;
  choice: Draft;
  isBusy: boolean;
  problem: DeployProblem | undefined;
  ownName: string | undefined;
  note: ReturnType<typeof useAskedVersion>['note'];
  onChoose: (projectId: string) => void;
  onChange: (part: Partial<Draft>) => void;
}

/** What is deployed, under which name, and where. */
function ChoiceFields(props: ChoiceFieldsProps) {
  const { projects, from, choice, isBusy, problem, ownName, note, onChoose, onChange } = props;
  const isApp = from.source === 'apps';
  return (
    <Fields>
      <ApplicationSource
        projects={projects}
        from={from}
        projectId={choice.projectId}
        isDisabled={isBusy}
        onChoose={onChoose}
      />
      {note && isApp && !isBusy ? <VersionNote {...note} /> : null}
      <AppNameField
        value={choice.appName}
        projectId={choice.projectId}
        ownName={ownName}
        isDisabled={isBusy}
        refusal={problem?.nameProblem}
        suggestion={problem?.suggestion}
        onChange={(appName) => {
          onChange({ appName, isNameTyped: true });
        }}
      />
      <PlaceFields choice={choice} isDisabled={isBusy} onChange={onChange} />
      {choice.projectId === undefined || !isApp ? null : (
        <Quiet>
          <Link to={paths.environmentVariables.to(choice.projectId)}>Variables of this application</Link>
        </Quiet>
      )}
    </Fields>
  );
}

/** Too few credits: said when deploying was refused, and beforehand where it is known already. */
function Shortage({ state, balance }: { state: DeployState; balance: number | undefined }) {
  if (state.step === 'insufficientCredits')
    return <InsufficientCreditsBanner balance={state.balance} role="alert" />;
  if (state.step !== 'ready' || !isShortOf(balance)) return null;
  return <InsufficientCreditsBanner balance={balance} role="note" />;
}

interface PlaceFieldsProps {
  choice: Draft;
  isDisabled: boolean;
  onChange: (part: Partial<Draft>) => void;
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
          hint="Saved with the deployment. This installation serves all regions from one place."
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
        hint="Saved with the deployment. This installation runs one copy."
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

const Quiet = styled.p`
  font-size: ${({ theme }) => theme.sizes[13]};
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
