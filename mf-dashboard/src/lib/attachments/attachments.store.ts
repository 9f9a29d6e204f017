import type { Attachment } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';
import { percentSent } from './percent-sent';

/** As many as a prompt or a message takes. */
export const MOST_FILES = 5;

export interface AttachedFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly step: 'sending' | 'kept' | 'refused';
  /** While it is sent: how much of it is, as far as that is known. */
  readonly percent?: number | undefined;
  /** What the server keeps of it. */
  readonly attachment?: Attachment;
  /** Why it was refused. */
  readonly why?: string;
  /** It was refused, and a message that it was chosen for was sent since. */
  readonly isLeftOut?: boolean;
}

/** What goes with a message, and what cannot. */
export interface TakenFiles {
  readonly attachments: Attachment[];
  /** The names of those that were refused, each once. */
  readonly leftOut: readonly string[];
}

export interface AttachmentsState {
  readonly files: readonly AttachedFile[];
  /** What is wrong with all of them together. */
  readonly problem: string | undefined;
}

export interface AttachmentsPorts {
  /** Why a file cannot be sent at all; undefined for one that can. */
  readonly problemOf: (file: File) => string | undefined;
  readonly send: (
    file: File,
    signal: AbortSignal,
    onProgress: (part: number | undefined) => void,
  ) => Promise<Attachment>;
  readonly letGo: (id: string) => Promise<unknown>;
  /** What was attached when the page was left. */
  readonly read: () => readonly Attachment[];
  readonly keep: (attachments: readonly Attachment[]) => void;
  readonly newKey: () => string;
  readonly describe: (error: unknown) => string;
}

const keptFile = (attachment: Attachment): AttachedFile => ({
  key: attachment.id,
  name: attachment.name,
  size: attachment.size,
  step: 'kept',
  attachment,
});

/** The files of a prompt or a message (HOME-02): each is sent as soon as it is chosen, and goes along by its id. */
export function createAttachmentsStore(ports: AttachmentsPorts) {
  const store = createStore<AttachmentsState>(() => ({
    files: ports.read().map(keptFile),
    problem: undefined,
  }));
  const aborters = new Map<string, AbortController>();

  const kept = () => store.getState().files.flatMap(({ attachment }) => attachment ?? []);

  function setFiles(files: readonly AttachedFile[], problem?: string): void {
    store.setState({ files, problem });
    ports.keep(kept());
  }

  function settle(key: string, part: Partial<AttachedFile>): void {
    const { files, problem } = store.getState();
    setFiles(
      files.map((file) => (file.key === key ? { ...file, ...part } : file)),
      problem,
    );
  }

  /** Says it where it is seen; what is kept is the same. */
  function progress(key: string, percent: number | undefined): void {
    const { files } = store.getState();
    const one = files.find((file) => file.key === key);
    if (!one || one.percent === percent) return;
    store.setState({ files: files.map((file) => (file === one ? { ...one, percent } : file)) });
  }

  async function send(key: string, file: File): Promise<void> {
    const aborter = new AbortController();
    aborters.set(key, aborter);
    try {
      const attachment = await ports.send(file, aborter.signal, (part) => {
        progress(key, percentSent(part));
      });
      // It was removed while it arrived.
      if (aborter.signal.aborted) await ports.letGo(attachment.id);
      // What arrived: a picture was made smaller on its way.
      else settle(key, { ...keptFile(attachment), key });
    } catch (error) {
      if (!aborter.signal.aborted) settle(key, { step: 'refused', why: ports.describe(error) });
    } finally {
      aborters.delete(key);
    }
  }

  function add(chosen: readonly File[]): void {
    const { files } = store.getState();
    const taken = files.filter(({ step }) => step !== 'refused').length;
    const fresh = chosen.slice(0, Math.max(0, MOST_FILES - taken)).map((file) => {
      const { name, size } = file;
      const why = ports.problemOf(file);
      const known: AttachedFile = { key: ports.newKey(), name, size, step: 'sending' };
      return { file, known: why === undefined ? known : { ...known, step: 'refused' as const, why } };
    });
    const problem =
      fresh.length < chosen.length ? `At most ${String(MOST_FILES)} files can be attached.` : undefined;
    setFiles([...files, ...fresh.map(({ known }) => known)], problem);
    for (const { file, known } of fresh) if (known.step === 'sending') void send(known.key, file);
  }

  return {
    store,
    add,
    remove: (key: string) => {
      const { files } = store.getState();
      const file = files.find((one) => one.key === key);
      aborters.get(key)?.abort();
      setFiles(files.filter((one) => one !== file));
      // It would go by itself within a day.
      if (file?.attachment) ports.letGo(file.attachment.id).catch(() => undefined);
    },
    /** Those that are there to be sent. Only what was refused stays in the field, until somebody removes it. */
    take: (): TakenFiles => {
      const attachments = kept();
      const refused = store.getState().files.filter(({ step }) => step === 'refused');
      const leftOut = refused.filter(({ isLeftOut }) => !isLeftOut).map(({ name }) => name);
      setFiles(refused.map((file) => ({ ...file, isLeftOut: true })));
      return { attachments, leftOut };
    },
    /** Puts files back that were taken and not sent. */
    putBack: (attachments: readonly Attachment[]) => {
      setFiles([...attachments.map(keptFile), ...store.getState().files]);
    },
    dispose: () => {
      for (const aborter of aborters.values()) aborter.abort();
    },
  };
}
