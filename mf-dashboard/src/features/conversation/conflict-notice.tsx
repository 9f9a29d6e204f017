import type { RunConflict } from '@tessera/shared/contracts';
import { Button, Dialog } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { LongList } from '../../lib/long-list';
import { useOpenFile } from './open-file';

/** Said instead of a failure that the same message would meet again: an edit by hand and the change touch the same lines. */
export function ConflictNotice({ conflicts }: { conflicts: readonly RunConflict[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const onOpen = useOpenFile();
  const [first] = conflicts;
  if (!first) return null;
  return (
    <Root role="group" aria-label="Needs your decision">
      <strong>Needs your decision</strong>
      <p>
        You edited lines by hand that this change would write otherwise. Nothing was changed: yours stay.
        Change them in Code, then send the message again.
      </p>
      <LongList items={conflicts.map(({ path }) => path)} />
      <Actions>
        <Button
          size="small"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Show both texts
        </Button>
        {onOpen ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              onOpen(first.path);
            }}
          >
            Open in Code
          </Button>
        ) : null}
      </Actions>
      <Dialog isOpen={isOpen} size="large" title="Needs your decision" onOpenChange={setIsOpen}>
        {conflicts.map((conflict) => (
          <File
            key={conflict.path}
            conflict={conflict}
            onOpen={
              onOpen &&
              (() => {
                setIsOpen(false);
                onOpen(conflict.path);
              })
            }
          />
        ))}
      </Dialog>
    </Root>
  );
}

function File({
  conflict: { path, places },
  onOpen,
}: {
  conflict: RunConflict;
  onOpen: (() => void) | undefined;
}) {
  return (
    <Section aria-label={path}>
      <Head>
        <h3>{path}</h3>
        {onOpen ? (
          <Button size="small" onClick={onOpen}>
            Open in Code
          </Button>
        ) : null}
      </Head>
      {places.length === 0 ? <p>There is too much of it to show here.</p> : null}
      {places.map(({ mine, theirs }, index) => (
        // The places of a run never change.
        <Sides key={`${String(index)} ${path}`}>
          <Side label="Yours" text={mine} />
          <Side label="This change" text={theirs} />
        </Sides>
      ))}
    </Section>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <pre>{text === '' ? '(nothing)' : text}</pre>
    </figure>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.warn};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[13]};
  > ul {
    padding-inline-start: ${({ theme }) => theme.space[4]};
    overflow-wrap: anywhere;
    list-style: disc;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

const Section = styled.section`
  & + & {
    margin-top: ${({ theme }) => theme.space[6]};
  }
  h3 {
    overflow-wrap: anywhere;
    font-family: ${({ theme }) => theme.fonts.mono};
    font-size: ${({ theme }) => theme.sizes[14]};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  justify-content: space-between;
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  figure {
    min-width: 0;
    margin: 0;
    border: 1px solid ${({ theme }) => theme.colors.line};
    border-radius: ${({ theme }) => theme.radii.card};
  }
  figcaption {
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[12]};
  }
  pre {
    margin: 0;
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
    border-top: 1px solid ${({ theme }) => theme.colors.line};
    font-family: ${({ theme }) => theme.fonts.mono};
    font-size: ${({ theme }) => theme.sizes[13]};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
