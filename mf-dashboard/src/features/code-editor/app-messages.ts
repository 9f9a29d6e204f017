import { createKeptRecords, type PreviewAnswer, type PreviewMessage } from '@tessera/shared/preview';

/** Records that an application in a preview begins with. */
export type ReadRecords = () => Promise<string | undefined>;

export interface AppMessages {
  /** What an application that Tessera made tells. */
  readonly hear: (message: PreviewMessage, answer: (answer: PreviewAnswer) => void) => void;
  /** Where in the application somebody was last, with its `#`. */
  readonly route: () => string;
}

const nothing = () => undefined;

/**
 * Answers an application that Tessera made while its code is edited. It begins with the records of the project and keeps its own over
 * every run, in this page alone: code that is half written must not spoil what somebody entered.
 */
export function createAppMessages(read: ReadRecords, say: (error: string) => void): AppMessages {
  let own: string | undefined;
  let drafts: string | null = null;
  let route = '';
  const records = createKeptRecords({
    loadData: async () => own ?? (await read()),
    saveData: (value) => {
      own = value;
      return Promise.resolve(undefined);
    },
    readDrafts: () => drafts,
    note: nothing,
  });
  return {
    hear: (message, answer) => {
      if (message.type === 'storage:load') void records.load(message, answer);
      else if (message.type === 'storage:save') void records.save(message, answer);
      else if (message.type === 'drafts:keep') drafts = message.value;
      else if (message.type === 'route') route = message.hash;
      else if (message.type === 'error') say(message.stack ?? message.message);
    },
    route: () => route,
  };
}
