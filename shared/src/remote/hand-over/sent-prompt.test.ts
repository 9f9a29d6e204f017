import {
  isPromptReleased,
  readDraft,
  readSentPrompt,
  releasePrompt,
  unsendPrompt,
  writeDraft,
  writeSentPrompt,
} from '.';

afterEach(() => {
  sessionStorage.clear();
});

describe('the prompt that was sent before anybody was signed in', () => {
  const KEY = 'tessera.prompt:apphome';

  it('[LAND-03] [COMP-02] is a draft of the app home, read as sent until it is typed on or taken back', () => {
    writeSentPrompt(' a plant log');
    expect([readSentPrompt(), readDraft('apphome')]).toEqual([' a plant log', ' a plant log']);
    unsendPrompt();
    expect([readSentPrompt(), readDraft('apphome')]).toEqual([undefined, ' a plant log']);
    writeSentPrompt('herbs');
    writeDraft('apphome', 'herbs and');
    expect([readSentPrompt(), readDraft('apphome')]).toEqual([undefined, 'herbs and']);
  });

  it('[SAFE-09] is sent where its writer has signed in, and nowhere by a session from another tab', () => {
    releasePrompt();
    expect([isPromptReleased(), readDraft('apphome')]).toEqual([false, '']);
    writeSentPrompt('herbs');
    expect(isPromptReleased()).toBe(false);
    releasePrompt();
    expect([isPromptReleased(), readSentPrompt(), readDraft('apphome')]).toEqual([true, 'herbs', 'herbs']);
    unsendPrompt();
    expect([isPromptReleased(), readDraft('apphome')]).toEqual([false, 'herbs']);
  });

  it.each([
    null,
    7,
    {},
    { text: ' ', isSent: true },
    { text: 't'.repeat(8001), isSent: true },
    { text: 'a', isSent: 1 },
  ])('[COMP-02] is nothing where the record can be no draft: %j', (record) => {
    sessionStorage.setItem(KEY, JSON.stringify(record));
    expect(readSentPrompt()).toBeUndefined();
    expect(() => unsendPrompt()).not.toThrow();
  });
});
