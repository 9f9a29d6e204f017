import type { Contract } from '@tessera/shared/contracts';
import type { Authentication } from '../core/caller';
import type { CallTurns } from './call-turns';
import type { Connections } from './connections';
import type { SentFile } from './form-body';
import type { EventStreams } from './sse';

declare module 'fastify' {
  interface FastifyInstance {
    /** Proves the caller of a private route. */
    readonly authentication: Authentication;
    /** Each account's calls, a few at a time. */
    readonly callTurns: CallTurns;
    /** Every open connection; makes the servers that listen. */
    readonly connections: Connections;
    /** Every contract that is served, for the OpenAPI document. */
    readonly contracts: Contract[];
    /** Every open server-sent event stream; ended when the server stops. */
    readonly eventStreams: EventStreams;
    /** What modules keep in order by themselves: plans, payments, and the databases of projects. */
    readonly maintainData: () => Promise<void>;
    /** Proves whoever runs the server; undefined: nobody does. */
    readonly operatorKey: string | undefined;
    /** Requests that one address may make each minute. */
    readonly requestsPerMinute: number;
  }

  interface FastifyRequest {
    /** The file of a form; null where none was sent. */
    sentFile: SentFile | null;
  }
}
