import type { BuildProblem, DevBuild, DevReport } from '@tessera/shared/contracts';
import { Button, CodeBlock } from '@tessera/shared/ui';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { StoreApi } from 'zustand/vanilla';

/** Tells a developer which remote is not the released one, and what of it does not compile (REL-07). */
export function LivePanel({ report }: { report: Pick<StoreApi<DevReport>, 'subscribe' | 'getState'> }) {
  const current = useSyncExternalStore(report.subscribe, report.getState);
  const [hidden, setHidden] = useState<DevReport | undefined>();
  const failed = current.builds.filter(({ problems }) => problems.length > 0);
  const replaced = current.builds.filter(({ name, version }) => name !== null && version !== null);
  if (current.builds.length === 0) return null;
  return (
    <Corner aria-label="Builds on this machine">
      {failed.length > 0 && hidden !== current && (
        <Problems role="alert">
          <Head>
            <Title>{titleOf(failed)}</Title>
            <Button variant="quiet" size="small" onClick={() => setHidden(current)}>
              Hide
            </Button>
          </Head>
          {failed.flatMap((build) =>
            build.problems.map((problem, index) => (
              <CodeBlock
                key={`${build.name} ${String(index)}`}
                title={[build.name, placeOf(problem)].filter(Boolean).join(' · ') || 'Build'}
                text={problem.message}
                maxHeight="40vh"
              />
            )),
          )}
        </Problems>
      )}
      {replaced.length > 0 && (
        <Notes role="status">
          <ul>
            {replaced.map((build) => (
              <li key={build.name}>{noteOf(build)}</li>
            ))}
          </ul>
        </Notes>
      )}
    </Corner>
  );
}

/** `src/entry.tsx:3:7`, as editors and terminals open it; empty when no place is known. */
function placeOf({ file, line, column }: BuildProblem): string {
  return [file, line, column].filter((part) => part !== null).join(':');
}

function titleOf(failed: readonly DevBuild[]): string {
  const names = failed.map(({ name }) => name ?? 'The rest of the product');
  return `${names.join(', ')} ${names.length === 1 ? 'does' : 'do'} not build. The last good build is still running.`;
}

function noteOf({ name, version, heldBy }: DevBuild) {
  return heldBy === null ? (
    <>
      <strong>{name}</strong> is not the released version: {version}, built on this machine
    </>
  ) : (
    <>
      <strong>{name}</strong> stays at the version that {heldBy} pinned; {version} is ready to pin
    </>
  );
}

const Corner = styled.aside`
  position: fixed;
  /* Above the palette's button. */
  inset: auto auto ${({ theme }) => theme.corner} ${({ theme }) => theme.space[2]};
  z-index: ${({ theme }) => theme.layers.toast};
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  align-items: flex-start;
  max-width: min(720px, calc(100vw - ${({ theme }) => theme.space[24]}));
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Problems = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  width: 100%;
  max-height: 70vh;
  padding: ${({ theme }) => theme.space[4]};
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.colors.bad};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.float};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
`;

const Title = styled.p`
  color: ${({ theme }) => theme.colors.bad};
  font-weight: ${({ theme }) => theme.weights.strong};
`;

const Notes = styled.div`
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  overflow-wrap: anywhere;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
