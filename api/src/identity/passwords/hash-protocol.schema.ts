/** What the hashing child is asked for. `passwordHash` is null where no account has one: the work is the same. */
export type HashTask =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly passwordHash: string | null };

export interface HashRequest {
  readonly id: number;
  readonly task: HashTask;
}

/** A new hash, or whether the password is the right one. */
export type HashResult = string | boolean;

export type HashReply =
  | { readonly type: 'ready' }
  | { readonly type: 'result'; readonly id: number; readonly result: HashResult }
  | { readonly type: 'failure'; readonly id: number; readonly message: string };
