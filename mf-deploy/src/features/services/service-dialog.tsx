import type { OutsideService } from '@tessera/shared/contracts';
import { newKey } from '@tessera/shared/remote';
import {
  Banner,
  Button,
  CheckboxField,
  ConfirmDialog,
  Dialog,
  FormErrorSummary,
  TextField,
} from '@tessera/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import {
  findDraftErrors,
  missingKeys,
  METHODS,
  newDraft,
  placeServerErrors,
  toDraft,
  toService,
  type DraftErrors,
  type Method,
  type ServiceDraft,
} from './service-draft';
import { Group } from './service-dialog.styles';
import { ServiceParts } from './service-parts';
import type { Saved } from './use-services';

export interface ServiceDialogProps {
  /** The one that is changed; undefined for a new one. */
  service: OutsideService | undefined;
  otherNames: readonly string[];
  /** Where it stands in what is sent. */
  index: number;
  /** The names of the project's variables; undefined while unknown. */
  keys?: readonly string[] | undefined;
  onSave: (service: OutsideService) => Promise<Saved>;
  onClose: () => void;
}

function useServiceDraft({ service, otherNames, index, onSave, onClose }: ServiceDialogProps) {
  const [first] = useState(() => (service ? toDraft(service, newKey) : newDraft(newKey())));
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setIsSaving] = useState(false);

  function change(part: Partial<ServiceDraft>, ...mended: string[]): void {
    setDraft((now) => ({ ...now, ...part }));
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !mended.includes(field))));
  }

  async function submit(): Promise<void> {
    const found = findDraftErrors(draft, otherNames);
    setErrors(found);
    setProblem(undefined);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0 || isSaving) return;
    setIsSaving(true);
    const saved = await onSave(toService(draft));
    setIsSaving(false);
    if (saved.isSaved) {
      onClose();
      return;
    }
    const placed = placeServerErrors(saved.fields, draft, index);
    setErrors(placed);
    if (Object.keys(placed).length === 0) setProblem(saved.message);
    setAttempt((count) => count + 1);
  }

  const isDirty = JSON.stringify(draft) !== JSON.stringify(first);
  return { draft, errors, problem, attempt, isSaving, isDirty, change, submit };
}

/** What a service is called, where it is, and what the server sends along (SCR-30). */
export function ServiceDialog(props: ServiceDialogProps) {
  const { service, keys, onClose } = props;
  const form = useServiceDraft(props);
  const { isSaving, isDirty, submit } = form;
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  const id = useId();
  return (
    <Dialog
      isOpen
      size="medium"
      title={service ? `Change ${service.name}` : 'Add a service'}
      isHeld={isSaving}
      onOpenChange={leave}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} isBusy={isSaving}>
            Save
          </Button>
        </>
      }
    >
      <Form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Fields {...form} keys={keys} idPrefix={id} />
      </Form>
      <ConfirmDialog
        title="Leave without saving?"
        description="What you typed for this service will be lost."
        confirmLabel="Leave"
        cancelLabel="Keep editing"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

interface FieldsProps extends Pick<
  ReturnType<typeof useServiceDraft>,
  'draft' | 'errors' | 'problem' | 'attempt' | 'change'
> {
  keys: readonly string[] | undefined;
  idPrefix: string;
}

function Fields({ draft, errors, problem, attempt, change, keys, idPrefix }: FieldsProps) {
  const fieldId = (field: string) => `${idPrefix}-${field}`;
  return (
    <>
      <FormErrorSummary
        attempt={attempt}
        errors={Object.entries(errors).map(([field, message]) => ({ fieldId: fieldId(field), message }))}
      />
      {problem === undefined ? null : <Banner tone="bad" title={problem} />}
      <TextField
        id={fieldId('name')}
        label="Name"
        hint="Part of the path that your app calls: /_services/openai"
        value={draft.name}
        error={errors['name']}
        autoComplete="off"
        onChange={({ target }) => {
          change({ name: target.value.toLowerCase().replace(/[^a-z0-9-]/g, '-') }, 'name');
        }}
      />
      <TextField
        id={fieldId('address')}
        label="Address"
        hint="Only addresses under this one can be called."
        inputMode="url"
        value={draft.address}
        error={errors['address']}
        autoComplete="off"
        onChange={({ target }) => {
          change({ address: target.value }, 'address');
        }}
      />
      <MethodBoxes
        id={fieldId('methods')}
        methods={draft.methods}
        error={errors['methods']}
        onChange={(methods) => {
          change({ methods }, 'methods');
        }}
      />
      <ServiceParts
        missing={missingKeys(toService(draft), keys)}
        parts={draft.parts}
        errors={errors}
        fieldId={fieldId}
        onChange={(parts, ...mended) => {
          change({ parts }, ...mended);
        }}
      />
    </>
  );
}

interface MethodBoxesProps {
  id: string;
  methods: readonly Method[];
  error: string | undefined;
  onChange: (methods: Method[]) => void;
}

function MethodBoxes({ id, methods, error, onChange }: MethodBoxesProps) {
  return (
    <Group>
      <legend>Allowed methods</legend>
      <Boxes>
        {METHODS.map((method, place) => (
          <CheckboxField
            key={method}
            {...(place === 0 && { id })}
            label={method}
            checked={methods.includes(method)}
            onChange={({ target }) => {
              onChange(target.checked ? [...methods, method] : methods.filter((one) => one !== method));
            }}
          />
        ))}
      </Boxes>
      {error === undefined ? null : <Wrong>{error}</Wrong>}
    </Group>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
`;

const Wrong = styled.p`
  color: ${({ theme }) => theme.colors.bad};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
