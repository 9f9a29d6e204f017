import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { closeGently, letAnswersArrive } from './close-gently';
import { answerParserError } from './parser-errors';

interface Connection {
  /** Answers that are not finished. */
  readonly responses: Set<ServerResponse>;
  /** When it was made, an answer on it ended, or something of a request arrived, as far as that has been noticed. */
  usedAt: number;
  bytesRead: number;
}

export interface Patience {
  /** So long may a request take to arrive, in milliseconds, and a tenth more. */
  readonly requestMs: number;
  /** So long may nothing move on a connection, in milliseconds. */
  readonly stillMs: number;
}

/** A hand edit of 4 MB over half a megabit a second arrives in time, and a stream of events has its heartbeat. */
const PATIENCE: Patience = { requestMs: 70_000, stillMs: 120_000 };
/** While this passes without a new connection or request, clients have noticed that the server ends. Milliseconds. */
const QUIET_MS = 400;
/** For so long a stopping server takes connections at most, and answers them. */
const ACCEPT_MS = 2500;
/** Then what is still in flight is cut off: jobs and mails in hand want the rest of the ten seconds. */
const DRAIN_MS = 6000;
const LOOK_MS = 20;
/** How long taking what waits in the system's queue may hold new requests back. */
const HOLD_MS = 1000;
/** So many turns of the event loop in which nobody came, none of them longer than a client needs to come. */
const EMPTY_TURNS = 5;
const SHORT_TURN_MS = 2;

/** Every connection of the servers made here, with the answers in flight on it. */
export class Connections {
  readonly #prepare: RequestListener;
  readonly #patience: Patience;
  readonly #open = new Map<Socket, Connection>();
  readonly #servers: Server[] = [];
  #isStopping = false;
  #arrivedAt = 0;
  #connections = 0;
  /** Requests that wait until the servers have stopped listening. */
  #held: (() => void)[] | undefined;

  /** @param prepare sees every request, on every server, before the framework does */
  constructor(prepare: RequestListener = () => undefined, patience: Patience = PATIENCE) {
    this.#prepare = prepare;
    this.#patience = patience;
  }

  /** Makes a server whose connections are known here. */
  createServer(handler: RequestListener): Server {
    // A missing Host is answered by `refuseBadHosts`, in our own form.
    const { requestMs, stillMs } = this.#patience;
    const options = { requireHostHeader: false, connectionsCheckingInterval: requestMs / 10 };
    const server = createServer(options, (request, response) => {
      this.#prepare(request, response);
      this.#begin(request.socket, response);
      if (this.#held === undefined) handler(request, response);
      else this.#held.push(() => handler(request, response));
    });
    this.#servers.push(server);
    // Longer than a balancer keeps its side open, so that it never sends into a closing connection.
    server.keepAliveTimeout = 72_000;
    // Whoever sends without end, or never reads the answer, does not keep its part in memory for long.
    server.requestTimeout = requestMs;
    server.headersTimeout = requestMs;
    server.timeout = stillMs;
    // Closing a server calls it, and it would cut off connections on which a request is just arriving.
    server.closeIdleConnections = () => undefined;
    server.on('connection', (socket) => this.#add(socket));
    server.on('clientError', (error, socket) => answerParserError(error, socket as Socket));
    // An expectation that nobody knows may be ignored; Node would answer it without a body.
    server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    return server;
  }

  /**
   * Ends service so that no client sees a reset: goes on taking connections until no more come, and tells on every
   * answer that its connection closes; then stops listening, and closes what has been quiet for a moment. Resolves
   * when every connection is closed.
   */
  async drain(): Promise<void> {
    const listening = this.#servers.filter((server) => server.listening);
    if (listening.length === 0) return;
    const since = performance.now();
    this.#isStopping = true;
    this.#arrivedAt = since;
    for (const { responses } of this.#open.values()) for (const response of responses) closeAfter(response);
    await lookUntil(() => performance.now() - this.#arrivedAt >= QUIET_MS, since + ACCEPT_MS);
    await this.#stopListening(listening);
    await lookUntil(() => this.#closeQuiet(), since + DRAIN_MS);
    for (const socket of this.#open.keys()) socket.destroy();
  }

  /**
   * Closing resets the connections that the system has made and nobody has taken yet, and Node takes one in a turn of
   * the event loop. So requests are held back until the queue is empty, which also keeps their clients from coming
   * again. What is left is the moment between the last look and the system's closing.
   */
  async #stopListening(servers: readonly Server[]): Promise<void> {
    const held: (() => void)[] = (this.#held = []);
    const deadline = performance.now() + HOLD_MS;
    for (let emptyTurns = 0; emptyTurns < EMPTY_TURNS && performance.now() < deadline;) {
      const before = this.#connections;
      const since = performance.now();
      await setImmediate();
      const isEmpty = this.#connections === before && performance.now() - since < SHORT_TURN_MS;
      emptyTurns = isEmpty ? emptyTurns + 1 : 0;
    }
    for (const server of servers) server.close();
    this.#held = undefined;
    for (const handle of held) handle();
  }

  #add(socket: Socket): void {
    this.#connections += 1;
    this.#arrivedAt = performance.now();
    this.#open.set(socket, { responses: new Set(), usedAt: this.#arrivedAt, bytesRead: 0 });
    socket.once('close', () => this.#open.delete(socket));
    letAnswersArrive(socket);
  }

  #begin(socket: Socket, response: ServerResponse): void {
    this.#arrivedAt = performance.now();
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    connection.responses.add(response);
    if (this.#isStopping) closeAfter(response);
    response.once('close', () => {
      connection.responses.delete(response);
      connection.usedAt = performance.now();
    });
  }

  /** Closes what has been idle for a moment, which may be a connection that a browser opened ahead of need. */
  #closeQuiet(): boolean {
    const now = performance.now();
    for (const [socket, connection] of this.#open) {
      if (socket.bytesRead !== connection.bytesRead) {
        connection.bytesRead = socket.bytesRead;
        connection.usedAt = now;
      }
      if (connection.responses.size === 0 && now - connection.usedAt >= QUIET_MS) closeGently(socket);
    }
    return this.#open.size === 0;
  }
}

/** The answer says `connection: close`, unless its head is out. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}

/** Asks right after the system was asked for news, so that nothing that has arrived by then is overlooked. */
async function lookUntil(isSo: () => boolean, deadline: number): Promise<void> {
  for (;;) {
    await setImmediate();
    if (isSo() || performance.now() >= deadline) return;
    await wait(LOOK_MS);
  }
}
