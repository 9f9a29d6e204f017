import type { ApiClient } from '@tessera/shared/http';
import type { Creation } from '@tessera/shared/remote/hand-over';
import { sendAhead, sendCreation } from './send-creation';

const creation = (idempotencyKey: string): Creation => ({
  projectName: 'Plant diary',
  isNameDerived: true,
  prompt: 'a plant diary',
  idempotencyKey,
});

function buildApi(call = jest.fn(() => Promise.resolve({ project: { id: 'p1' }, runId: 'r1' }))) {
  return { api: { call } as unknown as ApiClient, call };
}

describe('sending a creation', () => {
  it('[HOME-04] calls once for what was sent ahead, by its key', async () => {
    const { api, call } = buildApi();

    sendAhead(api, creation('k1'));

    expect(await sendCreation(api, creation('k1'))).toMatchObject({ runId: 'r1' });
    expect(call.mock.calls).toEqual([
      [
        expect.anything(),
        { body: expect.objectContaining({ prompt: 'a plant diary' }) as unknown },
        { idempotencyKey: 'k1' },
      ],
    ]);
  });

  it('[HOME-04] calls anew for another creation, and when the same page asks again', async () => {
    const { api, call } = buildApi();
    sendAhead(api, creation('k2'));

    await sendCreation(api, creation('k3'));
    await sendCreation(api, creation('k2'));
    await sendCreation(api, creation('k2'));

    expect(call).toHaveBeenCalledTimes(3);
  });

  it('[HOME-04] tells whoever waits what went wrong', async () => {
    const { api } = buildApi(jest.fn(() => Promise.reject(new Error('No room'))));

    sendAhead(api, creation('k4'));

    await expect(sendCreation(api, creation('k4'))).rejects.toThrow('No room');
  });

  it('[HOME-04] keeps no call that no page takes, and calls anew with its key for one that comes late', async () => {
    jest.useFakeTimers();
    const { api, call } = buildApi();
    sendAhead(api, creation('k5'));

    jest.advanceTimersByTime(29_999);
    sendAhead(api, creation('k6'));
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    await sendCreation(api, creation('k5'));
    await sendCreation(api, creation('k6'));

    const keys = (call.mock.calls as unknown[][]).map(([, , options]) => options);
    expect(keys).toEqual(['k5', 'k6', 'k5'].map((idempotencyKey) => ({ idempotencyKey })));
  });
});
