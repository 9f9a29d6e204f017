import type { ChangedFile, LeftOut, PushPreview } from '@tessera/shared/contracts';
import { formatNumber, RelativeTime } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ChangeMarker } from '../../lib/change-marker';
import { countOf } from '../../lib/github-words';

/** As many lines as are shown before somebody asks for all. */
const FEW = 8;

/** A commit for each version that goes to GitHub. */
export function VersionCommits({ commits }: { commits: PushPreview['commits'] }) {
  return (
    <Part title={countOf(commits.length, 'commit')}>
      <LongList
        label="Commits"
        items={commits.toReversed().map(({ versionId, number, message, at }) => (
          <Line key={versionId}>
            <Number>{`v${String(number)}`}</Number>
            <Text>{message.split('\n')[0]}</Text>
            <Aside>
              <RelativeTime at={at} />
            </Aside>
          </Line>
        ))}
      />
    </Part>
  );
}

/** Commits that somebody made at GitHub. */
export function OutsideCommits({ commits, total }: { commits: PushPreview['newer']; total: number }) {
  return (
    <>
      <LongList
        label="Commits at GitHub"
        items={commits.map(({ sha, message, author, at, url }) => (
          <Line key={sha}>
            <a href={url} target="_blank" rel="noreferrer">
              <code>{sha.slice(0, 7)}</code>
            </a>
            <Text>{message}</Text>
            <Aside>
              {author} · <RelativeTime at={at} />
            </Aside>
          </Line>
        ))}
      />
      {total > commits.length ? <Quiet>{`and ${formatNumber(total - commits.length)} more`}</Quiet> : null}
    </>
  );
}

/** The files in the change, each with how it changed and by how many lines. */
export function ChangedFiles({ files }: { files: readonly ChangedFile[] }) {
  return (
    <Part title={`${countOf(files.length, 'file')} in the change`}>
      <LongList
        label="Files in the change"
        items={files.map(({ path, oldPath, status, added, removed }) => (
          <Line key={path}>
            <ChangeMarker status={status} />
            <Path>{oldPath === undefined ? path : `${oldPath} → ${path}`}</Path>
            <Aside>
              {added === null ? null : <Added>{`+${formatNumber(added)}`}</Added>}{' '}
              {removed === null ? null : <Removed>{`−${formatNumber(removed)}`}</Removed>}
            </Aside>
          </Line>
        ))}
      />
    </Part>
  );
}

/** What stays where it is, and why. */
export function LeftOutFiles({ files, more = 0 }: { files: readonly LeftOut[]; more?: number | undefined }) {
  if (files.length === 0) return null;
  return (
    <Part title={`${countOf(files.length + more, 'file')} left out`}>
      <LongList
        label="Files left out"
        items={files.map(({ path, why }) => (
          <Line key={path}>
            <Path>{path}</Path>
            <Why>{why}</Why>
          </Line>
        ))}
      />
      {more > 0 ? <Quiet>{`and ${formatNumber(more)} more`}</Quiet> : null}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <Title>{title}</Title>
      {children}
    </section>
  );
}

function LongList({ label, items }: { label: string; items: readonly React.ReactElement[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const rest = items.length - FEW;
  return (
    <>
      <List aria-label={label}>{isWhole ? items : items.slice(0, FEW)}</List>
      {rest > 0 && !isWhole ? (
        <More
          type="button"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {`Show ${formatNumber(rest)} more`}
        </More>
      ) : null}
    </>
  );
}

const Title = styled.h3`
  margin-bottom: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.strong};
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${({ theme }) => theme.space[2]};
  align-items: baseline;
  padding-block: ${({ theme }) => theme.space[1]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  font-size: ${({ theme }) => theme.sizes[13]};
  &:last-child {
    border-bottom: 0;
  }
`;

const Number = styled.span`
  flex: none;
  min-width: 32px;
  color: ${({ theme }) => theme.colors.muted};
  font-variant-numeric: tabular-nums;
`;

const Text = styled.span`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Path = styled.span`
  flex: 1 1 160px;
  min-width: 0;
  font-family: ${({ theme }) => theme.fonts.mono};
  overflow-wrap: anywhere;
`;

const Aside = styled.span`
  flex: none;
  color: ${({ theme }) => theme.colors.muted};
  font-variant-numeric: tabular-nums;
`;

const Why = styled.span`
  flex: 1 1 200px;
  color: ${({ theme }) => theme.colors.muted};
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Added = styled.span`
  color: ${({ theme }) => theme.colors.ok};
`;

const Removed = styled.span`
  color: ${({ theme }) => theme.colors.bad};
`;

const More = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.brand};
  font-size: ${({ theme }) => theme.sizes[13]};
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
