import type { DeploymentDomain } from '@tessera/shared/contracts';
import { Badge, Button, CopyButton, RelativeTime, VisuallyHidden } from '@tessera/shared/ui';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { DomainRecords } from './domain-records';
import { explain, isAnswering, stateLooks } from './domain-words';
import type { Failure } from './use-domains';
import { useNote } from './use-note';

export interface DomainItemProps {
  domain: DeploymentDomain;
  /** Looks at its DNS; why, where that was not done. */
  onCheck: () => Promise<Failure | undefined>;
  onRemove: () => void;
  /** The focus came to something in it. */
  onFocus: () => void;
}

/** The id of a domain's heading, which takes the focus. */
export function headingId({ id }: Pick<DeploymentDomain, 'id'>): string {
  return `domain-${id}`;
}

/** One domain: how it stands, what that means, and what can be done about it. */
export function DomainItem({ domain: one, onCheck, onRemove, onFocus }: DomainItemProps) {
  const { domain, url, state } = one;
  const [now] = useState(() => Date.now());
  const [note, setNote] = useNote(one);
  const [isBusy, setIsBusy] = useState(false);
  const isLinked = isAnswering(one, now);
  const { tone, text } = stateLooks[state];
  const meaning = explain(one, now);

  async function check(): Promise<void> {
    setIsBusy(true);
    setNote(undefined);
    setNote(await onCheck());
    setIsBusy(false);
  }

  return (
    <Root aria-labelledby={headingId(one)} onFocus={onFocus}>
      <Head>
        <h3 id={headingId(one)} tabIndex={-1}>
          {isLinked ? (
            <a href={url} target="_blank" rel="noreferrer">
              {domain}
              <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
            </a>
          ) : (
            domain
          )}
        </h3>
        <Badge tone={tone}>{text}</Badge>
      </Head>
      {meaning === undefined ? null : <p>{meaning}</p>}
      <DomainRecords domain={one} />
      <Actions>
        <Checked at={one.checkedAt} />
        {isLinked ? <CopyButton text={url} label="Copy address" /> : null}
        <Button size="small" isBusy={isBusy} onClick={() => void check()}>
          Check now<VisuallyHidden> {domain}</VisuallyHidden>
        </Button>
        <Button size="small" onClick={onRemove}>
          Remove<VisuallyHidden> {domain}</VisuallyHidden>
        </Button>
      </Actions>
      {note === undefined ? null : <Note>{note}</Note>}
    </Root>
  );
}

function Checked({ at }: { at: string | null }) {
  return (
    <Quiet>
      {at === null ? (
        'Not checked yet'
      ) : (
        <>
          Checked <RelativeTime at={at} />
        </>
      )}
    </Quiet>
  );
}

const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} {
    padding-inline: ${({ theme }) => theme.space[3]};
  }
  > p {
    max-width: ${({ theme }) => theme.widths.reading};
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  h3 {
    font-size: ${({ theme }) => theme.sizes[16]};
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
  }
  svg {
    flex: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;

const Quiet = styled.span`
  margin-inline-end: auto;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  ${({ theme }) => theme.media.phone} {
    flex-basis: 100%;
  }
`;

const Note = styled.p`
  color: ${({ theme }) => theme.colors.bad};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;
