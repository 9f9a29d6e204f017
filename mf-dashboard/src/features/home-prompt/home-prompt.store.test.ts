import { createHomePromptStore, type HomePromptPorts } from './home-prompt.store';

function buildPorts(overrides: Partial<HomePromptPorts> = {}): jest.Mocked<HomePromptPorts> {
  return {
    newKey: jest.fn(() => 'key-1'),
    keepCreation: jest.fn(() => true),
    sendAhead: jest.fn(),
    keepMessage: jest.fn(),
    readDraft: jest.fn(() => ''),
    keepDraft: jest.fn(),
    showCreation: jest.fn(),
    openCreation: jest.fn(),
    openProject: jest.fn(),
    schedule: jest.fn((run: () => void, milliseconds: number) => {
      const timer = setTimeout(run, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    }),
    ...overrides,
  } as jest.Mocked<HomePromptPorts>;
}

describe('the home prompt', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[HOME-04] shows a new project being made at once, under its own address after 2 s', () => {
    const ports = buildPorts();
    const { write, submit, store } = createHomePromptStore(ports);
    write('Build a plant diary with name and room');

    submit();

    const creation = {
      projectName: 'Plant diary',
      isNameDerived: true,
      prompt: 'Build a plant diary with name and room',
      idempotencyKey: 'key-1',
    };
    expect(store.getState().step).toBe('submitted');
    expect(ports.keepCreation).toHaveBeenCalledWith('Plant diary', creation);
    expect(ports.sendAhead).toHaveBeenCalledWith(creation);
    expect(ports.showCreation).toHaveBeenCalledWith('Plant diary');
    jest.advanceTimersByTime(1999);
    expect(ports.openCreation).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(ports.openCreation).toHaveBeenCalledWith('Plant diary');
  });

  it('[HOME-04] sends nothing ahead that the page of its making would not find', () => {
    const ports = buildPorts({ keepCreation: jest.fn(() => false) });
    const { write, submit } = createHomePromptStore(ports);
    write('Build a plant diary');

    submit();

    expect(ports.sendAhead).not.toHaveBeenCalled();
    expect(ports.showCreation).toHaveBeenCalledWith('Plant diary');
  });

  it('[HOME-04] hands the text to an existing project and opens it after 1 s', () => {
    const ports = buildPorts();
    const { write, choose, submit } = createHomePromptStore(ports);
    choose('project-1');
    write('  add a rating ');

    submit();

    expect(ports.keepMessage).toHaveBeenCalledWith('project-1', {
      text: 'add a rating',
      idempotencyKey: 'key-1',
    });
    expect(ports.showCreation).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(ports.openProject).toHaveBeenCalledWith('project-1');
  });

  it('[HOME-02] hands on which files did not go with it, to be said where it is shown', () => {
    for (const projectId of [undefined, 'project-1']) {
      const ports = buildPorts();
      const { write, choose, submit } = createHomePromptStore(ports);
      choose(projectId);
      write('Build a plant diary');
      submit(() => ({ attachments: [], leftOut: ['setup.exe'] }));
      const handedOn = projectId === undefined ? ports.keepCreation : ports.keepMessage;
      const left: unknown = expect.objectContaining({ leftOut: ['setup.exe'] });
      expect(handedOn).toHaveBeenCalledWith(projectId ?? 'Plant diary', left);
    }
  });

  it.each(['', ' ', 'a', ' a '])('[HOME-05] sends nothing for %j', (text) => {
    const ports = buildPorts();
    const { write, submit, store } = createHomePromptStore(ports);
    write(text);

    submit();

    expect(store.getState().step).toBe('editing');
    expect(ports.showCreation).not.toHaveBeenCalled();
  });

  it('sends once however often it is asked', () => {
    const ports = buildPorts();
    const { write, submit } = createHomePromptStore(ports);
    write('Build a plant diary');

    submit();
    submit();

    expect(ports.showCreation).toHaveBeenCalledTimes(1);
  });

  it('begins with what was typed before, and keeps what is typed', () => {
    const ports = buildPorts({ readDraft: () => 'half a prom' });
    const { store, write } = createHomePromptStore(ports);
    expect(store.getState().text).toBe('half a prom');

    write('half a prompt');

    expect(ports.keepDraft).toHaveBeenCalledWith('half a prompt');
  });

  it('opens no page after its own page is gone', () => {
    const ports = buildPorts();
    const { write, submit, dispose } = createHomePromptStore(ports);
    write('Build a plant diary');
    submit();

    dispose();
    jest.advanceTimersByTime(5000);

    expect(ports.openCreation).not.toHaveBeenCalled();
  });
});
