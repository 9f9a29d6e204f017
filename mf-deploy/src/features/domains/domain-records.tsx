import type { DeploymentDomain } from '@tessera/shared/contracts';
import { Badge, Table } from '@tessera/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { CopyIcon } from '../../lib/copy-icon';

type DomainRecord = DeploymentDomain['records'][number];

const PACE =
  'Changes usually show within minutes; some providers take up to a day. We keep checking, so you can close this page.';

/** What the whole names have more than the short ones: the domain that somebody registered. Undefined where they are the same. */
function zoneOf(records: readonly DomainRecord[]): string | undefined {
  const record = records.find(({ name, shortName }) => name !== shortName);
  if (!record) return undefined;
  const { name, shortName } = record;
  return shortName === '@' ? name : name.slice(shortName.length + 1);
}

function namesWords(zone: string): string {
  return `Most providers add ${zone} automatically, so enter only the short name. If yours wants the full name, it is below the short one.`;
}

/** What the owner enters where the domain's DNS is kept: open until the domain is connected. */
export function DomainRecords({ domain }: { domain: DeploymentDomain }) {
  const { records, state } = domain;
  const isConnected = state === 'connected';
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(!isConnected);
  const follow = useEffectEvent(() => {
    // Nothing folds under the hands of somebody who is in it.
    const isUsed = details.current?.contains(document.activeElement) === true;
    if (!isUsed) setIsOpen(!isConnected);
  });
  useEffect(() => {
    follow();
  }, [isConnected]);
  const found = records.filter(({ isFound }) => isFound).length;
  const zone = zoneOf(records);
  const isDone = isConnected || found === records.length;
  return (
    <Details
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        {isDone ? 'Records' : 'Records to add'}
        <Quiet>{`${String(found)} of ${String(records.length)} found`}</Quiet>
      </summary>
      <Content>
        <p>
          {isDone
            ? `Keep these records where you manage the DNS of ${domain.domain}: your app needs them to answer there.`
            : `Add these records where you manage the DNS of ${domain.domain}. ${PACE}`}
        </p>
        {zone === undefined ? null : <p>{namesWords(zone)}</p>}
        <RecordTable domain={domain} />
      </Content>
    </Details>
  );
}

function RecordTable({ domain: { domain, records, state } }: { domain: DeploymentDomain }) {
  return (
    <Cards>
      <Table
        caption={`Records of ${domain}`}
        rows={records}
        rowKey={({ type, value }) => `${type} ${value}`}
        columns={[
          { id: 'type', header: 'Type', cell: ({ type }) => type },
          {
            id: 'name',
            header: 'Name',
            cell: ({ type, name, shortName }) => (
              <Part text={shortName} whole={name} name={`name of the ${type} record`} />
            ),
          },
          {
            id: 'value',
            header: 'Value',
            cell: ({ type, value }) => <Part text={value} name={`value of the ${type} record`} />,
          },
          {
            id: 'found',
            header: 'Last check',
            cell: (record) => <Found record={record} isLost={state === 'missing'} />,
          },
        ]}
      />
    </Cards>
  );
}

interface PartProps {
  text: string;
  name: string;
  /** The whole of it, where `text` is a part. */
  whole?: string;
}

function Part({ text, name, whole = text }: PartProps) {
  return (
    <PartRoot>
      <span>
        <code>{text}</code>
        {whole === text ? null : <Whole>{whole}</Whole>}
      </span>
      <CopyIcon text={text} name={name} />
    </PartRoot>
  );
}

function Found({ record: { isFound }, isLost }: { record: DomainRecord; isLost: boolean }) {
  if (isFound) return <Badge tone="ok">Found</Badge>;
  return <Badge tone={isLost ? 'bad' : 'neutral'}>{isLost ? 'Missing' : 'Not found yet'}</Badge>;
}

const Details = styled.details`
  summary {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    min-height: ${({ theme }) => theme.targets.pointer};
    border-radius: ${({ theme }) => theme.radii.control};
    font-weight: ${({ theme }) => theme.weights.medium};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      color: ${({ theme }) => theme.colors.brand};
    }
    > svg {
      flex: none;
      transition: transform ${({ theme }) => theme.motion.fast};
    }
    ${({ theme }) => theme.media.touch} {
      min-height: ${({ theme }) => theme.targets.touch};
    }
    ${({ theme }) => theme.media.reducedMotion} {
      > svg {
        transition: none;
      }
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding-top: ${({ theme }) => theme.space[1]};
  > p {
    max-width: ${({ theme }) => theme.widths.reading};
  }
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.regular};
`;

const PartRoot = styled.span`
  display: grid;
  grid-template-columns: minmax(0, max-content) max-content;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  text-align: start;
  code {
    display: block;
    font-size: ${({ theme }) => theme.sizes[12]};
    /* Broken at its hyphen, a value would look like two words. */
    word-break: break-all;
  }
`;

const Whole = styled.code`
  color: ${({ theme }) => theme.colors.muted};
`;

/* Beside their labels the long values of a card would have half a line: they stand below them instead. */
const Cards = styled.div`
  @container few-columns (max-width: 559.98px) {
    td {
      flex-direction: column;
      gap: 0;
      padding-block: ${({ theme }) => theme.space[1]};
      text-align: start;
    }
    ${PartRoot} {
      grid-template-columns: minmax(0, 1fr) max-content;
    }
  }
`;
