import type { PreviewAnswer } from '@tessera/shared/preview';
import { createAppMessages } from './app-messages';

const LOAD = { tessera: 'preview/v1', type: 'storage:load', id: 1, hearsChanges: true } as const;
const answersOf = () => {
  const answers: PreviewAnswer[] = [];
  return { answers, answer: (answer: PreviewAnswer) => void answers.push(answer) };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('An application whose code is edited', () => {
  it('[SCR-11] begins with the records of the project', async () => {
    const { answers, answer } = answersOf();
    createAppMessages(
      () => Promise.resolve('kept'),
      () => {},
    ).hear(LOAD, answer);
    await settled();
    expect(answers).toMatchObject([{ type: 'storage:loaded', value: 'kept' }]);
  });

  it('[SCR-11] keeps what it writes, what is typed in it and where it was, over its next run', async () => {
    const { answers, answer } = answersOf();
    const read = jest.fn(() => Promise.resolve('kept'));
    const app = createAppMessages(read, () => {});
    app.hear(LOAD, answer);
    app.hear({ tessera: 'preview/v1', type: 'storage:save', id: 2, value: 'own' }, answer);
    app.hear({ tessera: 'preview/v1', type: 'drafts:keep', value: 'half' }, answer);
    app.hear({ tessera: 'preview/v1', type: 'route', hash: '#/books' }, answer);
    app.hear({ ...LOAD, id: 3 }, answer);
    await settled();
    expect(answers).toMatchObject([
      { type: 'storage:loaded', value: 'kept' },
      { type: 'storage:saved', ok: true },
      { type: 'storage:loaded', value: 'own', drafts: 'half' },
    ]);
    expect(app.route()).toBe('#/books');
  });

  it('[SCR-11] has its errors said', () => {
    const say = jest.fn();
    const app = createAppMessages(() => Promise.resolve(undefined), say);
    app.hear({ tessera: 'preview/v1', type: 'error', message: 'Gone' }, () => {});
    expect(say).toHaveBeenCalledWith('Gone');
  });
});
