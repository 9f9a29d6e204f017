import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { fieldsOf, nameOf } from '../data/entity';
import { isTyped } from '../data/field-groups';
import type { Entity, Row } from '../data/types';
import { inSentence } from '../data/words';
import { useEmbedding } from '../fields/embedded-form';
import { FormContext } from '../fields/form-context';
import { BackIcon } from '../frame/icons';
import { PageHeading, isFirstPage } from '../frame/page';
import { hrefOf } from '../frame/router';
import { useIsServed, useRights, useRows, useStore } from '../frame/store-context';
import { ConflictPanel } from './conflict-panel';
import { FormActions } from './form-actions';
import { MissingRecord } from './missing-record';
import { NoAccess } from './no-access';
import { useDrafts } from './use-drafts';
import { useSubmit } from './use-submit';

interface RecordFormProps {
  readonly entity: Entity;
  /** The record to change; null adds one. */
  readonly id: string | null;
  /** The inputs. */
  readonly children: ReactNode;
}

/** The page on which a record is added or changed. */
export function RecordForm({ entity, id, children }: RecordFormProps) {
  const found = useRows(entity).find((candidate) => candidate.id === id);
  const [seen, setSeen] = useState(found);
  if (found && found !== seen) setSeen(found);
  const isServed = useIsServed();
  const { add, change } = useRights(entity);
  const isEmbedded = useEmbedding() !== null;
  const verb = id === null ? 'add' : 'change';
  if (!isEmbedded && !(id === null ? add : change)) return <NoAccess entity={entity} verb={verb} />;
  // What was typed is not lost where somebody else deletes the record meanwhile: the form says it.
  const row = found ?? (isServed ? seen : undefined);
  if (id !== null && !row) return <MissingRecord entity={entity} />;
  return (
    <Form entity={entity} row={row}>
      {children}
    </Form>
  );
}

interface FormProps {
  readonly entity: Entity;
  readonly row: Row | undefined;
  readonly children: ReactNode;
}

function Form({ entity, row, children }: FormProps) {
  const fields = useMemo(() => fieldsOf(entity).filter(isTyped), [entity]);
  const typed = useDrafts(entity, row);
  const { isRestored, drafts, keep } = typed;
  const embedding = useEmbedding();
  const isEmbedded = embedding !== null;
  const scope = useScope(isEmbedded);
  const form = useFocusOnFirst(row === undefined, isEmbedded);

  const { errors, forget, conflicts, decide, isSaving, submit, leave, onAdded } = useSubmit({
    entity,
    row,
    fields,
    scope,
    form,
    typed,
  });

  return (
    <div className={isEmbedded ? undefined : 'sheet'}>
      {!isEmbedded && <FormHead entity={entity} row={row} isRestored={isRestored} />}
      <form
        ref={form}
        className={isEmbedded ? 'form form-embedded' : 'form'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React tells also the form that a dialog was opened from.
          event.stopPropagation();
          submit();
        }}
      >
        <FormContext
          value={{
            entity,
            row,
            drafts,
            errors,
            scope,
            asksFor: embedding?.asksFor ?? askForAll,
            onAdded,
            change: (field, draft) => {
              keep({ ...drafts, [field.key]: draft });
              forget(field.key);
            },
          }}
        >
          <div className="form-fields">{children}</div>
        </FormContext>
        {conflicts.length > 0 && <ConflictPanel entity={entity} conflicts={conflicts} onDecide={decide} />}
        <FormActions name={embedding?.verb ?? 'Save'} isSaving={isSaving} errors={errors} onCancel={leave} />
      </form>
    </div>
  );
}

function askForAll(): boolean {
  return true;
}

/** A form in a dialog may be of the same kind as the one below it. */
function useScope(isEmbedded: boolean): string {
  const id = useId();
  return isEmbedded ? `${id}-` : '';
}

function useFocusOnFirst(isNew: boolean, isEmbedded: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const { visit } = useStore();
  // A preview that loads anew must not take the focus from where somebody types.
  const [isAskedFor] = useState(() => isEmbedded || !isFirstPage(visit));
  useEffect(() => {
    if (isNew && isAskedFor) form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [isNew, isAskedFor]);
  return form;
}

interface FormHeadProps {
  readonly entity: Entity;
  readonly row: Row | undefined;
  readonly isRestored: boolean;
}

function FormHead({ entity, row, isRestored }: FormHeadProps) {
  const back = row ? hrefOf(entity.path, 'detail', row.id) : hrefOf(entity.path, 'list');
  return (
    <>
      <a className="back-link" href={back}>
        <BackIcon />
        <span dir="auto">{row ? nameOf(entity, row) : entity.plural}</span>
      </a>
      <div className="page-head">
        <PageHeading
          title={row ? `Edit ${inSentence(entity.name)}` : `Add ${inSentence(entity.name)}`}
          part={entity.id}
          keepsFocus={!row}
        />
      </div>
      {isRestored && (
        <p className="notice notice-inline" role="note">
          What you typed before is still here. Save it, or cancel to drop it.
        </p>
      )}
    </>
  );
}
