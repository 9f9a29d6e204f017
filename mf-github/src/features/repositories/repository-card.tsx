import { importPath } from '@tessera/shared/paths';
import type { RepositoryView } from '@tessera/shared/repositories';
import { Badge, Button, formatExact, formatNumber, LinkButton, VisuallyHidden } from '@tessera/shared/ui';
import { ExternalLink, GitFork, Star } from 'lucide-react';
import styled from 'styled-components';

export interface RepositoryCardProps {
  repository: RepositoryView;
  isSelected: boolean;
  onToggle: (name: string) => void;
  onLink: (repository: RepositoryView) => void;
}

/** One repository and what can be done with it. */
export function RepositoryCard(props: RepositoryCardProps) {
  const { repository, isSelected, onToggle, onLink } = props;
  const { fullName, owner, name, description, url, isArchived, canPush } = repository;
  return (
    <Root data-repository={fullName} $isSelected={isSelected} aria-label={fullName}>
      <Head>
        <Title>
          <Owner>{owner}/</Owner>
          {name}
        </Title>
        <Outside href={url} target="_blank" rel="noreferrer" title="Open on GitHub">
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>Open on GitHub: {fullName}</VisuallyHidden>
        </Outside>
      </Head>
      {description ? <Description title={description}>{description}</Description> : null}
      <Facts repository={repository} />
      <Actions>
        <LinkButton size="small" to={importPath(fullName)} aria-keyshortcuts="I">
          Import as project<VisuallyHidden> {fullName}</VisuallyHidden>
        </LinkButton>
        {canPush && !isArchived ? (
          <Button
            size="small"
            onClick={() => {
              onLink(repository);
            }}
          >
            Link to project<VisuallyHidden> {fullName}</VisuallyHidden>
          </Button>
        ) : null}
        <Toggle
          size="small"
          variant="quiet"
          aria-pressed={isSelected}
          title="Kept for deploying"
          onClick={() => {
            onToggle(fullName);
          }}
        >
          {isSelected ? 'Selected' : 'Select'}
          <VisuallyHidden> {fullName}</VisuallyHidden>
        </Toggle>
      </Actions>
    </Root>
  );
}

const VISIBILITIES = { public: 'Public', private: 'Private', internal: 'Internal' } as const;

function Facts({ repository }: { repository: RepositoryView }) {
  const { language, stars, forks, lastUpdated, updatedAt, visibility, isArchived, canPush } = repository;
  const at = new Date(updatedAt);
  return (
    <FactList>
      <Badge>{VISIBILITIES[visibility]}</Badge>
      {isArchived ? <Badge tone="warn">Archived</Badge> : null}
      {canPush || isArchived ? null : <Badge>Read only</Badge>}
      {language ? <span>{language}</span> : null}
      <Fact title={`${formatNumber(stars)} stars`}>
        <Star size={14} strokeWidth={1.75} aria-hidden="true" />
        {formatNumber(stars)}
        <VisuallyHidden> stars</VisuallyHidden>
      </Fact>
      <Fact title={`${formatNumber(forks)} forks`}>
        <GitFork size={14} strokeWidth={1.75} aria-hidden="true" />
        {formatNumber(forks)}
        <VisuallyHidden> forks</VisuallyHidden>
      </Fact>
      <span>
        {'updated '}
        <time dateTime={updatedAt} title={formatExact(at.getTime())}>
          {lastUpdated}
        </time>
      </span>
    </FactList>
  );
}

const Root = styled.article<{ $isSelected: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme, $isSelected }) => ($isSelected ? theme.colors.brand : theme.colors.line)};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  /* What is not seen is not laid out. */
  content-visibility: auto;
  contain-intrinsic-size: auto 170px;
`;

const Head = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: flex-start;
  justify-content: space-between;
`;

const Title = styled.h2`
  min-width: 0;
  font-size: ${({ theme }) => theme.sizes[14]};
  font-weight: ${({ theme }) => theme.weights.strong};
  overflow-wrap: anywhere;
`;

const Owner = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-weight: ${({ theme }) => theme.weights.regular};
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;

const FactList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  align-items: center;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
`;

const Fact = styled.span`
  display: inline-flex;
  gap: ${({ theme }) => theme.space[1]};
  align-items: center;
  position: relative;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  margin-top: auto;
  padding-top: ${({ theme }) => theme.space[2]};
`;

const Toggle = styled(Button)`
  margin-inline-end: -12px;
  &[aria-pressed='true'] {
    color: ${({ theme }) => theme.colors.brand};
  }
`;

const Outside = styled.a`
  display: inline-grid;
  position: relative;
  place-items: center;
  width: 32px;
  height: 32px;
  /* In line with the name beside it. */
  flex: none;
  margin: -6px -8px -6px 0;
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.muted};
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
    color: ${({ theme }) => theme.colors.text};
  }
  ${({ theme }) => theme.media.touch} {
    width: 44px;
    height: 44px;
  }
`;
