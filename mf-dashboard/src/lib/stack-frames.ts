import { MAX_FRAMES, type BuiltPlace } from '@tessera/shared/contracts';

/** What the script of a built application is called in stacks. */
const FRAME = /\/app\.js(?:\?[^\s:)]{0,200})?:(\d{1,7}):(\d{1,7})/g;

/** The places in a built application that a stack names, the innermost first, in the words of any browser. */
export function framesOf(stack: string): BuiltPlace[] {
  return [...stack.matchAll(FRAME)]
    .map(([, line, column]) => ({ line: Number(line), column: Number(column) }))
    .filter(({ line, column }) => line > 0 && column > 0)
    .slice(0, MAX_FRAMES);
}
