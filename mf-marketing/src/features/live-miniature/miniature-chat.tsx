import { Glyph } from '../../lib/glyph';
import { useTyped } from '../../lib/use-typed';
import { Bubble, Chat, Coming, Progress, Receipt } from './miniature-chat.styles';
import { FIRST_PROMPT, hasReached, SECOND_PROMPT, type Stage } from './miniature-stages';

const KEYSTROKE_MS = 30;

/** The conversation beside the application. */
export function MiniatureChat({ stage, isStill }: { stage: Stage; isStill: boolean }) {
  return (
    <Chat>
      <Message
        key={`first ${String(stage === 'describe')}`}
        text={FIRST_PROMPT}
        isTyping={stage === 'describe' && !isStill}
      />
      {stage === 'assemble' ? <Making /> : null}
      {hasReached(stage, 'use') ? <Done title="4 fields" text="List, form and search" /> : null}
      {hasReached(stage, 'ask') ? (
        <Message text={SECOND_PROMPT} isTyping={stage === 'ask' && !isStill} />
      ) : null}
      {hasReached(stage, 'changed') ? <Done title="Difficulty added" text="5 records kept" /> : null}
    </Chat>
  );
}

function Message({ text, isTyping }: { text: string; isTyping: boolean }) {
  const count = useTyped(text.length, KEYSTROKE_MS, !isTyping);
  return (
    <Bubble>
      {text.slice(0, count)}
      <Coming>{text.slice(count)}</Coming>
    </Bubble>
  );
}

/** Progress fills tiles. */
function Making() {
  return (
    <Progress>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        {Array.from({ length: 9 }, (_, tile) => (
          <rect
            key={tile}
            x={(tile % 3) * 10 + 1}
            y={Math.floor(tile / 3) * 10 + 1}
            width="8"
            height="8"
            rx="1.6"
          />
        ))}
      </svg>
      Making it
    </Progress>
  );
}

function Done({ title, text }: { title: string; text: string }) {
  return (
    <Receipt>
      <Glyph shape="check" size={16} />
      <span>
        <strong>{title}</strong>
        {text}
      </span>
    </Receipt>
  );
}
