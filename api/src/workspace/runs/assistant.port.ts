import type { ApplicationAnswer, BehaviourResult, TakenBack } from '@tessera/builder';
import type { ApplicationModel, DescribedTable } from '@tessera/shared/contracts';
import type {
  AnswerRequest,
  DescribeRequest,
  EditRequest,
  NoChange,
  PerformRequest,
  ProposalRequest,
  Proposed,
  RefusedEdit,
  TakeBackRequest,
  WriteRequest,
  WrittenFiles,
} from '../worker/worker-tasks.schema';

/**
 * The engine behind runs. `account` is whose turn it takes. All throw WorkStoppedError when the work took more than it
 * may, RATE_LIMITED and UNAVAILABLE when too much waits.
 */
export interface Assistant {
  /** Reads a message. Always proposes something for the first prompt of a project. */
  propose(account: string, request: ProposalRequest): Promise<Proposed | NoChange>;
  /** Answers a question about an application. */
  answer(account: string, request: AnswerRequest): Promise<ApplicationAnswer>;
  /** Which edits by hand may explain an error, the likeliest first; none where nothing was edited. */
  takeBack(account: string, request: TakeBackRequest): Promise<readonly TakenBack[]>;
  /** What a change by hand would make of an application. */
  edit(account: string, request: EditRequest): Promise<Proposed | RefusedEdit>;
  /** What words of a new table come to; null where they name nothing. */
  describe(account: string, request: DescribeRequest): Promise<DescribedTable | null>;
  /** Tries what a model promises in its code. */
  perform(account: string, request: PerformRequest): Promise<readonly BehaviourResult[]>;
  /** Next changes that fit a model, each of which would be understood. */
  suggest(account: string, model: ApplicationModel): Promise<readonly string[]>;
  /** The files of a model, with the hand edits that are in those before. */
  write(account: string, request: WriteRequest): Promise<WrittenFiles>;
}
