import { checkMessageSchema, type CheckMessage, type CheckOrder } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { SandboxFrame } from '@tessera/shared/preview';

export interface CheckFrameProps {
  frame: { readonly url: string; readonly load: number };
  onMessage: (message: CheckMessage, answer: (order: CheckOrder) => void) => void;
  onFlood: () => void;
}

function parseCheckMessage(data: unknown): CheckMessage | undefined {
  const parsed = z.safeParse(checkMessageSchema, data);
  return parsed.success ? parsed.data : undefined;
}

/** The application that is tried. It asks nothing of the person: no dialogs of the browser, and nobody gets into it. */
export function CheckFrame({ frame, onMessage, onFlood }: CheckFrameProps) {
  return (
    <SandboxFrame
      title="Application that is tried"
      permissions="allow-scripts allow-forms"
      url={frame.url}
      load={frame.load}
      parse={parseCheckMessage}
      onMessage={onMessage}
      onFlood={onFlood}
      isAside
    />
  );
}
