import { updateDeployment, type Deployment } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { Banner, Button, ConfirmDialog, SwitchField } from '@tessera/shared/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { appNameProblem } from '../../lib/app-name';
import { AppNameField } from '../../lib/app-name-field';

interface SettingsFormProps {
  deployment: Deployment;
  onChanged: (deployment: Deployment) => void;
}

export interface SettingsTabProps extends SettingsFormProps {
  /** Below the form, where the app can have domains of its own. */
  children: ReactNode;
}

interface Refusal {
  readonly message: string;
  readonly nameProblem: string | undefined;
  readonly suggestion: string | undefined;
}

function refusalOf(error: unknown): Refusal {
  const message = errorMessage(error, 'The settings were not saved.');
  if (!isApiError(error)) return { message, nameProblem: undefined, suggestion: undefined };
  const { suggestion } = error.body;
  return {
    message,
    nameProblem: error.fields['appName'],
    suggestion: typeof suggestion === 'string' ? suggestion : undefined,
  };
}

function useSettings({ deployment, onChanged }: SettingsFormProps) {
  const { api, notify } = useShell();
  const [appName, setAppName] = useState(deployment.appName);
  const [autoScale, setAutoScale] = useState(deployment.autoScale);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setIsBusy] = useState(false);
  const isMoved = appName !== deployment.appName;
  async function save(): Promise<void> {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const body = {
        ...(isMoved && { appName }),
        ...(autoScale !== deployment.autoScale && { autoScale }),
      };
      const changed = await api.call(updateDeployment, { params: { id: deployment.id }, body });
      notify({ type: 'success', title: `"${changed.appName}" saved` });
      onChanged(changed);
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setIsBusy(false);
    }
  }
  return {
    appName,
    autoScale,
    refusal,
    isBusy,
    isMoved,
    isDirty: isMoved || autoScale !== deployment.autoScale,
    save,
    setAutoScale,
    rename: (name: string) => {
      setRefusal(undefined);
      setAppName(name);
    },
  };
}

/** The name that its address is made of, whether it scales by itself, and its domains. */
export function SettingsTab({ children, ...props }: SettingsTabProps) {
  const { status, appName, isProjectDeleted } = props.deployment;
  return status === 'live' || status === 'stopped' ? (
    <>
      <SettingsForm key={appName} {...props} />
      {isProjectDeleted ? null : children}
    </>
  ) : (
    <Quiet>Only an app that is live or stopped can be moved to another name.</Quiet>
  );
}

function SettingsForm(props: SettingsFormProps) {
  const { deployment } = props;
  const { appName, refusal, isBusy, isMoved, isDirty, save, ...form } = useSettings(props);
  const [isAsking, setIsAsking] = useState(false);
  const submit = () => {
    if (appNameProblem(appName) !== undefined || !isDirty) return;
    if (isMoved) setIsAsking(true);
    else void save();
  };
  return (
    <Form
      aria-label="Settings"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <AppNameField
        value={appName}
        projectId={deployment.projectId}
        ownName={deployment.appName}
        ownHint="This is the name that it has now."
        isDisabled={isBusy}
        refusal={refusal?.nameProblem ?? (appName === '' ? 'Please enter an app name' : undefined)}
        suggestion={refusal?.suggestion}
        onChange={form.rename}
      />
      <SwitchField
        label="Auto-scale"
        hint="Saved with the deployment. This installation runs one copy."
        checked={form.autoScale}
        disabled={isBusy}
        onChange={({ target }) => {
          form.setAutoScale(target.checked);
        }}
      />
      {refusal && refusal.nameProblem === undefined ? <Banner tone="bad" title={refusal.message} /> : null}
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isDirty && !isBusy}>
          Save
        </Button>
      </div>
      <ConfirmDialog
        title={`Move to "${appName}"?`}
        description={
          'The old address stops working, and links to it break. The app answers at the new address instead. Its domains move along and keep working. This is free.'
        }
        confirmLabel="Move"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => {
          setIsAsking(false);
          void save();
        }}
      />
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  max-width: ${({ theme }) => theme.widths.form};
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;
