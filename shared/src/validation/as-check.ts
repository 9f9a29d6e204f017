import type * as z from 'zod/mini';
import type { Check } from './check';

/**
 * A validator as a check of a zod text schema, so that contracts refuse with the same words and hand on the
 * normalised value: `z.string('Email is required').check(asCheck(checkEmail))`.
 */
export function asCheck(validator: (input: string) => Check<string>): z.core.CheckFn<string> {
  return (payload) => {
    const result = validator(payload.value);
    if (result.ok) payload.value = result.value;
    else payload.issues.push({ code: 'custom', message: result.message, input: payload.value });
  };
}
