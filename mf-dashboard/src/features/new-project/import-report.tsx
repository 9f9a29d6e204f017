import type { ImportReport as Report } from '@tessera/shared/contracts';
import { Banner, Card, formatBytes, formatNumber, KeyValueList } from '@tessera/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ImportedVariables, sumVariables } from './imported-variables';

/** What of the files becomes the project, before anything is made. */
export function ImportReport({ report }: { report: Report }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const { files, bytes, framework, skipped, moreSkipped, source, variables = [] } = report;
  const left = skipped.length + moreSkipped;
  return (
    <Card as="section" aria-labelledby="import-report">
      <Root>
        <Title ref={title} id="import-report" tabIndex={-1}>
          What will be imported
        </Title>
        <KeyValueList
          items={[
            ...(source ? [{ label: 'From', value: wordsOf(source) }] : []),
            { label: 'Files', value: `${formatNumber(files)} · ${formatBytes(bytes)}` },
            { label: 'Framework found', value: framework },
            ...(variables.length > 0
              ? [
                  {
                    label: 'Variables',
                    value: `${formatNumber(sumVariables(report))}, kept encrypted and in no file`,
                  },
                ]
              : []),
            { label: 'Left out', value: left === 0 ? 'Nothing' : formatNumber(left) },
          ]}
        />
        <Kind report={report} />
        {variables.length === 0 ? null : <Part>Variables</Part>}
        <ImportedVariables files={variables} />
        {left === 0 ? null : <Part>Left out ({formatNumber(left)})</Part>}
        {left === 0 ? null : (
          <LeftOut aria-label="Files left out">
            {skipped.map(({ path, why }) => (
              <li key={path}>
                <code>{path}</code>
                <Why>{why}</Why>
              </li>
            ))}
            {moreSkipped === 0 ? null : <li>and {formatNumber(moreSkipped)} more</li>}
          </LeftOut>
        )}
      </Root>
    </Card>
  );
}

/** Which state of the repository: what is imported is just this. */
function wordsOf({ repository, branch, commit }: NonNullable<Report['source']>): string {
  return `${repository} · ${branch} · ${commit.slice(0, 7)}`;
}

function Kind({ report: { isCodeOnly, hasEntry } }: { report: Report }) {
  if (!isCodeOnly) {
    return (
      <Banner tone="ok" role="note">
        A project from Tessera: you can go on changing it by chat, and edits by hand are kept.
      </Banner>
    );
  }
  return (
    <Banner tone={hasEntry ? 'info' : 'warn'} role="note">
      {hasEntry
        ? 'Imported as code only.'
        : 'Imported as code only. Preview needs an index.html or a React entry.'}{' '}
      Chat cannot change it: you edit its files yourself. Its data stays in the browser.
    </Banner>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.sizes[16]};
`;

const Part = styled.h3`
  margin-block-end: ${({ theme }) => `-${theme.space[3]}`};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const LeftOut = styled.ul`
  max-height: 240px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font-size: ${({ theme }) => theme.sizes[13]};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${({ theme }) => theme.space[3]};
    padding: ${({ theme }) => theme.space[2]} 0;
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  code {
    overflow-wrap: anywhere;
  }
`;

const Why = styled.span`
  color: ${({ theme }) => theme.colors.muted};
`;
