import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { recordLinkId } from './delete-record';
import { fieldsOf, nameOf } from '../data/entity';
import { FormContext, controlId } from '../fields/form-context';
import { BackIcon } from '../frame/icons';
import { MissingRecord } from './missing-record';
import { FOCUS, PageHeading, isFirstPage } from '../frame/page';
import { draftsOf, findErrors, fittingDrafts, focusFirstError, valuesToStore } from './record-draft';
import type { Drafts } from './record-draft';
import { hrefOf, navigate } from '../frame/router';
import { DRAFT } from '../data/store';
import { useRows, useStore } from '../frame/store-context';
import { useToast } from '../frame/toasts';
import type { Entity, Row } from '../data/types';
import { inSentence } from '../data/words';

interface RecordFormProps {
  readonly entity: Entity;
  /** The record to change; null adds one. */
  readonly id: string | null;
  /** The inputs. */
  readonly children: ReactNode;
}

/** The page on which a record is added or changed. */
export function RecordForm({ entity, id, children }: RecordFormProps) {
  const row = useRows(entity).find((candidate) => candidate.id === id);
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

/**
 * What was typed is kept until it is saved or cancelled, also when the page is left by mistake. In Tessera's preview it
 * is there again after a change of the application; elsewhere the browser asks before it leaves.
 */
function useDrafts(entity: Entity, row: Row | undefined) {
  const { visit, keepDrafts } = useStore();
  const name = `${DRAFT}${entity.id}/${row?.id ?? ''}`;
  const [initial] = useState(() => draftsOf(fieldsOf(entity), row));
  const [restored] = useState(() => fittingDrafts(visit.get(name) as Drafts | undefined, initial));
  const [drafts, setDrafts] = useState<Drafts>(() => ({ ...initial, ...restored }));
  const isChanged = Object.keys(drafts).some((key) => drafts[key] !== initial[key]);
  useEffect(() => {
    if (!isChanged) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!keepDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [isChanged, keepDrafts]);
  return {
    initial,
    isRestored: Object.keys(restored).length > 0,
    drafts,
    keep: (next: Drafts) => {
      visit.set(name, next);
      keepDrafts();
      setDrafts(next);
    },
    drop: () => {
      visit.delete(name);
      keepDrafts();
    },
  };
}

function Form({ entity, row, children }: FormProps) {
  const fields = useMemo(() => fieldsOf(entity), [entity]);
  const { initial, isRestored, drafts, keep, drop } = useDrafts(entity, row);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const finish = useFinish(entity, row);
  const form = useRef<HTMLFormElement>(null);
  const isNew = row === undefined;
  const { visit } = useStore();
  const [isAskedFor] = useState(() => !isFirstPage(visit));
  const wrong = Object.keys(errors).length;

  useEffect(() => {
    // A preview that loads anew must not take the focus from where somebody types.
    if (isNew && isAskedFor) form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [isNew, isAskedFor]);

  const save = () => {
    // A field that the page does not show cannot be filled in.
    const shown = fields.filter((field) => document.getElementById(controlId(field)) !== null);
    const found = findErrors(shown, drafts);
    // At once, so that the message is there when the focus arrives and is read out with it.
    flushSync(() => {
      setErrors(found);
    });
    if (Object.keys(found).length > 0) {
      focusFirstError(shown, found);
      return;
    }
    drop();
    finish(valuesToStore(shown, drafts, isNew ? null : initial));
  };

  return (
    <div className="sheet">
      <FormHead entity={entity} row={row} isRestored={isRestored} />
      <form
        ref={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FormContext
          value={{
            drafts,
            errors,
            change: (field, draft) => {
              keep({ ...drafts, [field.key]: draft });
              setErrors((before) => without(before, field.key));
            },
          }}
        >
          <div className="form-fields">{children}</div>
        </FormContext>
        <div className="form-actions">
          <button type="submit" className="button button-primary">
            Save
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              drop();
              navigate(row ? hrefOf(entity.path, 'detail', row.id) : hrefOf(entity.path, 'list'), {
                replace: true,
              });
            }}
          >
            Cancel
          </button>
          <p className="form-summary" role="alert">
            {wrong > 0 &&
              (wrong === 1
                ? 'Not saved: one field needs a change.'
                : `Not saved: ${String(wrong)} fields need a change.`)}
          </p>
        </div>
      </form>
    </div>
  );
}

/** Stores the values, says so, and goes where one sees them. */
function useFinish(entity: Entity, row: Row | undefined) {
  const store = useStore();
  const toast = useToast();
  return (values: Readonly<Record<string, unknown>>) => {
    const id = store.put(entity, row?.id ?? null, values);
    const isNew = row === undefined;
    toast(isNew ? `${entity.name} added.` : `${entity.name} saved.`);
    // A search that hides the new record would look like a loss.
    if (isNew) store.visit.set(`query/${entity.id}`, '');
    store.visit.set(FOCUS, isNew ? recordLinkId(id) : 'edit-record');
    navigate(isNew ? hrefOf(entity.path, 'list') : hrefOf(entity.path, 'detail', id), { replace: true });
  };
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

function without(errors: Readonly<Record<string, string>>, key: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== key));
}
