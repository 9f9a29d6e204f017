import type { DataPlace, NamedSubject, VersionChecks } from '@tessera/shared/contracts';
import { Banner, Button, ErrorState, Row, Skeleton } from '@tessera/shared/ui';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styled from 'styled-components';
import type { FixingStore } from '../../lib/fixing';
import { SentFiles } from '../../lib/attachments/file-list';
import type { PaneNews } from '../../lib/pane-news';
import { Beginning } from './beginning';
import { CodeOnlyNote, useIsCodeOnly } from './code-only';
import { Composer } from './composer';
import type { RunEnd } from './conversation.store';
import type { More } from './outgoing';
import { LiveTurnView } from './live-turn';
import type { WorkActions } from './receipt-card';
import { RunStrip } from './run-strip';
import { asMeant } from './modes';
import { OpenFileProvider } from './open-file';
import { TurnView } from './turn-view';
import { useConversation } from './use-conversation';
import { decisionOf, moreOf } from './sent-again';
import { suggestionsFor, type Turn } from './turns';
import { useStayAtEnd } from './use-stay-at-end';

export interface ConversationProps {
  projectId: string;
  /** Where the records of its preview are; in the browser unless told. */
  dataPlace?: DataPlace | undefined;
  /** The newest version: its change alone can be undone from its card. */
  head: { readonly id: string; readonly number: number } | undefined;
  /** Versions whose change was taken back. */
  undone: ReadonlySet<string>;
  /** Whether each version that is kept is pinned, by their ids. */
  pins: ReadonlyMap<string, boolean>;
  onPin: (versionId: string, isPinned: boolean) => void;
  /** What this page found out about the checks of versions, by their ids. */
  found: ReadonlyMap<string, VersionChecks>;
  /** Grows when something that was said elsewhere belongs on the page. */
  revision: number;
  /** What is selected in the preview: the next message is about it. */
  about: NamedSubject | undefined;
  /** It has gone with a message, was taken away, or is back because that was not sent. */
  onAbout: (about: NamedSubject | undefined) => void;
  /** Brings errors of the preview that somebody wants to have fixed. */
  fixing?: FixingStore | undefined;
  onRunEnd: (end: RunEnd) => void;
  onUndo: () => void;
  /** Shows the newest version beside the one before it; absent where there is none. */
  onBeforeAfter: (() => void) | undefined;
  /** Shows a file under Code. */
  onOpenFile?: ((path: string) => void) | undefined;
  /** Shows the files, which are what can be changed of imported code. */
  onShowCode?: (() => void) | undefined;
  /** Where the run under way is told of while a phone shows something else. */
  news?: PaneNews | undefined;
}

type Talk = ReturnType<typeof useConversation>;

/** SCR-02: changes the application by talking about it. */
export function Conversation(props: ConversationProps) {
  const { projectId, dataPlace, head, undone, found, pins, revision, about, fixing, news } = props;
  const { onAbout, onRunEnd, onUndo, onBeforeAfter, onPin } = props;
  const { list, toEnd } = useStayAtEnd<HTMLDivElement>();
  const field = useRef<HTMLTextAreaElement>(null);
  /** For buttons that go away when they are pressed. Where that would open a keyboard, the messages take the focus. */
  const thenTalk = (press: () => void) => () => {
    press();
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    (isTouched ? list : field).current?.focus({ preventScroll: true });
  };
  const onFix = thenTalk(() => undefined);
  const talk = useConversation({ projectId, dataPlace, revision, about, onAbout, fixing, onFix, onRunEnd });
  const { state } = talk;
  const isCodeOnly = useIsCodeOnly(projectId, head, state);
  useEndWhenSending(talk, toEnd);
  const lastMessage = state.live?.text ?? state.turns.findLast(({ isEdit }) => !isEdit)?.text;
  return (
    <Root aria-label="Conversation">
      <Scroll ref={list} role="log" aria-busy={state.step === 'loading'} tabIndex={0} aria-label="Messages">
        <OpenFileProvider value={head && props.onOpenFile}>
          <Said
            talk={talk}
            head={head}
            isCodeOnly={isCodeOnly}
            undone={undone}
            found={found}
            pins={pins}
            onPin={onPin}
            onUndo={thenTalk(onUndo)}
            onBeforeAfter={onBeforeAfter}
            say={(text, more) => {
              thenTalk(() => talk.send(text, () => ({ attachments: [], ...more })))();
            }}
          />
          {state.live ? (
            <Turns>
              <LiveTurnView live={state.live} />
            </Turns>
          ) : null}
        </OpenFileProvider>
        <Unsent talk={talk} thenTalk={thenTalk} />
      </Scroll>
      <Foot>
        <CodeOnlyNote isShown={isCodeOnly} onShowCode={props.onShowCode} />
        <Composer
          field={field}
          draft={state.draft}
          mode={state.mode}
          queue={state.queue}
          attachments={talk.attachments}
          about={about?.label}
          onAboutRemove={thenTalk(() => {
            onAbout(undefined);
          })}
          versionId={head?.id}
          isCodeOnly={isCodeOnly}
          isRunning={state.live !== undefined}
          isStopping={state.live?.isStopping ?? false}
          lastMessage={lastMessage}
          onChange={talk.write}
          onModeChange={talk.meanBy}
          onSubmit={talk.submitDraft}
          onStop={thenTalk(() => void talk.stop())}
          onUnqueue={(index) => {
            thenTalk(() => {
              talk.unqueue(index);
            })();
          }}
        />
      </Foot>
      <News talk={talk} news={news} list={list} />
    </Root>
  );
}

/** Who says something sees what comes of it, wherever they had scrolled to. */
function useEndWhenSending({ state: { live } }: Talk, toEnd: () => void): void {
  const sending = live?.runId === undefined ? live?.key : undefined;
  useLayoutEffect(() => {
    if (sending !== undefined) toEnd();
  }, [sending, toEnd]);
}

interface NewsProps {
  talk: Talk;
  news: PaneNews | undefined;
  list: RefObject<HTMLElement | null>;
}

/** The run under way, where a phone shows something else. */
function News({ talk, news, list }: NewsProps) {
  if (!news?.slot) return null;
  return createPortal(
    <RunStrip
      live={talk.state.live}
      onOpen={() => {
        // Nothing takes the focus before it is seen.
        flushSync(news.show);
        list.current?.focus({ preventScroll: true });
      }}
      onStop={() => void talk.stop()}
    />,
    news.slot,
  );
}

interface UnsentProps {
  talk: Talk;
  thenTalk: (press: () => void) => () => void;
}

/** A message that the server did not take. */
function Unsent({ talk, thenTalk }: UnsentProps) {
  const { unsent } = talk.state;
  if (!unsent) return null;
  return (
    <Banner
      tone="bad"
      title="Not sent"
      action={
        <Row gap={2}>
          {unsent.problem ? null : (
            <Button size="small" onClick={thenTalk(talk.editUnsent)}>
              Edit
            </Button>
          )}
          <Button size="small" variant="primary" onClick={thenTalk(talk.resend)}>
            Try again
          </Button>
        </Row>
      }
    >
      <p>{unsent.why}</p>
      <p>“{unsent.text}”</p>
      <SentFiles attachments={unsent.attachments} leftOut={unsent.leftOut} />
    </Banner>
  );
}

type SaidProps = Pick<
  ConversationProps,
  'head' | 'undone' | 'found' | 'pins' | 'onPin' | 'onUndo' | 'onBeforeAfter'
> & {
  talk: Talk;
  isCodeOnly: boolean | undefined;
  /** Sends what a button says, with what goes with it. */
  say: (text: string, more?: Partial<More>) => void;
};

function Said(props: SaidProps) {
  const { talk, head, isCodeOnly, undone, found, say } = props;
  const { state, retryLoading } = talk;
  if (state.step === 'loading') return <Skeleton lines={4} />;
  if (state.step === 'failed') {
    return (
      <ErrorState
        title="The conversation could not be loaded"
        message={state.message}
        onRetry={() => void retryLoading()}
      />
    );
  }
  const isUntouched = state.turns.length === 0 && !state.live && !state.unsent;
  if (isUntouched) {
    return (
      <Beginning
        hasVersion={head !== undefined}
        isCodeOnly={isCodeOnly}
        onSend={(text) => {
          say(text);
        }}
      />
    );
  }
  const suggestions = suggestionsFor(state.turns, undone);
  return (
    <Turns>
      {state.turns.map((turn, index) => {
        const isUndone = turn.versionId !== undefined && undone.has(turn.versionId);
        return (
          <TurnView
            key={turn.runId}
            turn={turn}
            // Nobody has to do anything about what fails in a version that was taken back.
            checks={isUndone ? null : (found.get(turn.versionId ?? '') ?? turn.checks)}
            isFirst={index === 0}
            isNewest={index === state.turns.length - 1 && !state.live}
            isUndone={isUndone}
            actions={actionsOf(props, turn, index)}
            suggestions={suggestions}
            onSend={(text, mode) => {
              say(text, asMeant(mode));
            }}
            onResend={(again, mode, decided) => {
              say(again.text, { ...moreOf(again, mode), ...decisionOf(again, decided) });
            }}
            versionInPlace={head ? `v${String(head.number)}` : undefined}
          />
        );
      })}
    </Turns>
  );
}

/** The change that is the newest version can be taken back from its card, but for the first one, and what it guessed be changed. */
function actionsOf(
  { head, pins, onPin, onUndo, onBeforeAfter, say }: SaidProps,
  { versionId }: Turn,
  index: number,
): WorkActions {
  if (versionId === undefined) return {};
  const isNewest = versionId === head?.id;
  return {
    ...(isNewest && {
      onDecide: (text: string, about: NamedSubject | undefined) => {
        say(text, about && { about });
      },
    }),
    ...(isNewest && index > 0 && { onUndo, onBeforeAfter }),
    isPinned: pins.get(versionId),
    ...(pins.has(versionId) && {
      onPin: (isPinned: boolean) => {
        onPin(versionId, isPinned);
      },
    }),
  };
}

const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Scroll = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  min-height: 0;
  padding: ${({ theme }) => theme.space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Turns = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  padding: 0;
  list-style: none;
`;

const Foot = styled.div`
  flex: none;
  padding: 0 ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[3]};
`;
