import { Mosaic } from '@tessera/shared/ui';
import { MiniatureChat } from './miniature-chat';
import { MiniatureRecords } from './miniature-records';
import { hasReached, type Stage } from './miniature-stages';
import { App, Body, Control, Controls, Live, Step, Steps, TitleBar, Window } from './live-miniature.styles';
import { useMiniature } from './use-miniature';

const CHOICES: readonly { readonly stage: Stage; readonly label: string; readonly from: Stage }[] = [
  { stage: 'describe', label: 'Describe it', from: 'describe' },
  { stage: 'use', label: 'Use it', from: 'assemble' },
  { stage: 'changed', label: 'Change it', from: 'ask' },
];

/** The product in small, drawn in code: a prompt, the application it becomes, a field that is added by a wish. */
export function LiveMiniature() {
  const { stage, isRunning, isStill, choose, pause, play } = useMiniature();
  const current = CHOICES.findLast(({ from }) => hasReached(stage, from));
  return (
    <figure aria-label="Example: a practice journal made from one sentence, and changed by another">
      <Window>
        <TitleBar>
          <Mosaic id="practice-journal" size={20} />
          Practice journal
          {hasReached(stage, 'use') ? (
            <Live>{hasReached(stage, 'changed') ? 'Version 2' : 'Version 1'}</Live>
          ) : null}
        </TitleBar>
        <Body>
          <MiniatureChat stage={stage} isStill={isStill} />
          <App>
            <MiniatureRecords stage={stage} />
          </App>
        </Body>
      </Window>
      <Controls>
        <Steps role="group" aria-label="Stages of the example">
          {CHOICES.map((choice) => (
            <Step
              key={choice.stage}
              type="button"
              aria-pressed={choice === current}
              onClick={() => choose(choice.stage)}
            >
              {choice.label}
            </Step>
          ))}
        </Steps>
        {isStill ? null : (
          <Control type="button" onClick={isRunning ? pause : play}>
            {isRunning ? 'Pause' : 'Play again'}
          </Control>
        )}
      </Controls>
    </figure>
  );
}
