import { SCHEMA_SQL_MAX, type ApplicationModel, type SourceTables } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { Banner, Button, Dialog, Row, Stack, TextArea } from '@tessera/shared/ui';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { DesignAction } from '../../lib/design/design-draft';
import { chosenDesign, firstTicks } from '../../lib/design/source-choice';
import { SourceTableChoice } from '../../lib/design/source-table-choice';
import { readTables } from './import-sql';

export interface ImportSqlDialogProps {
  /** As it is drawn, with what is not saved. */
  model: ApplicationModel;
  /** Gives why it cannot be done. */
  onPerform: (action: DesignAction) => string | undefined;
  onClose: () => void;
}

/** Tables out of SQL: the text, then which of its tables are taken. They become changes of the designer like any other (SCR-12). */
export function ImportSqlDialog({ model, onPerform, onClose }: ImportSqlDialogProps) {
  const [sql, setSql] = useState('');
  const [found, setFound] = useState<SourceTables>();
  return found ? (
    <Choosing
      {...{ model, found, onPerform, onClose }}
      onBack={() => {
        setFound(undefined);
      }}
    />
  ) : (
    <Asking {...{ sql, onClose }} onType={setSql} onFound={setFound} />
  );
}

interface AskingProps {
  sql: string;
  onType: (sql: string) => void;
  onFound: (found: SourceTables) => void;
  onClose: () => void;
}

function Asking({ sql, onType, onFound, onClose }: AskingProps) {
  const id = useId();
  const shell = useShell();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isReading) return;
    setReading(true);
    const read = await readTables(shell, sql);
    setReading(false);
    if (read.kind === 'tables') {
      onFound({ tables: read.tables, left: read.left });
      return;
    }
    setError(read.why);
    area.current?.focus();
    if (read.position !== undefined) area.current?.setSelectionRange(read.position, read.position + 1);
  }
  const type = (text: string) => {
    onType(text);
    setError(undefined);
  };
  return (
    <Dialog
      isOpen
      size="large"
      title="Import SQL"
      description="Tessera reads the tables in your SQL. Nothing is run, and rows are ignored."
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} isBusy={isReading}>
            Read tables
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={3}>
          <TextArea
            ref={area}
            label="SQL"
            hint="CREATE TABLE statements as PostgreSQL writes them, such as those of pg_dump --schema-only"
            rows={12}
            value={sql}
            error={error}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => {
              type(target.value);
            }}
          />
          <Row>
            <SqlFile onText={type} onProblem={setError} area={area} />
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

interface SqlFileProps {
  area: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  onProblem: (why: string) => void;
}

/** Bytes of a text that may be short enough. */
const MOST_BYTES = SCHEMA_SQL_MAX * 4;

function SqlFile({ area, onText, onProblem }: SqlFileProps) {
  const picker = useRef<HTMLInputElement>(null);
  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      onProblem(`"${file.name}" is too large. Export it without rows: pg_dump --schema-only.`);
      return;
    }
    try {
      onText(await file.text());
      area.current?.focus();
    } catch {
      // It was removed, or may not be read, since it was chosen.
      onProblem(`"${file.name}" could not be read.`);
    }
  }
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="SQL file"
        accept=".sql,.ddl,.txt"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          // The same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
      <Button
        icon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => picker.current?.click()}
      >
        Choose a file
      </Button>
    </>
  );
}

const ADD: Readonly<Record<number, string>> = { 0: 'Add tables', 1: 'Add 1 table' };

type ChoosingProps = ImportSqlDialogProps & { found: SourceTables; onBack: () => void };

function Choosing({ model, found, onPerform, onBack, onClose }: ChoosingProps) {
  const [ticks, setTicks] = useState(() => firstTicks(found.tables, model));
  const [problem, setProblem] = useState<string>();
  const design = chosenDesign(found.tables, model, ticks);
  const count = design.tables.filter(({ isTaken }) => isTaken).length;
  return (
    <Dialog
      isOpen
      size="large"
      title="Choose the tables"
      description="They are added to the designer. Nothing is saved until you review it."
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onBack}>Back</Button>
          <Button
            variant="primary"
            onClick={() => {
              const why = count === 0 ? 'Tick at least one table.' : onPerform(design.operations);
              if (why === undefined) onClose();
              else setProblem(why);
            }}
          >
            {ADD[count] ?? `Add ${String(count)} tables`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {problem === undefined ? null : <Banner tone="bad" role="alert" title={problem} />}
        <SourceTableChoice
          {...{ design, ticks }}
          left={found.left}
          onTick={(next) => {
            setTicks(next);
            setProblem(undefined);
          }}
        />
      </Stack>
    </Dialog>
  );
}
