import * as z from 'zod/mini';

/** An error of the preview that a message asks to have fixed (SCR-02, 'Fix this'). */
export const runProblemSchema = z.object({
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'The error has no message'),
      z.maxLength(2000, 'The error must be at most 2,000 characters'),
    ),
  /** The file and the line that it names, where it names them. `line` counts from 1. */
  path: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  line: z.optional(z.int().check(z.minimum(1))),
  /** The functions in which it happened, the innermost first, as the stack names them: used where no place was found. */
  within: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20))),
});
export type RunProblem = z.infer<typeof runProblemSchema>;

/**
 * What two errors have in common that are the same one: their message without numbers, hashes and addresses, which change
 * with each build (SCR-02: 'Fix this' stops after the same error twice).
 */
export function errorKey(message: string): string {
  return message
    .replace(/\bhttps?:\/\/\S+/giu, '#')
    .replace(/\b(?=[a-f]*\d)[\da-f]{8,}\b/giu, '#')
    .replace(/\d+/gu, '#')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The same error is fixed so often in a row; then it stops (SCR-02). */
export const MOST_FIXES = 2;

/** How long the error's words in a message are, at most. */
const QUOTED = 160;

/** What somebody says who presses 'Fix this': the first line of the error. */
export function fixMessage({ message }: Pick<RunProblem, 'message'>): string {
  const [line = ''] = message.trim().split('\n');
  return `Fix this: ${line.trim().slice(0, QUOTED)}`;
}
