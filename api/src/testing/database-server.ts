import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { TEST_CERTIFICATE } from './database-certificate';

/** What pretends to be a PostgreSQL server. */
export interface PretendedServer {
  readonly port: number;
  /** Passwords that it was told. */
  readonly passwords: readonly string[];
  /** How often somebody connected. */
  connections(): number;
  close(): Promise<void>;
}

export interface Pretending {
  /** The password that it lets in; every one unless given. */
  readonly password?: string;
  /** Encrypts, with the certificate of the tests. */
  readonly isEncrypted?: boolean;
  /** What it does with a connection, instead of signing anybody in. */
  readonly instead?: (socket: Socket) => void;
}

const SSL_REQUEST = 80_877_103;
const PASSWORD = 'p'.charCodeAt(0);

/** Signs in by PostgreSQL's protocol, and closes the connection when it is asked for anything. */
export async function pretendServer(how: Pretending = {}): Promise<PretendedServer> {
  const passwords: string[] = [];
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (how.instead && !how.isEncrypted) how.instead(socket);
    else greet(socket, how, passwords);
  });
  const port = await listen(server);
  return {
    port,
    passwords,
    connections: () => count,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function greet(socket: Socket, how: Pretending, passwords: string[]): void {
  socket.once('data', (first) => {
    if (first.length === 8 && first.readInt32BE(4) === SSL_REQUEST) {
      socket.write(how.isEncrypted ? 'S' : 'N');
      if (!how.isEncrypted) return;
      const secure = new TLSSocket(socket, { isServer: true, ...TEST_CERTIFICATE });
      secure.on('error', () => undefined);
      if (how.instead) how.instead(secure);
      else secure.once('data', () => askPassword(secure, how, passwords));
      return;
    }
    askPassword(socket, how, passwords);
  });
}

function askPassword(socket: Socket, how: Pretending, passwords: string[]): void {
  socket.write(message('R', int32(3)));
  socket.on('data', (data) => {
    if (data[0] !== PASSWORD) {
      socket.destroy();
      return;
    }
    const password = data.subarray(5, -1).toString();
    passwords.push(password);
    if (how.password !== undefined && how.password !== password) {
      socket.end(message('E', Buffer.from(`SFATAL\0C28P01\0Mrejected ${password}\0\0`)));
      return;
    }
    socket.write(Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]));
  });
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

/** Begins a row that never ends. */
export function sendEndlessly(socket: Socket): void {
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', int32(0)), Buffer.from('D'), int32(2_000_000_000)]));
    const chunk = Buffer.alloc(262_144);
    const send = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', send);
    send();
  });
}
