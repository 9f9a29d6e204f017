/**
 * What a calculation takes: a value, or nothing. Null is an empty field; undefined is what lies behind an empty link
 * (`order.customer?.discount`). Every calculation gives null where it cannot give a value.
 */
export type Maybe<Value> = Value | null | undefined;

/** An amount of money as it is stored: an exact decimal text, `'12.50'`. */
export type Amount = string;
