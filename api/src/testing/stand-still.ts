import { get } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { until } from './build-project';
import type { ServerProcess } from './server-process';

const holderSchema = z.object({ pid: z.number() });

/** The process of the server that holds the data folder, whoever started it. */
export async function readServerPid(dataDir: string): Promise<number> {
  const numbers = (await readdir(dataDir)).flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? []);
  const newest = Math.max(...numbers.map(Number));
  return holderSchema.parse(JSON.parse(await readFile(join(dataDir, `lock.${newest}`), 'utf8'))).pid;
}

/** Lets the debugger of a server take any free port: what `standStill` needs in its environment. */
export const DEBUGGABLE = { NODE_OPTIONS: '--inspect-port=0' };

/** Makes the event loop of a server stand still for ever, from outside, as its debugger. Linux and macOS. */
export async function standStill(server: ServerProcess, pid: number): Promise<void> {
  const addressOf = () => /Debugger listening on ws:(\S+)/.exec(server.output().stderr)?.[1];
  process.kill(pid, 'SIGUSR1');
  await until(() => addressOf() !== undefined);
  const call = get(`http:${addressOf() ?? ''}`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    },
  });
  // It ends with the process.
  call.on('error', () => undefined);
  const evaluate = { id: 1, method: 'Runtime.evaluate', params: { expression: 'for (;;);' } };
  await new Promise<void>((resolve) => {
    call.once('upgrade', (_response, socket) => {
      socket.on('error', () => undefined);
      socket.write(textFrame(JSON.stringify(evaluate)), () => resolve());
    });
  });
}

/** A short text as a client sends it over a WebSocket: masked, here by nothing. */
function textFrame(text: string): Buffer {
  const content = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | content.length, 0, 0, 0, 0]), content]);
}
