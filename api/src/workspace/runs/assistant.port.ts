import type {
  NoChange,
  ProposalRequest,
  Proposed,
  WriteRequest,
  WrittenFiles,
} from '../worker/worker-tasks.schema';

/**
 * The engine behind runs. `account` is whose turn it takes. Both throw WorkStoppedError when the work took more than it
 * may, RATE_LIMITED and UNAVAILABLE when too much waits.
 */
export interface Assistant {
  /** Reads a message. Always proposes something for the first prompt of a project. */
  propose(account: string, request: ProposalRequest): Promise<Proposed | NoChange>;
  /** The files of a model, with the hand edits that are in those before. */
  write(account: string, request: WriteRequest): Promise<WrittenFiles>;
}
