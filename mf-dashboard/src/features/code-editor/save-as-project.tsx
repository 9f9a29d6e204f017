import { createUpload, importProject } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { newKey, useSession, useShell, type ShellProps } from '@tessera/shared/remote';
import { Banner, Button, Dialog, LinkButton, Row, TextField } from '@tessera/shared/ui';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { UploadProgress } from '../../lib/attachments/upload-progress';
import { findFreeName } from '../../lib/find-free-name';
import { createSaving, type SavingRefusal } from './saving.store';
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

async function explain({ api }: ShellProps, error: unknown, projectName: string): Promise<SavingRefusal> {
  const message = errorMessage(error, 'The project could not be made.');
  if (!isApiError(error)) return { message };
  const name = error.fields['projectName'];
  if (name === undefined) return { message, isUploadSpent: error.status < 500 };
  return { name, free: error.status === 409 ? await findFreeName(api, projectName) : undefined };
}

/** Sends the files as a ZIP and makes a project of it, which the page goes to unless the editor was left. */
function useSaving(readFiles: SaveAsProjectProps['readFiles']) {
  const shell = useShell();
  const navigate = useNavigate();
  const [saving] = useState(() => {
    const { api, notify } = shell;
    return createSaving({
      readFiles,
      newKey,
      upload: async (files, onUploadProgress, signal) => {
        const file = new File([zipOf(files)], 'code.zip', { type: 'application/zip' });
        const options = { file, onUploadProgress, signal };
        return (await api.call(createUpload, { body: { purpose: 'import' } }, options)).id;
      },
      importProject: async (wish, idempotencyKey) => {
        const body = { source: 'zip', ...wish } as const;
        const { project } = await api.call(importProject, { body }, { idempotencyKey });
        if (!project) throw new Error('The server made no project');
        return project;
      },
      explain: (error, projectName) => explain(shell, error, projectName),
      onSaved: (project, isWaited) => {
        notify({ type: 'success', title: `"${project.name}" saved` });
        if (isWaited) void navigate(paths.app.to(project.id));
      },
    });
  });
  useEffect(() => saving.dispose, [saving]);
  return { ...saving, state: useStore(saving.store) };
}

function NameDialog({ readFiles, onClose }: SaveAsProjectProps & { onClose: () => void }) {
  const [name, setName] = useState('');
  const { state, save, refuse, rename, cancel } = useSaving(readFiles);
  const refusal = state.step === 'asking' ? state.refusal : {};
  const isImporting = state.step === 'importing';

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (state.step !== 'asking') return;
    const wanted = name.trim();
    if (wanted === '') refuse({ name: 'Give the project a name.' });
    else void save(wanted);
  }
  function close(): void {
    if (cancel()) onClose();
  }
  function change(next: string): void {
    setName(next);
    rename();
  }

  return (
    <Dialog
      isOpen
      size="small"
      title="Save as project"
      description="The files here become a project of yours. They also stay in this browser."
      onOpenChange={close}
      footer={
        <>
          <Button aria-disabled={isImporting || undefined} onClick={close}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form="save-as-project" isBusy={state.step !== 'asking'}>
            {isImporting ? 'Saving…' : 'Save'}
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
            change(event.target.value);
          }}
        />
        {refusal.free === undefined ? null : (
          <Button
            size="small"
            onClick={() => {
              change(refusal.free ?? name);
            }}
          >
            {`Use "${refusal.free}"`}
          </Button>
        )}
      </form>
      {state.step === 'sending' ? (
        <Row>
          <UploadProgress name="code.zip" percent={state.percent} />
        </Row>
      ) : null}
    </Dialog>
  );
}
