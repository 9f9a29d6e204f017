import { paths } from '@tessera/shared/paths';
import { Banner, Button, LinkButton, Row } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { ReadyDesign } from './designer-state';
import type { Designer } from './designer.store';

interface DesignerNoticesProps {
  projectId: string;
  designer: Designer;
  state: ReadyDesign;
}

/** What became of the draft: saved, refused, overtaken by another version. */
export function DesignerNotices({ projectId, designer, state }: DesignerNoticesProps) {
  const { saving, problem, newer, leftOut, version } = state;
  return (
    <>
      {problem === undefined ? null : <Banner tone="bad" role="alert" title={problem} />}
      {newer ? (
        <Banner
          tone="warn"
          role="alert"
          title={`v${String(newer.version.number)} was saved meanwhile. Your changes were made on v${String(version.number)} and are kept.`}
        >
          <Row gap={2}>
            <Button size="small" onClick={designer.carryOver}>
              Apply on v{String(newer.version.number)}
            </Button>
            <Button size="small" variant="quiet" onClick={designer.discard}>
              Discard my changes
            </Button>
          </Row>
        </Banner>
      ) : null}
      {leftOut.length > 0 ? (
        <Banner tone="warn" role="alert" title="Not everything could be kept">
          <List>
            {leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </List>
        </Banner>
      ) : null}
      {saving.step === 'saved' ? (
        <Banner tone="ok" role="status" title={`Saved as v${String(saving.number)}`}>
          <LinkButton size="small" to={paths.app.to(projectId)}>
            Show the app
          </LinkButton>
        </Banner>
      ) : null}
    </>
  );
}

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space[4]};
`;
