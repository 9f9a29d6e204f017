import { EmptyState, ErrorState, Skeleton } from '@tessera/shared/ui';
import { useEffect, useId } from 'react';
import styled from 'styled-components';
import type { DatabaseSettingsState, Tables } from './database-settings-state';
import type { DatabaseSettings } from './database-settings.store';
import type { RightsDraft } from './visitor-rights';
import { VisitorsTable } from './visitors-table';

export interface VisitorsSectionProps {
  settings: DatabaseSettings;
  state: DatabaseSettingsState;
}

/** 'Visitors may': what anyone on the internet may do with the records of the live application (SCR-14, DATA-02). */
export function VisitorsSection({ settings, state: { place, tables, rights } }: VisitorsSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>Visitors may</h2>
      {place === 'browser' ? (
        <Text>Visitors keep their own records in their browsers, so there is nothing to share.</Text>
      ) : (
        <SharedTables settings={settings} tables={tables} rights={rights} />
      )}
    </Section>
  );
}

interface SharedTablesProps {
  settings: DatabaseSettings;
  tables: Tables;
  rights: RightsDraft;
}

function SharedTables({ settings, tables, rights }: SharedTablesProps) {
  const { load } = settings;
  useEffect(() => {
    void load();
  }, [load]);
  switch (tables.step) {
    case 'loading':
      return (
        <div aria-busy="true" aria-label="Loading the tables">
          <Skeleton lines={4} />
        </div>
      );
    case 'failed':
      return (
        <ErrorState message={tables.message} isRetrying={tables.isRetrying} onRetry={() => void load()} />
      );
    case 'none':
      return <EmptyState title="This project has no tables yet." />;
    case 'codeOnly':
      return <Text>Imported as code only, so its tables are not known here.</Text>;
    case 'ready':
      return <VisitorsTable settings={settings} entities={tables.entities} rights={rights} />;
  }
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  margin-top: ${({ theme }) => theme.space[4]};
  h2 {
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;

const Text = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;
