import { newKey } from '@tessera/shared/remote';
import { Button, IconButton, SelectField, TextField } from '@tessera/shared/ui';
import { Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { MissingKeys } from './missing-keys';
import type { DraftErrors, PartDraft } from './service-draft';
import { Group } from './service-dialog.styles';

interface PartsProps {
  parts: readonly PartDraft[];
  errors: DraftErrors;
  /** Variables that are named and not there. */
  missing: readonly string[];
  fieldId: (field: string) => string;
  onChange: (parts: PartDraft[], ...mended: string[]) => void;
}

const KINDS = [
  { value: 'headers', label: 'Header' },
  { value: 'query', label: 'In the address' },
];

/** Headers and query parameters that the server adds. */
export function ServiceParts({ parts, errors, missing, fieldId, onChange }: PartsProps) {
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
      <MissingKeys keys={missing} />
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

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
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
