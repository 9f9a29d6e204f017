import type { ImportReport } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Card, KeyValueList } from '@tessera/shared/ui';
import { PLACE_NAMES } from '../../lib/data-places';
import styled from 'styled-components';
import type { ChosenFiles, NewProjectDraft } from './new-project-draft';
import { isImport } from './new-project.store';

export interface ProjectSummaryProps {
  draft: NewProjectDraft;
  chosen: ChosenFiles | undefined;
  templateTitle: string | undefined;
  /** What is known of the files once they were looked at. */
  report: ImportReport | undefined;
  /** The page that follows an import, where it is not the builder. */
  next: string | undefined;
}

/** A link to the preview is made in the builder, and not where another page follows the import. */
function afterwards({ draft, next }: ProjectSummaryProps) {
  if (next === undefined || !isImport(draft)) return { label: 'Preview', value: WHO_SEES[draft.visibility] };
  const isDeployed = next.startsWith(paths.deployment.to('new'));
  return { label: 'Then', value: isDeployed ? 'You deploy it' : 'You go back to where you came from' };
}

/** Code alone keeps its data in the browser, whatever is chosen. */
function placeOf({ draft, report }: ProjectSummaryProps): string {
  return PLACE_NAMES[report?.isCodeOnly ? 'browser' : draft.dataPlace];
}

const WHO_SEES = { owner: 'Only you', link: 'Anyone with the link' } as const;

function beginningOf({ draft, chosen, templateTitle }: ProjectSummaryProps): string | null {
  if (draft.start === 'template') return templateTitle ?? null;
  if (draft.start === 'files') return chosen?.name ?? null;
  if (draft.start === 'github') return draft.repository;
  return draft.prompt.trim() === '' ? null : 'Your description';
}

/** What is about to be made, beside the form. */
export function ProjectSummary(props: ProjectSummaryProps) {
  const name = props.draft.projectName.trim();
  return (
    <Card as="section" aria-label="Summary">
      <Root>
        <Title>Summary</Title>
        <KeyValueList
          items={[
            { label: 'Name', value: name === '' ? null : name },
            { label: 'Starts from', value: beginningOf(props) },
            { label: 'Where data lives', value: placeOf(props) },
            afterwards(props),
            { label: 'Built by', value: isImport(props.draft) ? 'Your files' : 'Built-in assistant' },
            { label: 'Cost', value: '0 credits' },
          ]}
        />
      </Root>
    </Card>
  );
}

/** The same in a line, above the button of a phone. */
export function SummaryLine(props: ProjectSummaryProps) {
  const name = props.draft.projectName.trim() || 'No name yet';
  return (
    <Line>
      {[name, beginningOf(props), `data ${placeOf(props).toLowerCase()}`, '0 credits']
        .filter((part) => part !== null)
        .join(' · ')}
    </Line>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.sizes[16]};
`;

const Line = styled.p`
  overflow: hidden;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
