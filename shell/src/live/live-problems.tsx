import type { BuildProblem } from '@tessera/shared/contracts';
import { Button, CodeBlock } from '@tessera/shared/ui';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { Fault } from './live-faults';

/** What a developer has to mend: in full, or put away behind a button. News brings it back. */
export function LiveProblems({ faults }: { faults: readonly Fault[] }) {
  const news = JSON.stringify(faults);
  const [hidden, setHidden] = useState<string>();
  const isHidden = hidden === news;
  const { area, button, moveFocus } = useFocus(isHidden);

  function turn(next: string | undefined): void {
    moveFocus();
    setHidden(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || isHidden) return;
    event.preventDefault();
    turn(news);
  }

  const count = faults.reduce((sum, { problems }) => sum + problems.length, 0);
  return (
    <Area ref={area} onKeyDown={onKeyDown}>
      {isHidden ? (
        <Button ref={button} size="small" onClick={() => turn(undefined)}>
          Show problems ({count})
        </Button>
      ) : (
        <Problems role="alert">
          <Head>
            <Title>{faults[0]?.headline}</Title>
            <Button ref={button} variant="quiet" size="small" onClick={() => turn(news)}>
              Hide
            </Button>
          </Head>
          {faults.map((fault, index) => (
            <FaultDetails key={fault.headline} fault={fault} hasTitle={index > 0} />
          ))}
        </Problems>
      )}
    </Area>
  );
}

function FaultDetails({ fault, hasTitle }: { fault: Fault; hasTitle: boolean }) {
  const { headline, problems } = fault;
  const commands = new Set(problems.flatMap(({ command }) => command ?? []));
  return (
    <>
      {hasTitle && <Title>{headline}</Title>}
      {problems.map((problem) => (
        <Problem key={JSON.stringify(problem)} problem={problem} />
      ))}
      {[...commands].map((command) => (
        <CodeBlock key={command} title="Next" text={command} />
      ))}
    </>
  );
}

/** A sentence as a sentence, code as code. */
function Problem({ problem }: { problem: BuildProblem }) {
  const place = placeOf(problem);
  if (problem.message.includes('\n'))
    return <CodeBlock title={place || 'Error'} text={problem.message} maxHeight="var(--code-height)" />;
  return (
    <Sentence>
      {place && <Place>{place}</Place>}
      {problem.message}
    </Sentence>
  );
}

/** `src/entry.tsx:3:7`, as editors and terminals open it; empty when no place is known. */
function placeOf({ file, line, column }: BuildProblem): string {
  return [file, line, column].filter((part) => part !== null).join(':');
}

/**
 * Keeps the focus of a keyboard user: from Hide to Show and back, and to the page when all is mended.
 *
 * @param isHidden which of the two buttons there is
 */
function useFocus(isHidden: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isDue = useRef(false);

  useEffect(() => {
    if (isDue.current) button.current?.focus();
    isDue.current = false;
  }, [isHidden]);

  useLayoutEffect(() => {
    const element = area.current;
    return () => {
      if (element?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);

  const moveFocus = () => {
    isDue.current = true;
  };
  return { area, button, moveFocus };
}

const Area = styled.div`
  max-width: 100%;
`;

const Problems = styled.div`
  --code-height: 40vh;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  max-height: 70vh;
  padding: ${({ theme }) => theme.space[4]};
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.colors.bad};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.float};

  > * {
    flex: none;
  }

  ${({ theme }) => theme.media.phone} {
    /* All of it in less than half of the window, with one thing to scroll. */
    --code-height: 24vh;

    max-height: 40vh;
    padding: ${({ theme }) => theme.space[3]};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
`;

const Title = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.colors.bad};
  font-weight: ${({ theme }) => theme.weights.strong};
  overflow-wrap: anywhere;
`;

const Sentence = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;

const Place = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.muted};
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[12]};
`;
