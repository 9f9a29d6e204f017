import { useMemo } from 'react';
import type { Field } from '../data/types';
import { inSentence } from '../data/words';
import { Dialog } from '../frame/dialog';
import { useSection } from '../frame/sections-context';
import { useStore } from '../frame/store-context';
import { useToast } from '../frame/toasts';
import { useTakeBack } from '../records/use-added';
import { EmbeddedForm } from './embedded-form';
import type { Embedding } from './embedded-form';
import { useForm } from './form-context';

interface NewLinkedRecordProps {
  readonly entityId: string;
  /** What the record is called; '' when nothing was typed yet. */
  readonly name: string;
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

/** Adds a record of another kind without leaving the form: what it needs, in a dialog. */
export function NewLinkedRecord({ entityId, name, onDone, onClose }: NewLinkedRecordProps) {
  const { entity, Form } = useSection(entityId);
  const store = useStore();
  const toast = useToast();
  const { onAdded } = useForm();
  const takeBack = useTakeBack();
  const title = `Add ${inSentence(entity.name)}`;
  const embedding = useMemo(
    (): Embedding => ({
      verb: title,
      begin: name === '' ? {} : { [entity.label.key]: name },
      isRecord: true,
      asksFor: (field: Field) => field.required === true || field === entity.label,
      onSave: (values) => {
        const id = store.put(entity, null, values);
        return () => {
          toast(`${entity.name} added.`, () => {
            takeBack([{ entity, id }]);
          });
          onAdded(entity, id);
          onDone(id);
        };
      },
      onClose,
    }),
    [title, name, entity, store, toast, takeBack, onAdded, onDone, onClose],
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <EmbeddedForm value={embedding}>
        <Form id={null} />
      </EmbeddedForm>
    </Dialog>
  );
}
