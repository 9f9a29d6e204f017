import * as z from 'zod/mini';

/** `build` changes the application; `plan` says what it would change, and `ask` answers: both change nothing (SCR-02). */
export const runModeSchema = z.enum(['build', 'plan', 'ask']);
export type RunMode = z.infer<typeof runModeSchema>;
