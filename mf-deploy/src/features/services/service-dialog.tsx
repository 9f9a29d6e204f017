import type { OutsideService } from '@tessera/shared/contracts';
import { newKey } from '@tessera/shared/remote';
import {
  Banner,
  Button,
  CheckboxField,
  Dialog,
  FormErrorSummary,
  IconButton,
  SelectField,
  TextField,
} from '@tessera/shared/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import {
  findDraftErrors,
  METHODS,
  newDraft,
  placeServerErrors,
  toDraft,
  toService,
  type DraftErrors,
  type Method,
  type PartDraft,
  type ServiceDraft,
} from './service-draft';
import type { Saved } from './use-services';

export interface ServiceDialogProps {
  /** The one that is changed; undefined for a new one. */
  service: OutsideService | undefined;
  otherNames: readonly string[];
  /** Where it stands in what is sent. */
  index: number;
  onSave: (service: OutsideService) => Promise<Saved>;
  onClose: () => void;
}

function useServiceDraft({ service, otherNames, index, onSave, onClose }: ServiceDialogProps) {
  const [draft, setDraft] = useState(() => (service ? toDraft(service, newKey) : newDraft(newKey())));
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

  return { draft, errors, problem, attempt, isSaving, change, submit };
}

/** What a service is called, where it is, and what the server sends along (SCR-30). */
export function ServiceDialog(props: ServiceDialogProps) {
  const { service, onClose } = props;
  const { draft, errors, problem, attempt, isSaving, change, submit } = useServiceDraft(props);
  const id = useId();
  const fieldId = (field: string) => `${id}-${field}`;
  return (
    <Dialog
      isOpen
      size="medium"
      title={service ? `Change ${service.name}` : 'Add a service'}
      onOpenChange={onClose}
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
          hint="The server calls nothing outside of it."
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
        <Parts
          parts={draft.parts}
          errors={errors}
          fieldId={fieldId}
          onChange={(parts, ...mended) => {
            change({ parts }, ...mended);
          }}
        />
      </Form>
    </Dialog>
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
      <legend>Your app may</legend>
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

interface PartsProps {
  parts: readonly PartDraft[];
  errors: DraftErrors;
  fieldId: (field: string) => string;
  onChange: (parts: PartDraft[], ...mended: string[]) => void;
}

const KINDS = [
  { value: 'headers', label: 'Header' },
  { value: 'query', label: 'In the address' },
];

function Parts({ parts, errors, fieldId, onChange }: PartsProps) {
  const put = (rowId: string, part: Partial<PartDraft>) => {
    const mended = Object.keys(part).map((field) => `${rowId}.${field}`);
    onChange(
      parts.map((one) => (one.rowId === rowId ? { ...one, ...part } : one)),
      ...mended,
    );
  };
  return (
    <Group>
      <legend>The server adds</legend>
      <Quiet>Write {'{API_KEY}'} for the value of that variable.</Quiet>
      {parts.map(({ rowId, kind, name, value }, index) => (
        <PartRow key={rowId} role="group" aria-label={`Addition ${String(index + 1)}`}>
          <SelectField
            label="Where"
            options={KINDS}
            value={kind}
            onChange={({ target }) => {
              put(rowId, { kind: target.value as PartDraft['kind'] });
            }}
          />
          <TextField
            id={fieldId(`${rowId}.name`)}
            label="Name"
            value={name}
            error={errors[`${rowId}.name`]}
            autoComplete="off"
            onChange={({ target }) => {
              put(rowId, { name: target.value });
            }}
          />
          <TextField
            id={fieldId(`${rowId}.value`)}
            label="Value"
            value={value}
            error={errors[`${rowId}.value`]}
            autoComplete="off"
            onChange={({ target }) => {
              put(rowId, { value: target.value });
            }}
          />
          <Bin>
            <IconButton
              label={`Remove ${name === '' ? `addition ${String(index + 1)}` : name}`}
              onClick={() => {
                onChange(parts.filter((one) => one.rowId !== rowId));
              }}
            >
              <Trash2 size={18} strokeWidth={1.75} />
            </IconButton>
          </Bin>
        </PartRow>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus size={16} strokeWidth={1.75} />}
          onClick={() => {
            onChange([...parts, { rowId: newKey(), kind: 'headers', name: '', value: '' }]);
          }}
        >
          Add a header
        </Button>
      </div>
    </Group>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${({ theme }) => theme.space[2]};
    padding: 0;
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Wrong = styled.p`
  color: ${({ theme }) => theme.colors.bad};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const PartRow = styled.div`
  display: grid;
  grid-template-columns: 130px minmax(0, 1fr) minmax(0, 1.4fr) auto;
  align-items: start;
  gap: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-bottom: ${({ theme }) => theme.space[4]};
    border-bottom: 1px solid ${({ theme }) => theme.colors.line};
    > :nth-child(2),
    > :nth-child(3) {
      grid-column: 1 / -1;
    }
    > :nth-child(4) {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

/** As high as a field whose label stands above it. */
const Bin = styled.div`
  padding-top: 26px;
`;
