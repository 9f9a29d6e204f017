import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { fieldsOf, nameOf } from '../data/entity';
import { isTyped } from '../data/field-groups';
import type { Entity, Row } from '../data/types';
import { inSentence } from '../data/words';
import { useEmbedding } from '../fields/embedded-form';
import { FormContext, controlId } from '../fields/form-context';
import { BackIcon } from '../frame/icons';
import { PageHeading, isFirstPage } from '../frame/page';
import { hrefOf } from '../frame/router';
import { useRows, useStore } from '../frame/store-context';
import { FormActions } from './form-actions';
import { MissingRecord } from './missing-record';
import { breachesByKey, findErrors, focusFirstError, valuesToStore } from './record-draft';
import { useAdded } from './use-added';
import { useDrafts } from './use-drafts';
import { useFinish } from './use-finish';

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

type Errors = Readonly<Record<string, string>>;

function Form({ entity, row, children }: FormProps) {
  const fields = useMemo(() => fieldsOf(entity).filter(isTyped), [entity]);
  const { initial, isRestored, drafts, keep, drop } = useDrafts(entity, row);
  const [errors, setErrors] = useState<Errors>({});
  const { save, cancel } = useFinish(entity, row);
  const added = useAdded(entity, row);
  const store = useStore();
  const embedding = useEmbedding();
  const isEmbedded = embedding !== null;
  const scope = useScope(isEmbedded);
  const form = useFocusOnFirst(row === undefined, isEmbedded);

  const submit = () => {
    // A field that the page does not show cannot be filled in.
    const shown = fields.filter((field) => document.getElementById(controlId(field, scope)) !== null);
    // What a new record begins with is stored also where the form does not show it.
    const values = valuesToStore(
      row || embedding?.isRecord === false ? shown : fields,
      drafts,
      row ? initial : null,
    );
    const found = {
      ...breachesByKey(
        embedding?.isRecord === false ? [] : store.brokenRules(entity, row?.id ?? null, values),
        shown,
      ),
      ...findErrors(shown, drafts, scope),
    };
    // At once, so that the message is there when the focus arrives and is read out with it.
    flushSync(() => {
      setErrors(found);
    });
    if (Object.keys(found).length > 0) {
      focusFirstError(shown, found, scope);
      return;
    }
    drop();
    added.forget();
    save(values);
  };

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
            onAdded: added.remember,
            change: (field, draft) => {
              keep({ ...drafts, [field.key]: draft });
              setErrors((before) => without(before, field.key));
            },
          }}
        >
          <div className="form-fields">{children}</div>
        </FormContext>
        <FormActions
          name={embedding?.verb ?? 'Save'}
          errors={errors}
          onCancel={() => {
            drop();
            cancel();
            added.tellWhatStays();
          }}
        />
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

function without(errors: Errors, key: string): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== key));
}
