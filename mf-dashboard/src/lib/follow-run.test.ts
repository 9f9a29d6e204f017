import { buildApi, buildApiError, buildNetworkError, buildReceipt, uuid } from '@tessera/shared/testing';
import { followRun } from './follow-run';

const run = {
  id: uuid(301),
  projectId: uuid(1),
  agentId: uuid(501),
  message: 'add a rating',
  mode: 'build',
  status: 'succeeded',
  answer: 'Added.',
  suggestions: [],
  receipt: buildReceipt(),
  versionId: uuid(102),
  error: null,
  at: '2026-11-20T10:00:00.000Z',
};

describe('following a run', () => {
  it('gathers the events until the end, passing over what it does not know', async () => {
    const { api } = buildApi(
      {},
      {
        '/runs/:id/events': ({ onEvent }) => {
          onEvent({ id: '1', type: 'run', data: { type: 'run', status: 'running' } });
          onEvent({ id: '2', type: 'hologram', data: { type: 'hologram' } });
          onEvent({
            id: '3',
            type: 'end',
            data: { type: 'end', status: 'succeeded', versionId: uuid(102), credits: 0, balance: 50 },
          });
        },
      },
    );
    const onProgress = jest.fn();

    const last = await followRun(api, run.id, { onProgress, signal: new AbortController().signal });

    expect(last).toMatchObject({ status: 'succeeded', versionId: uuid(102), hasEnded: true });
    expect(onProgress).toHaveBeenCalledTimes(2);
  });

  it('takes exact times from events that carry them', async () => {
    const step = (state: string) => ({ type: 'plan', steps: [{ id: 'a', title: 'Understanding', state }] });
    const { api } = buildApi(
      {},
      {
        '/runs/:id/events': ({ onEvent }) => {
          onEvent({ id: '1', type: 'plan', data: { ...step('running'), at: '2026-11-20T10:00:00.000Z' } });
          onEvent({ id: '2', type: 'plan', data: { ...step('done'), at: '2026-11-20T10:00:00.420Z' } });
          onEvent({
            id: '3',
            type: 'end',
            data: { type: 'end', status: 'succeeded', credits: 0, balance: 0 },
          });
        },
      },
    );

    const last = await followRun(api, run.id, {
      onProgress: jest.fn(),
      signal: new AbortController().signal,
    });

    expect(last.steps[0]?.took).toBe(420);
  });

  it('[SCR-03] reads the run itself once the stream is lost, and says that live updates are paused', async () => {
    const { api, calls } = buildApi(
      { 'GET /runs/:id': () => run },
      { '/runs/:id/events': () => Promise.reject(buildNetworkError()) },
    );
    const onLiveness = jest.fn();

    const last = await followRun(api, run.id, {
      onProgress: jest.fn(),
      onLiveness,
      signal: new AbortController().signal,
    });

    expect(calls).toEqual(['GET /runs/:id']);
    expect(onLiveness).toHaveBeenCalledWith('paused');
    expect(last).toMatchObject({ status: 'succeeded', text: 'Added.', hasEnded: true });
  });

  it('hands a refusal on', async () => {
    const { api } = buildApi({}, { '/runs/:id/events': () => Promise.reject(new Error('403')) });

    await expect(
      followRun(api, run.id, { onProgress: jest.fn(), signal: new AbortController().signal }),
    ).rejects.toThrow('403');
  });

  it('[SAFE-02] reads the run instead when the account has too many live views open', async () => {
    const { api } = buildApi(
      { 'GET /runs/:id': () => run },
      {
        '/runs/:id/events': () => {
          throw buildApiError(429, { error: 'You have 10 live views open', code: 'RATE_LIMITED' });
        },
      },
    );
    const onLiveness = jest.fn();

    const last = await followRun(api, run.id, {
      onProgress: jest.fn(),
      onLiveness,
      signal: new AbortController().signal,
    });

    expect(last).toMatchObject({ status: 'succeeded', text: 'Added.', hasEnded: true });
    expect(onLiveness).toHaveBeenCalledWith('paused');
  });
});
