import { paths } from '@tessera/shared/paths';
import { AskBeforeLeaving, useDocumentTitle, useShell } from '@tessera/shared/remote';
import { EmptyState, LinkButton, PageFrame } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { FilledForm } from './filled-form';
import { tableFormPorts } from './table-form.ports';
import { useEffects } from './use-effects';
import { createTableForm, isChanged, type TableFormStep } from './table-form.store';

export interface TableFormProps {
  projectId: string;
  /** The table that is changed; a new one without it. */
  tableId: string | undefined;
}

/** /tablecreate: one table by form (SCR-14). */
export function TableForm({ projectId, tableId }: TableFormProps) {
  const shell = useShell();
  const navigate = useNavigate();
  const [ports] = useState(() => tableFormPorts(shell, projectId));
  const [form] = useState(() => createTableForm(ports, tableId));
  const state = useStore(form.store);
  const effects = useEffects(state, ports);
  const [isDone, setDone] = useState(false);
  const back = `${paths.database.to()}?project=${encodeURIComponent(projectId)}`;
  const title = tableId === undefined ? 'New table' : 'Table';
  useDocumentTitle(title);
  useEffect(() => {
    void form.load();
  }, [form]);
  const breadcrumbs = [{ label: 'Database', to: back }, { label: title }];
  async function save(): Promise<void> {
    if (!(await form.save())) return;
    flushSync(() => {
      setDone(true);
    });
    const name = state.step === 'ready' ? state.form.name.trim() : '';
    shell.notify({
      type: 'success',
      title: `Table "${name}" ${tableId === undefined ? 'created' : 'saved'}`,
    });
    void navigate(back);
  }
  if (state.step === 'ready') {
    return (
      <>
        <FilledForm
          {...{ state, effects, breadcrumbs, title, back }}
          onChange={form.change}
          onAgree={form.agree}
          onSave={() => void save()}
          describing={{
            onDescribe: (text) => void form.describe(text),
            onDecide: (choice) => {
              form.decide(choice);
            },
            onUndo: () => {
              form.undo();
            },
          }}
        />
        <AskBeforeLeaving
          isAsking={isChanged(state) && !isDone}
          description="Your changes to this table will be lost."
        />
      </>
    );
  }
  const failed =
    state.step === 'failed'
      ? { message: state.message, isRetrying: state.isRetrying, onRetry: () => void form.load() }
      : undefined;
  return (
    <PageFrame {...{ title, breadcrumbs }} isLoading={state.step === 'loading'} error={failed}>
      <Missing step={state.step} back={back} />
    </PageFrame>
  );
}

const MISSING: Partial<Record<TableFormStep['step'], string>> = {
  none: 'This app has no version yet, so it can have no tables.',
  codeOnly: 'This project was imported as code only, so its tables are changed in its code.',
  noTable: 'Table not found',
};

function Missing({ step, back }: { step: TableFormStep['step']; back: string }) {
  const title = MISSING[step];
  return title === undefined ? null : (
    <EmptyState title={title} action={<LinkButton to={back}>See the tables</LinkButton>} />
  );
}
