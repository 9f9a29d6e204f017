import { useMemo } from 'react';
import { inSentence } from '../data/words';
import { Dialog } from '../frame/dialog';
import { useSection } from '../frame/sections-context';
import { EmbeddedForm } from './embedded-form';

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
  const embedding = useMemo(
    () => ({ begin: name === '' ? {} : { [entity.label.key]: name }, onDone, onClose }),
    [entity, name, onDone, onClose],
  );
  return (
    <Dialog title={`Add ${inSentence(entity.name)}`} onClose={onClose}>
      <EmbeddedForm value={embedding}>
        <Form id={null} />
      </EmbeddedForm>
    </Dialog>
  );
}
