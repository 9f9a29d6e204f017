import type { LinkedProject } from '@tessera/shared/contracts';
import { Tooltip, VisuallyHidden } from '@tessera/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { linkedProjectPath } from '../../lib/linked-project-path';
import { narrowWorkbench } from './workbench-query';

/** Says that the newest version did not get to GitHub by itself, and leads to where it is pushed; nothing while all is well. */
export function PushState({ link }: { link: LinkedProject | null }) {
  const id = useId();
  const problem = link?.pushProblem ?? null;
  return (
    <Status role="status">
      {link === null || problem === null ? null : (
        <>
          <Tooltip text={problem} isDescription={false}>
            <Problem to={linkedProjectPath(link.project.id)} aria-describedby={id}>
              <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
              <Words>Not pushed</Words>
            </Problem>
          </Tooltip>
          <VisuallyHidden id={id}>{problem}</VisuallyHidden>
        </>
      )}
    </Status>
  );
}

const Status = styled.span`
  position: relative;
  display: flex;
  flex: none;
`;

const Problem = styled(Link)`
  display: inline-flex;
  gap: ${({ theme }) => theme.space[1]};
  align-items: center;
  justify-content: center;
  min-width: 32px;
  min-height: 32px;
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.warn};
  font-size: ${({ theme }) => theme.sizes[13]};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
  ${({ theme }) => theme.media.touch} {
    min-width: 44px;
    min-height: 44px;
  }
`;

/* The picture stands for them where there is little room; they stay its name. */
const Words = styled.span`
  ${narrowWorkbench} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
