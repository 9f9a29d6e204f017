import type {
  newsSchema,
  rightsSchema,
  sentStepSchema,
  servedChangeSchema,
  snapshotSchema,
  stepAnswerSchema,
} from '@tessera/shared/contracts';
import type { News, Rights, SentStep, ServedChange, Snapshot, StepAnswer } from '@tessera/builder/keeper';
import type * as z from 'zod/mini';

/** The same but for what may be written to, which only the compiler knows of. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** True where each may stand for the other. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

type IsSame<Schema extends z.ZodMiniType, Type> = Same<Frozen<z.output<Schema>>, Frozen<Type>>;

// The compiler refuses `true` where a schema and the kit's type say different things.
const SAME: readonly [
  IsSame<typeof snapshotSchema, Snapshot>,
  IsSame<typeof sentStepSchema, SentStep>,
  IsSame<typeof stepAnswerSchema, StepAnswer>,
  IsSame<typeof newsSchema, News>,
  IsSame<typeof servedChangeSchema, ServedChange>,
  IsSame<typeof rightsSchema, Rights>,
] = [true, true, true, true, true, true];

it('[DATA-02] says the same in the contract of the server and in the types of the kit', () => {
  expect(SAME).not.toContain(false);
});
