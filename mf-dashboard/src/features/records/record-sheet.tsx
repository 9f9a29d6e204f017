import {
  fieldsOf,
  inSentence,
  nameOf,
  textOf,
  type Entity,
  type Field,
  type Outcome,
  type RecordBook,
  type Row,
  type Rows,
} from '@tessera/builder/records';
import { AskBeforeLeaving } from '@tessera/shared/remote';
import { Banner, Button, ConfirmDialog, FormErrorSummary, Sheet } from '@tessera/shared/ui';
import { useId, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { draftsOf, readForm, type Drafts } from './drafts';
import { FormField } from './form-field';

export interface RecordSheetProps {
  book: RecordBook;
  entity: Entity;
  /** Undefined for a new record. */
  row: Row | undefined;
  /** What was done, once nothing speaks against it. */
  onDone: (outcome: Extract<Outcome, { isDone: true }>) => void;
  onDelete: () => void;
  onClose: () => void;
}

interface Problems {
  readonly attempt: number;
  /** By the key of the field. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is said of the record as a whole, or of another one. */
  readonly rest: readonly string[];
}

/** One record as a form: a new one, all of one on a phone, and what no cell can hold. */
export function RecordSheet({ book, entity, row, onDone, onDelete, onClose }: RecordSheetProps) {
  const formId = useId();
  const [before] = useState(() => draftsOf(entity, row));
  const [drafts, setDrafts] = useState<Drafts>(before);
  const [problems, setProblems] = useState<Problems>({ attempt: 0, errors: {}, rest: [] });
  const [isLeaving, setIsLeaving] = useState(false);
  const isTyped = Object.entries(drafts).some(([key, draft]) => draft !== before[key]);
  const fields = fieldsOf(entity);
  const idOf = (key: string) => `${formId}-${key}`;

  function save(event: SubmitEvent): void {
    event.preventDefault();
    const { values, errors } = readForm(entity, drafts, row && before);
    const found =
      Object.keys(errors).length > 0 ? { errors, rest: [] } : problemsOf(book, entity, row, values);
    setProblems({ ...found, attempt: problems.attempt + 1 });
    if (Object.keys(found.errors).length > 0 || found.rest.length > 0) return;
    const outcome = row ? book.put(entity, row.id, values) : book.addAll(entity, [values]);
    if (outcome.isDone) onDone(outcome);
    else setProblems({ attempt: problems.attempt + 1, errors: {}, rest: [outcome.message] });
  }

  const close = () => {
    if (isTyped) setIsLeaving(true);
    else onClose();
  };
  const noun = inSentence(entity.name);
  return (
    <>
      <Sheet
        title={row ? nameOf(entity, row) : `Add ${noun}`}
        isOpen
        onOpenChange={close}
        footer={
          <>
            {row ? <Delete onClick={onDelete}>Delete</Delete> : null}
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" type="submit" form={formId}>
              {row ? 'Save' : `Add ${noun}`}
            </Button>
          </>
        }
      >
        <Form id={formId} noValidate onSubmit={save}>
          <FormErrorSummary
            attempt={problems.attempt}
            errors={fields.flatMap(({ key, name }) => {
              const message = problems.errors[key];
              return message === undefined ? [] : { fieldId: idOf(key), message: said(name, message) };
            })}
          />
          {problems.rest.length > 0 ? <Banner tone="bad">{problems.rest.join(' ')}</Banner> : null}
          <Fields
            {...{ fields, row, drafts, idOf }}
            rows={book.rows()}
            errors={problems.errors}
            onDraftChange={(key, draft) => {
              setDrafts((now) => ({ ...now, [key]: draft }));
            }}
          />
        </Form>
      </Sheet>
      <AskBeforeLeaving isAsking={isTyped} description="What you typed in this record will be lost." />
      <ConfirmDialog
        title="Discard what you typed?"
        description={row ? 'The record stays as it was.' : 'The record is not added.'}
        confirmLabel="Discard"
        cancelLabel="Go on typing"
        isOpen={isLeaving}
        onOpenChange={setIsLeaving}
        onConfirm={onClose}
      />
    </>
  );
}

interface FieldsProps {
  fields: readonly Field[];
  row: Row | undefined;
  rows: Rows;
  drafts: Drafts;
  errors: Problems['errors'];
  idOf: (key: string) => string;
  onDraftChange: (key: string, draft: string) => void;
}

function Fields({ fields, row, rows, drafts, errors, idOf, onDraftChange }: FieldsProps) {
  return fields.map((field) =>
    field.compute ? (
      <WorkedOut key={field.key} field={field} row={row} />
    ) : (
      <FormField
        key={field.key}
        id={idOf(field.key)}
        field={field}
        rows={rows}
        draft={drafts[field.key] ?? ''}
        error={errors[field.key]}
        onDraftChange={(draft) => {
          onDraftChange(field.key, draft);
        }}
      />
    ),
  );
}

/** A message that does not name its field by itself. */
function said(name: string, message: string): string {
  return message.startsWith(name) ? message : `${name}: ${message}`;
}

function problemsOf(
  book: RecordBook,
  entity: Entity,
  row: Row | undefined,
  values: Readonly<Record<string, unknown>>,
): Omit<Problems, 'attempt'> {
  const breaches = book.check(entity, row?.id ?? null, values);
  const keys = new Set(fieldsOf(entity).map(({ key }) => key));
  const isOfField = ({ key, entityId }: (typeof breaches)[number]) =>
    key !== null && entityId === entity.id && keys.has(key);
  return {
    errors: Object.fromEntries(breaches.filter(isOfField).map(({ key, message }) => [key ?? '', message])),
    rest: breaches.filter((breach) => !isOfField(breach)).map(({ message }) => message),
  };
}

function WorkedOut({ field, row }: { field: Field; row: Row | undefined }) {
  return (
    <div>
      <Name>{field.name}</Name>
      <Quiet>{row ? textOf(row, field) || 'Empty' : 'Worked out once it is added'}</Quiet>
    </div>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const Name = styled.p`
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  overflow-wrap: anywhere;
`;

const Delete = styled(Button)`
  margin-inline-end: auto;
`;
