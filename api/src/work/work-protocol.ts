/** What a process can do: each task's name with what goes in and comes out. Both cross by structured clone. */
export type TaskTypes<Tasks> = Readonly<Record<keyof Tasks, TaskType>>;

interface TaskType {
  readonly input: unknown;
  readonly output: unknown;
}

/** Parent to child. */
export interface WorkRequest {
  readonly id: number;
  readonly task: string;
  readonly input: unknown;
}

/** Child to parent. */
export type WorkReply = WorkAnswer & {
  /** What the process tells by itself, which comes before the answer. */
  readonly events?: readonly object[];
};

type WorkAnswer =
  | { readonly type: 'ready' }
  /** What makes first tasks quicker is done. */
  | { readonly type: 'warm' }
  | {
      readonly type: 'result';
      readonly id: number;
      readonly output: unknown;
      /** The process may be spoiled by this task and has to go. */
      readonly isSpoiled: boolean;
    }
  | {
      readonly type: 'failure';
      readonly id: number;
      readonly message: string;
      readonly stack: string;
      /** What the system or a driver calls it. */
      readonly code?: string | undefined;
    };
