import styled from 'styled-components';
import { SelectField } from '@tessera/shared/ui';
import type { ListedVersion } from './use-diff';

interface VersionSelectProps {
  readonly versions: readonly ListedVersion[];
  readonly selected: string;
  readonly onSelect: (versionId: string) => void;
}

/** The runs and the other versions of the project, newest first. */
export function VersionSelect({ versions, selected, onSelect }: VersionSelectProps) {
  return (
    <Root>
      <SelectField
        label="Run or version"
        value={selected}
        options={versions.map((version) => ({ value: version.id, label: versionLabel(version) }))}
        onChange={(event) => onSelect(event.target.value)}
      />
    </Root>
  );
}

/** A note may be a whole prompt; a select shows one line of it. */
const LABEL_LENGTH = 60;

const ORIGINS = { pull: 'pulled', import: 'imported' } as const;

function versionLabel({ number, note: words, author, origin }: ListedVersion): string {
  const note = words.length > LABEL_LENGTH ? `${words.slice(0, LABEL_LENGTH).trimEnd()}…` : words;
  const by = author === 'agent' ? 'run' : 'by you';
  return [`v${String(number)}`, origin ? ORIGINS[origin] : by, note].filter(Boolean).join(' · ');
}

const Root = styled.div`
  flex: 0 1 320px;
  min-width: 0;
`;
