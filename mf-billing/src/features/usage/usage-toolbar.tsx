import type { UsageGroup } from '@tessera/shared/contracts';
import { DateField, Row, Segmented, SelectField, Stack } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { periodError, type PeriodChoice, type UsageView } from './view';

interface UsageToolbarProps {
  view: UsageView;
  onChange: (change: Partial<UsageView>) => void;
}

const periods: { value: PeriodChoice; label: string }[] = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: 'custom', label: 'Custom' },
];

const groups: { value: UsageGroup; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'project', label: 'Project' },
  { value: 'agent', label: 'Agent' },
  { value: 'kind', label: 'Kind' },
];

/** Which days, and what they are summed by. */
export function UsageToolbar({ view, onChange }: UsageToolbarProps) {
  const error = view.period === 'custom' ? periodError(view) : undefined;
  return (
    <Row align="end" gap={4}>
      <Field>
        <SelectField
          label="Period"
          options={periods}
          value={view.period}
          onChange={({ target }) => {
            onChange({ period: target.value as PeriodChoice });
          }}
        />
      </Field>
      {view.period === 'custom' ? (
        <>
          <Field>
            <DayField
              label="First day"
              value={view.from}
              error={error}
              onDay={(from) => {
                onChange({ from });
              }}
            />
          </Field>
          <Field>
            <DayField
              label="Last day"
              value={view.to}
              onDay={(to) => {
                onChange({ to });
              }}
            />
          </Field>
        </>
      ) : null}
      <Stack gap={1}>
        <GroupLabel aria-hidden="true">Group by</GroupLabel>
        <Segmented
          label="Group by"
          segments={groups}
          value={view.group}
          onValueChange={(group) => {
            onChange({ group });
          }}
        />
      </Stack>
    </Row>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  onDay: (day: string) => void;
}

/** A day that counts once it is whole: what is half typed stays in the field. */
function DayField({ value, onDay, ...rest }: DayFieldProps) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDraft(value);
  }
  return (
    <DateField
      {...rest}
      value={draft}
      onValueChange={(day) => {
        setDraft(day);
        if (day) onDay(day);
      }}
    />
  );
}

const Field = styled.div`
  width: 180px;
  ${({ theme }) => theme.media.phone} {
    width: 100%;
  }
`;

const GroupLabel = styled.span`
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;
