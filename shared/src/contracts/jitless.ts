/**
 * zod compiles validators with `new Function`, which the strict Content-Security-Policy refuses.
 * Imported for its side effect, and before any schema is made, by every bundle.
 */
import { config } from 'zod/v4/core';

config({ jitless: true });
