import type { Project } from '@tessera/shared/contracts';
import { Mosaic, RadioCards, RelativeTime } from '@tessera/shared/ui';
import styled from 'styled-components';

export interface ApplicationPickerProps {
  projects: readonly Project[];
  value: string | undefined;
  isDisabled: boolean;
  onChange: (projectId: string) => void;
}

/** The caller's projects that have a version to put live. */
export function ApplicationPicker({ projects, value, isDisabled, onChange }: ApplicationPickerProps) {
  return (
    <Scroll>
      <RadioCards
        label="Application"
        columns={projects.length > 1 ? 2 : 1}
        value={value ?? null}
        onValueChange={onChange}
        options={projects.map(({ id, name, headVersion, updatedAt }) => ({
          value: id,
          label: name,
          description: (
            <>
              v{headVersion?.number} · changed <RelativeTime at={updatedAt} />
            </>
          ),
          aside: <Mosaic id={id} size={32} />,
          isDisabled,
        }))}
      />
    </Scroll>
  );
}

/* Room for focus rings inside the scrolling box. */
const Scroll = styled.div`
  max-height: 420px;
  margin: -4px;
  padding: 4px;
  overflow-y: auto;
`;
