import { createCodeStore, type CodePorts } from './code.store';

function buildPorts(overrides: Partial<CodePorts> = {}): CodePorts {
  return {
    listFiles: () => Promise.resolve(['README.md', 'src/App.tsx', 'src/theme.css']),
    readFile: (versionId, path) => Promise.resolve(`${path} of ${versionId}`),
    describe: (error) => (error instanceof Error ? error.message : 'failed'),
    ...overrides,
  };
}

describe('the code of a version', () => {
  it('[SCR-02] opens on the application itself', async () => {
    const { store, open } = createCodeStore(buildPorts());

    await open('v1');

    expect(store.getState()).toMatchObject({
      step: 'ready',
      file: { step: 'ready', path: 'src/App.tsx', text: 'src/App.tsx of v1' },
    });
  });

  it('[SCR-02] keeps the open file when the version changes', async () => {
    const { store, open, select } = createCodeStore(buildPorts());
    await open('v1');
    await select('src/theme.css');

    await open('v2');

    expect(store.getState()).toMatchObject({ file: { text: 'src/theme.css of v2' } });
  });

  it('shows the file that was asked for last, whichever answer comes first', async () => {
    const answers = new Map<string, (text: string) => void>();
    const readFile = (_: string, path: string) =>
      new Promise<string>((resolve) => {
        answers.set(path, resolve);
      });
    const { store, open, select } = createCodeStore(buildPorts({ readFile }));
    const opening = open('v1');
    await new Promise((resolve) => setTimeout(resolve, 0));
    const selecting = select('README.md');

    answers.get('README.md')?.('readme');
    answers.get('src/App.tsx')?.('app');
    await Promise.all([opening, selecting]);

    expect(store.getState()).toMatchObject({ file: { path: 'README.md', text: 'readme' } });
  });

  it('keeps the tree when one file does not load', async () => {
    const { store, open } = createCodeStore(
      buildPorts({ readFile: () => Promise.reject(new Error('gone')) }),
    );

    await open('v1');

    expect(store.getState()).toMatchObject({
      step: 'ready',
      paths: ['README.md', 'src/App.tsx', 'src/theme.css'],
      file: { step: 'failed', message: 'gone' },
    });
  });

  it('tells why the files did not load', async () => {
    const { store, open } = createCodeStore(
      buildPorts({ listFiles: () => Promise.reject(new Error('down')) }),
    );

    await open('v1');

    expect(store.getState()).toEqual({ step: 'failed', message: 'down' });
  });
});
