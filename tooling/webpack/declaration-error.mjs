/**
 * What is wrong with what a package declares: a sentence and, where it is known, a place for each fault. Builds tell
 * these, and nothing of the tooling that found them.
 */
export class DeclarationError extends Error {
  /** @param {readonly { file: string, line: number | null, column: number | null, message: string }[]} problems */
  constructor(problems) {
    super(problems.map(({ message }) => message).join('\n'));
    this.name = 'DeclarationError';
    this.problems = problems;
  }

  /** Faults of a whole file. */
  static of(file, messages) {
    return new DeclarationError(messages.map((message) => ({ file, line: null, column: null, message })));
  }
}
