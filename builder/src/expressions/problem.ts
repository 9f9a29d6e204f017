/** Why a text is no expression, or one that cannot be: a sentence for people. Thrown inside, returned at the entries. */
export class ExpressionProblem extends Error {
  constructor(
    message: string,
    /** How many characters stand before the place, where there is one. */
    readonly at?: number,
  ) {
    super(message);
  }
}

export interface Refusal {
  readonly problem: string;
  readonly at?: number;
}

/** Runs a reading or a check, and gives what it throws as a refusal. */
export function orRefusal<Result>(work: () => Result): Result | Refusal {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ExpressionProblem)) throw error;
    return error.at === undefined ? { problem: error.message } : { problem: error.message, at: error.at };
  }
}
