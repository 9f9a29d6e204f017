import { emptyModel } from '@tessera/builder/design';
import { readConnectionSchema, type DatabaseConnection, type SourceTables } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useResource, useShell } from '@tessera/shared/remote';
import {
  Banner,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  TextField,
} from '@tessera/shared/ui';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { chosenDesign, firstTicks, type Ticks } from '../../lib/design/source-choice';
import { SourceTableChoice } from '../../lib/design/source-table-choice';
import { createAppMaker, type MadeApp } from './make-app';

export interface MakeAppDialogProps {
  connection: DatabaseConnection;
  onClose: () => void;
}

/** An application whose tables are those of a connection: which of them, and what each becomes (SCR-13). */
export function MakeAppDialog({ connection, onClose }: MakeAppDialogProps) {
  const { api } = useShell();
  const { id } = connection;
  const found = useResource(
    `schema ${id}`,
    (signal) => api.call(readConnectionSchema, { params: { id } }, { signal }),
    { fallback: 'The tables could not be read.' },
  );
  if (found.status === 'ready' && found.data.tables.length > 0)
    return <Choosing {...{ connection, onClose }} found={found.data} />;
  return (
    <Dialog
      isOpen
      size="large"
      title={TITLE}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      {found.status === 'loading' ? (
        <div role="group" aria-label="Reading the tables" aria-busy="true">
          <Skeleton lines={6} />
        </div>
      ) : null}
      {found.status === 'failed' ? (
        <ErrorState message={found.message} onRetry={found.reload} isRetrying={found.isRefreshing} />
      ) : null}
      {found.status === 'ready' ? (
        <EmptyState
          title="There are no tables to make an app from."
          description="Views cannot be used, because they have no keys."
        />
      ) : null}
    </Dialog>
  );
}

const TITLE = 'Make an app from these tables';
/** What a design of an application begins with. */
const EMPTY = emptyModel('App');
const NO_REFUSAL: Extract<MadeApp, { kind: 'refused' }> = { kind: 'refused' };

/** What is to be made, and what came of it. */
function useWish(connection: DatabaseConnection, found: SourceTables) {
  const shell = useShell();
  const navigate = useNavigate();
  const [make] = useState(() => createAppMaker(shell));
  const [name, setName] = useState(connection.name);
  const [ticks, setTicks] = useState(() => firstTicks(found.tables, EMPTY));
  const [isMaking, setMaking] = useState(false);
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const design = chosenDesign(found.tables, EMPTY, ticks);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isMaking) return;
    const projectName = name.trim();
    const isEmpty = design.operations.length === 0;
    if (projectName === '' || isEmpty) {
      const wrong =
        projectName === '' ? { name: 'Give the app a name.' } : { message: 'Tick at least one table.' };
      setRefusal({ kind: 'refused', ...wrong });
      return;
    }
    setMaking(true);
    const made = await make({ projectName, design: design.operations });
    if (made.kind === 'made') void navigate(paths.app.to(made.projectId));
    else {
      setMaking(false);
      setRefusal(made);
    }
  }
  return {
    ...{ name, ticks, design, isMaking, refusal, submit },
    type: (next: string) => {
      setName(next);
      setRefusal(NO_REFUSAL);
    },
    tick: (next: Ticks) => {
      setTicks(next);
      setRefusal(NO_REFUSAL);
    },
  };
}

function Choosing({ connection, found, onClose }: MakeAppDialogProps & { found: SourceTables }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { name, ticks, design, isMaking, refusal, type, tick, submit } = useWish(connection, found);
  useEffect(() => {
    if (refusal.name !== undefined) field.current?.focus();
  }, [refusal]);
  return (
    <Dialog
      isOpen
      size="large"
      title={TITLE}
      description="The app gets tables, forms and lists like these. The database stays as it is, and no rows are copied."
      isHeld={isMaking}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isMaking}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} isBusy={isMaking}>
            {isMaking ? 'Making it…' : 'Create app'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {refusal.message === undefined ? null : <Banner tone="bad" role="alert" title={refusal.message} />}
          <TextField
            ref={field}
            label="Name of the app"
            value={name}
            error={refusal.name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => {
              type(target.value);
            }}
          />
          {refusal.free === undefined ? null : <FreeName name={refusal.free} onTake={type} />}
          <SourceTableChoice {...{ design, ticks }} left={found.left} onTick={tick} />
        </Stack>
      </form>
    </Dialog>
  );
}

function FreeName({ name, onTake }: { name: string; onTake: (name: string) => void }) {
  return (
    <div>
      <Button
        size="small"
        onClick={() => {
          onTake(name);
        }}
      >
        Use “{name}”
      </Button>
    </div>
  );
}
