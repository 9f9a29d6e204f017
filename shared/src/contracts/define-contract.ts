import './jitless';
import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call. `user`: a valid access token of a session that goes on; whether the thing belongs to the caller is the
 * service's decision (403). `provider`: signed by the payment provider. `operator`: the key of whoever runs the server.
 */
export type Access = 'any' | 'user' | 'provider' | 'operator';

export type Schema = z.ZodMiniType;

export interface Contract<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> {
  readonly method: HttpMethod;
  /** Fastify's pattern, without the `/api` prefix: `/project/:id`. */
  readonly path: string;
  readonly access: Access;
  /** Requires the `Idempotency-Key` header; the same key answers the same result, 422 to other contents. */
  readonly idempotent?: boolean;
  /** The body is a form (`multipart/form-data`): its fields, and one file as the part `file`. */
  readonly takesFile?: boolean;
  /** Success status; 200 unless given. 302: a navigation of the browser, answered by `location` and no body. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  readonly request: { readonly params?: Params; readonly query?: Query; readonly body?: Body };
  readonly response: Response;
}

/** Stands for a part of a request that the call does not have. */
type Absent = z.ZodMiniNever;

/** Declares one HTTP call. Both ends read it: the server to check, the client to call and to type. */
export function defineContract<
  Response extends Schema,
  Params extends Schema = Absent,
  Query extends Schema = Absent,
  Body extends Schema = Absent,
>(contract: Contract<Params, Query, Body, Response>): Contract<Params, Query, Body, Response> {
  return contract;
}

type Part<Name extends string, S> = [S] extends [Absent]
  ? unknown
  : [S] extends [Schema]
    ? Record<Name, z.input<S>>
    : unknown;

/** What a call takes: the inputs of the schemas that its contract has. */
export type CallInput<C> =
  C extends Contract<infer Params, infer Query, infer Body>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never;

/** What a call answers. */
export type CallOutput<C> =
  C extends Contract<Schema, Schema, Schema, infer Response> ? z.output<Response> : never;
