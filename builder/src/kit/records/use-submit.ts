import { useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { conflictWith, type Rejection } from '../data/served-steps';
import type { Entity, Field, Row } from '../data/types';
import { useEmbedding } from '../fields/embedded-form';
import { controlId } from '../fields/form-context';
import { useStore, useStoreState } from '../frame/store-context';
import {
  breachesByKey,
  draftsOf,
  findErrors,
  focusFirstError,
  valuesToStore,
  WHOLE_FORM,
} from './record-draft';
import { useAdded } from './use-added';
import type { useDrafts } from './use-drafts';
import { useFinish } from './use-finish';
import { useSaving } from './use-saving';

type Errors = Readonly<Record<string, string>>;

interface Filled {
  readonly entity: Entity;
  readonly row: Row | undefined;
  readonly fields: readonly Field[];
  readonly scope: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly typed: ReturnType<typeof useDrafts>;
}

/** Checks and stores what a form holds, and says why not: at once, or when the server does. [DATA-04] */
export function useSubmit({ entity, row, fields, scope, form, typed }: Filled) {
  const { initial, drafts, keep, drop } = typed;
  const store = useStore();
  const isServed = useStoreState(store).rights !== null;
  const isRecord = useEmbedding()?.isRecord !== false;
  const added = useAdded(entity, row);
  const { save, cancel } = useFinish(entity, row);
  const saving = useSaving();
  const [errors, setErrors] = useState<Errors>({});
  const [conflict, setConflict] = useState<Rejection | null>(null);
  /** The record as whoever fills in the form has seen it. */
  const [seen, setSeen] = useState(row);
  const current = () => row && store.rows().findRow(entity.id, row.id);
  // A field that the page does not show cannot be filled in.
  const shownFields = () =>
    fields.filter((field) => document.getElementById(controlId(field, scope)) !== null);

  const show = (found: Errors) => {
    // At once, so that the message is there when the focus arrives and is read out with it.
    flushSync(() => {
      setErrors(found);
    });
    focusFirstError(shownFields(), found, scope);
  };

  const reject = (rejection: Rejection) => {
    const { answer } = rejection;
    if (answer.kind === 'conflict') setConflict(rejection);
    else if (answer.kind === 'refused') show(breachesByKey(answer.breaches, shownFields()));
    else show({ [WHOLE_FORM]: answer.message });
  };

  const submit = (known = seen) => {
    if (saving.isBusy()) return;
    const shown = shownFields();
    // What a new record begins with is stored also where the form does not show it.
    const values = valuesToStore(row || !isRecord ? shown : fields, drafts, row ? initial : null);
    const clash = isServed && known ? conflictWith(entity, known, current(), values) : null;
    const found = {
      ...breachesByKey(isRecord && !clash ? store.brokenRules(entity, row?.id ?? null, values) : [], shown),
      ...findErrors(shown, drafts, scope),
    };
    setConflict(clash);
    show(found);
    if (clash || Object.keys(found).length > 0) return;
    const done = save(values);
    const settling = isRecord ? store.settle() : null;
    const onStored = () => {
      drop();
      added.forget();
    };
    if (settling) {
      void saving.wait({ settling, onStored, onDone: done, onRejected: reject });
      return;
    }
    onStored();
    done();
  };

  const leave = () => {
    drop();
    cancel();
    added.tellWhatStays();
  };

  const decide = (rejection: Rejection, isMine: boolean) => {
    const conflicts = rejection.answer.kind === 'conflict' ? rejection.answer.conflicts : [];
    const isGone = row !== undefined && !current();
    setConflict(null);
    if (isGone && !isMine) {
      leave();
      return;
    }
    // The buttons that were pressed are about to go, and the focus with them.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (isGone) store.resolve(rejection, 'mine');
    const now = current();
    setSeen(now);
    if (isMine) {
      submit(now);
      return;
    }
    const theirs = Object.fromEntries(conflicts.map(({ key, theirs: value }) => [key ?? '', value]));
    const taken = fields.filter(({ key }) => key in theirs);
    keep({ ...drafts, ...draftsOf(taken, { values: theirs }) });
  };

  return {
    errors,
    forget: (key: string) => {
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== key)));
    },
    conflict,
    decide,
    isSaving: saving.isSlow,
    submit,
    leave,
    onAdded: added.remember,
  };
}
