import type { DeploymentDomain } from '@tessera/shared/contracts';
import { Badge, Table } from '@tessera/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { CopyIcon } from '../../lib/copy-icon';

type DomainRecord = DeploymentDomain['records'][number];

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
            : `Add these records where you manage the DNS of ${domain.domain}. Changes can take a few minutes to an hour to show.`}
        </p>
        <RecordTable domain={domain} />
      </Content>
    </Details>
  );
}

function RecordTable({ domain: { domain, records, state } }: { domain: DeploymentDomain }) {
  return (
    <Table
      caption={`Records of ${domain}`}
      rows={records}
      rowKey={({ type, value }) => `${type} ${value}`}
      columns={[
        { id: 'type', header: 'Type', cell: ({ type }) => type },
        {
          id: 'name',
          header: 'Name',
          cell: ({ type, name }) => <Part text={name} name={`name of the ${type} record`} />,
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
  );
}

function Part({ text, name }: { text: string; name: string }) {
  return (
    <PartRoot>
      <code>{text}</code>
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
    font-size: ${({ theme }) => theme.sizes[12]};
    overflow-wrap: anywhere;
  }
`;
