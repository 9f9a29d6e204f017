import { useState, type PropsWithChildren } from 'react';
import { useShell } from '@tessera/shared/remote';
import { Container, Lead, Section, SectionTitle } from '../../lib/site.styles';
import {
  Answer,
  Chat,
  ChatHead,
  Code,
  CodeHead,
  CodePanel,
  Frame,
  Head,
  Line,
  Request,
} from './chat-demo.styles';
import { highlight } from './highlight';
import { DEMO_STEPS, type DemoStep } from './demo-steps';

/**
 * `#demo` of /home: an illustrative conversation beside the code it generates (LAND-10, NAV-09). Below it, what does the same
 * for real.
 */
export function ChatDemo({ children }: PropsWithChildren) {
  const { brand } = useShell();
  const [reached, setReached] = useState(0);
  const step = DEMO_STEPS[reached];
  return (
    <Section id="demo" tabIndex={-1} aria-labelledby="demo-title">
      <Container>
        <Head>
          <SectionTitle id="demo-title">A conversation, and what it writes</SectionTitle>
          <Lead>An example to click through. Each request shows the code as it stands after it.</Lead>
        </Head>
        <Frame>
          <Chat>
            <ChatHead>{brand.assistantName}</ChatHead>
            {DEMO_STEPS.map((candidate, index) => (
              <div key={candidate.id}>
                <Request type="button" aria-pressed={index === reached} onClick={() => setReached(index)}>
                  {candidate.request}
                </Request>
                <Answer>{candidate.answer}</Answer>
              </div>
            ))}
          </Chat>
          {step ? <GeneratedCode step={step} /> : null}
        </Frame>
        {children}
      </Container>
    </Section>
  );
}

function GeneratedCode({ step }: { step: DemoStep }) {
  return (
    <CodePanel aria-label="Generated code" aria-live="polite">
      <CodeHead>practice.ts</CodeHead>
      <Code tabIndex={0} aria-label="practice.ts">
        {step.code.map(({ text, isNew }, index) => (
          <Line key={`${step.id} ${String(index)}`} $isNew={isNew ?? false}>
            {highlight(text).map(({ kind, text: part }, position) => (
              <span key={position} className={kind}>
                {part}
              </span>
            ))}
          </Line>
        ))}
      </Code>
    </CodePanel>
  );
}
