import type { Project } from '@tessera/shared/contracts';
import { VisuallyHidden } from '@tessera/shared/ui';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';

export interface ProjectSelectProps {
  /** Undefined while they are not known. */
  projects: readonly Project[] | undefined;
  value: string | undefined;
  isDisabled: boolean;
  onChoose: (projectId: string | undefined) => void;
}

/** HOME-03: a new project, or one that exists. */
export function ProjectSelect({ projects, value, isDisabled, onChoose }: ProjectSelectProps) {
  const hasNone = projects?.length === 0;
  return (
    <Root>
      <Box>
        <VisuallyHidden as="label" htmlFor="home-project">
          Project
        </VisuallyHidden>
        <Select
          id="home-project"
          value={value ?? ''}
          disabled={isDisabled}
          onChange={(event) => {
            onChoose(event.target.value || undefined);
          }}
        >
          <option value="">New Project</option>
          {projects?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </Box>
      {hasNone ? <Hint>No projects yet. Start with a new project!</Hint> : null}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  min-width: 0;
`;

const Box = styled.div`
  position: relative;
  min-width: 0;
  svg {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-end: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.colors.muted};
    pointer-events: none;
  }
`;

const Select = styled.select`
  max-width: 220px;
  min-height: 36px;
  padding: 0 ${({ theme }) => theme.space[8]} 0 ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  font-weight: ${({ theme }) => theme.weights.medium};
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;
  &:hover:not(:disabled) {
    border-color: ${({ theme }) => theme.colors.lineStrong};
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

const Hint = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
