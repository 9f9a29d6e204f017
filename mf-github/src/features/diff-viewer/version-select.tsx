import styled from 'styled-components';
import type { Version } from '@tessera/shared/contracts';
import { SelectField } from '@tessera/shared/ui';

interface VersionSelectProps {
  readonly versions: readonly Version[];
  readonly selected: Version;
  readonly onSelect: (versionId: string) => void;
}

/** The other versions of the project, newest first. */
export function VersionSelect({ versions, selected, onSelect }: VersionSelectProps) {
  return (
    <Root>
      <SelectField
        label="Version"
        value={selected.id}
        options={versions.map(({ id, number, note, name }) => ({
          value: id,
          label: versionLabel(number, name ?? note),
        }))}
        onChange={(event) => onSelect(event.target.value)}
      />
    </Root>
  );
}

/** A note may be a whole prompt; a select shows one line of it. */
const LABEL_LENGTH = 60;

function versionLabel(number: number, words: string): string {
  const note = words.length > LABEL_LENGTH ? `${words.slice(0, LABEL_LENGTH).trimEnd()}…` : words;
  return note ? `v${String(number)} · ${note}` : `v${String(number)}`;
}

const Root = styled.div`
  flex: 0 1 320px;
  min-width: 0;
`;
