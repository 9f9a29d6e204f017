/** What a validator finds: the value in its normal form, or the message to show. */
export type Check<Value> = Accepted<Value> | Refused;

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Refused {
  readonly ok: false;
  readonly message: string;
}

/** Anything a form, a query or a body may carry; validators take it as it comes. */
export type Input = unknown;

export function accept<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

export function refuse(message: string): Refused {
  return { ok: false, message };
}

/** The input as text without white space around it; anything that is not text is empty. */
export function trimmed(input: Input): string {
  return typeof input === 'string' ? input.trim() : '';
}

/** How many code points the text has: an emoji of one code point counts once. */
export function characters(text: string): number {
  return Array.from(text).length;
}
