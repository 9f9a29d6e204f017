import { createUpload, importProject } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { newKey, useSession, useShell, type ShellProps } from '@tessera/shared/remote';
import { Banner, Button, Dialog, LinkButton, Row, TextField } from '@tessera/shared/ui';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { percentSent } from '../../lib/attachments/percent-sent';
import { UploadProgress } from '../../lib/attachments/upload-progress';
import { findFreeName } from '../../lib/find-free-name';
import { zipOf } from './transfer';

export interface SaveAsProjectProps {
  /** The files of the editor as they are now. */
  readFiles: () => ReadonlyMap<string, string>;
}

/** 'Save as project' (SCR-11): the files become a project of one's own. Who is not signed in is offered that; the files stay. */
export function SaveAsProject({ readFiles }: SaveAsProjectProps) {
  const { status } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (status === 'loading') return null;
  if (status === 'signedOut')
    return (
      <LinkButton
        size="small"
        to={`${paths.signIn.to()}?return=${encodeURIComponent(paths.codeEditor.to())}`}
      >
        Sign in to save
      </LinkButton>
    );
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Save as project
      </Button>
      {isOpen ? (
        <NameDialog
          readFiles={readFiles}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

interface Refusal {
  /** At the name. */
  readonly name?: string | undefined;
  /** A name that is free, where the one that was chosen is not. */
  readonly free?: string | undefined;
  readonly message?: string | undefined;
}

async function explain({ api }: ShellProps, error: unknown, projectName: string): Promise<Refusal> {
  if (!isApiError(error)) return { message: errorMessage(error, 'The project could not be made.') };
  const name = error.fields['projectName'];
  if (name === undefined) return { message: errorMessage(error, 'The project could not be made.') };
  return { name, free: error.status === 409 ? await findFreeName(api, projectName) : undefined };
}

/** Sends the files as a ZIP and makes a project of it, which the page goes to. */
function useSaving(readFiles: SaveAsProjectProps['readFiles']) {
  const shell = useShell();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [percent, setPercent] = useState<number>();
  const [refusal, setRefusal] = useState<Refusal>({});

  async function save(projectName: string): Promise<void> {
    const { api, notify } = shell;
    setIsBusy(true);
    setPercent(undefined);
    setRefusal({});
    try {
      const file = new File([zipOf(readFiles())], 'code.zip', { type: 'application/zip' });
      const onUploadProgress = (part: number | undefined) => {
        setPercent(percentSent(part));
      };
      const options = { file, onUploadProgress };
      const upload = await api.call(createUpload, { body: { purpose: 'import' } }, options);
      const body = { source: 'zip', uploadId: upload.id, projectName } as const;
      const { project } = await api.call(importProject, { body }, { idempotencyKey: newKey() });
      if (!project) throw new Error('The server made no project');
      notify({ type: 'success', title: `"${project.name}" saved` });
      void navigate(paths.app.to(project.id));
    } catch (error) {
      setRefusal(await explain(shell, error, projectName));
      setIsBusy(false);
    }
  }
  return { isBusy, percent, refusal, setRefusal, save };
}

function NameDialog({ readFiles, onClose }: SaveAsProjectProps & { onClose: () => void }) {
  const [name, setName] = useState('');
  const { isBusy, percent, refusal, setRefusal, save } = useSaving(readFiles);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const wanted = name.trim();
    if (wanted === '') setRefusal({ name: 'Give the project a name.' });
    else void save(wanted);
  }

  return (
    <Dialog
      isOpen
      size="small"
      title="Save as project"
      description="The files here become a project of yours. They also stay in this browser."
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="save-as-project" isBusy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form id="save-as-project" onSubmit={submit} noValidate>
        {refusal.message === undefined ? null : <Banner tone="bad" role="alert" title={refusal.message} />}
        <TextField
          label="Project name"
          data-autofocus
          maxLength={60}
          autoComplete="off"
          value={name}
          error={refusal.name}
          onChange={(event) => {
            setName(event.target.value);
            setRefusal({});
          }}
        />
        {refusal.free === undefined ? null : (
          <Button
            size="small"
            onClick={() => {
              setName(refusal.free ?? name);
              setRefusal({});
            }}
          >
            {`Use "${refusal.free}"`}
          </Button>
        )}
      </form>
      {isBusy ? (
        <Row>
          <UploadProgress name="code.zip" percent={percent} />
        </Row>
      ) : null}
    </Dialog>
  );
}
