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
        options={versions.map(({ id, number, note, author }) => ({
          value: id,
          label: versionLabel(number, note, author === 'agent'),
        }))}
        onChange={(event) => onSelect(event.target.value)}
      />
    </Root>
  );
}

/** A note may be a whole prompt; a select shows one line of it. */
const LABEL_LENGTH = 60;

function versionLabel(number: number, words: string, isRun: boolean): string {
  const note = words.length > LABEL_LENGTH ? `${words.slice(0, LABEL_LENGTH).trimEnd()}…` : words;
  return [`v${String(number)}`, isRun ? 'run' : 'by you', note].filter(Boolean).join(' · ');
}

const Root = styled.div`
  flex: 0 1 320px;
  min-width: 0;
`;
