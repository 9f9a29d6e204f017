import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Rejection } from '../data/served-steps';
import type { Value } from '../data/types';
import { useEmbedding } from '../fields/embedded-form';
import { controlId } from '../fields/form-context';
import { useStore } from '../frame/store-context';
import { breachesByKey, findErrors, focusFirstError, valuesToStore, WHOLE_FORM } from './record-draft';
import { useAdded } from './use-added';
import { useClash, type Filled } from './use-clash';
import { useFinish } from './use-finish';
import { useSaving } from './use-saving';

type Errors = Readonly<Record<string, string>>;

/** Checks and stores what a form holds, and says why not: at once, or when the server does. [DATA-04] */
export function useSubmit(filled: Filled) {
  const { entity, row, fields, scope, typed } = filled;
  const store = useStore();
  const isRecord = useEmbedding()?.isRecord !== false;
  const added = useAdded(entity, row);
  const { save, cancel } = useFinish(entity, row);
  const saving = useSaving();
  const { clash, setClash, find, decide } = useClash(filled);
  const [errors, setErrors] = useState<Errors>({});
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

  const onRejected = (rejection: Rejection) => {
    const { answer } = rejection;
    if (answer.kind === 'conflict') setClash(rejection);
    else if (answer.kind === 'refused') show(breachesByKey(answer.breaches, shownFields()));
    else show({ [WHOLE_FORM]: answer.message });
  };

  const keep = (values: Readonly<Record<string, Value>>) => {
    const onDone = save(values);
    const settling = isRecord ? store.settle() : null;
    const onStored = () => {
      typed.drop();
      added.forget();
    };
    if (settling) {
      void saving.wait({ settling, onStored, onDone, onRejected });
      return;
    }
    onStored();
    onDone();
  };

  const submit = (isSeen = false) => {
    if (saving.isBusy()) return;
    const { drafts, initial } = typed;
    const shown = shownFields();
    // What a new record begins with is stored also where the form does not show it.
    const values = valuesToStore(row || !isRecord ? shown : fields, drafts, row ? initial : null);
    const found = find(values, isSeen);
    setClash(found);
    if (found) return;
    const messages = {
      ...breachesByKey(isRecord ? store.brokenRules(entity, row?.id ?? null, values) : [], shown),
      ...findErrors(shown, drafts, scope),
    };
    show(messages);
    if (Object.keys(messages).length === 0) keep(values);
  };

  const leave = () => {
    typed.drop();
    cancel();
    added.tellWhatStays();
  };

  return {
    errors,
    forget: (key: string) => {
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== key)));
    },
    conflicts: clash?.answer.kind === 'conflict' ? clash.answer.conflicts : [],
    decide: (isMine: boolean) => {
      const submitSeen = () => {
        submit(true);
      };
      decide({ isMine, submit: submitSeen, leave });
    },
    isSaving: saving.isSlow,
    submit,
    leave,
    onAdded: added.remember,
  };
}
