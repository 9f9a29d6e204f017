import { buildApi, buildApiError, buildDeployment, buildNetworkError } from '@tessera/shared/testing';
import { followDeployment, type FollowHandlers } from './follow-deployment';

const EVENTS = '/deployments/:id/events';
const under = buildDeployment({ status: 'deploying', step: 'building' });
const live = buildDeployment();
const line = (number: number) => ({
  number,
  at: '2026-11-20T10:00:00.000Z',
  level: 'info',
  text: `line ${number}`,
});

function buildHandlers() {
  return {
    onDeployment: jest.fn(),
    onLines: jest.fn(),
    onLiveness: jest.fn(),
    signal: new AbortController().signal,
  } satisfies FollowHandlers;
}

describe('following a deployment', () => {
  it('[SCR-27] tells how it stands and what it logs, passing over what it does not know', async () => {
    const { api } = buildApi(
      {},
      {
        [EVENTS]: ({ onEvent, onReconnecting, signal }) => {
          onEvent({ id: '0', type: 'deployment', data: { type: 'deployment', deployment: under } });
          onEvent({ id: '0', type: 'hologram', data: { type: 'hologram' } });
          onEvent({ id: '0', type: 'deployment', data: { type: 'deployment', deployment: live } });
          // The last lines may come behind the last state: the stream is read to its end.
          onEvent({ id: '1', type: 'log', data: { type: 'log', line: line(1) } });
          expect(signal.aborted).toBe(false);
          onReconnecting?.(true);
          expect(signal.aborted).toBe(true);
        },
      },
    );
    const handlers = buildHandlers();

    await followDeployment(api, live.id, handlers);

    expect(handlers.onDeployment.mock.calls).toEqual([[under], [live]]);
    expect(handlers.onLines.mock.calls).toEqual([[[line(1)]]]);
    expect(handlers.onLiveness).not.toHaveBeenCalled();
  });

  it('[SCR-27] reads the deployment and its log once the stream is lost, and says that live updates are paused', async () => {
    const pages = [
      { items: [line(1)], nextCursor: '1' },
      { items: [line(2)], nextCursor: null },
    ];
    const { api, made } = buildApi(
      { 'GET /deployments/:id': () => live, 'GET /deployments/:id/logs': () => pages.shift() },
      { [EVENTS]: () => Promise.reject(buildNetworkError()) },
    );
    const handlers = buildHandlers();

    await followDeployment(api, live.id, handlers);

    expect(handlers.onLiveness).toHaveBeenLastCalledWith('paused');
    expect(handlers.onLines).toHaveBeenCalledWith([line(1), line(2)]);
    expect(handlers.onDeployment).toHaveBeenCalledWith(live);
    expect(made.map(({ query }) => query)).toEqual([undefined, {}, { cursor: '1' }]);
  });

  it('[SCR-27] gives a refusal to whoever asked', async () => {
    const { api } = buildApi(
      {
        'GET /deployments/:id': () => {
          throw buildApiError(404, { code: 'NOT_FOUND' });
        },
      },
      { [EVENTS]: () => Promise.reject(buildApiError(404, { code: 'NOT_FOUND' })) },
    );

    await expect(followDeployment(api, live.id, buildHandlers())).rejects.toMatchObject({ status: 404 });
  });
});
