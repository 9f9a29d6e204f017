import { buildDeployment, uuid } from '@tessera/shared/testing';
import { createDeployStore, type DeployConfig, type DeployPorts, type DeployState } from './deploy.store';

const config: DeployConfig = {
  projectId: uuid(1),
  appName: 'plants',
  environment: 'production',
  region: 'america',
  autoScale: true,
};

function buildPorts(overrides: Partial<DeployPorts> = {}): DeployPorts {
  let keys = 0;
  return {
    readBalance: jest.fn(() => Promise.resolve(6000)),
    create: jest.fn(() => Promise.resolve(buildDeployment())),
    follow: jest.fn(() => Promise.resolve()),
    explain: (error) => ({
      type: 'problem',
      message: error instanceof Error ? error.message : 'failed',
    }),
    onBalance: jest.fn(),
    report: jest.fn(),
    newKey: () => `key-${String((keys += 1))}`,
    ...overrides,
  };
}

describe('deploying', () => {
  it('[DEP-06] checks the credits, deploys, and ends with the address', async () => {
    const { store, deploy } = createDeployStore(buildPorts());
    const steps: DeployState['step'][] = [];
    store.subscribe(({ step }) => steps.push(step));

    await deploy(config);

    expect(steps).toEqual(['checkingCredits', 'deploying', 'deployed']);
    expect(store.getState()).toMatchObject({ deployment: { url: 'http://plants.localhost/' } });
  });

  it('[DEP-07] refuses at exactly 1000 credits', async () => {
    const ports = buildPorts({ readBalance: () => Promise.resolve(1000) });
    const { store, deploy } = createDeployStore(ports);

    await deploy(config);

    expect(store.getState()).toEqual({ step: 'insufficientCredits', balance: 1000 });
    expect(ports.create).not.toHaveBeenCalled();
  });

  it('[DEP-07] deploys at 1000.01 credits', async () => {
    const { store, deploy } = createDeployStore(buildPorts({ readBalance: () => Promise.resolve(1000.01) }));

    await deploy(config);

    expect(store.getState().step).toBe('deployed');
  });

  it('[DEP-07] shows the same banner when the check itself fails', async () => {
    const failure = new Error('credits service is down');
    const ports = buildPorts({ readBalance: () => Promise.reject(failure) });
    const { store, deploy } = createDeployStore(ports);

    await deploy(config);

    expect(store.getState()).toEqual({ step: 'insufficientCredits', balance: 0 });
    expect(ports.report).toHaveBeenCalledWith(failure);
  });

  it('[DEP-07] shows the banner when the server finds too few credits after all', async () => {
    const ports = buildPorts({
      create: () => Promise.reject(new Error('402')),
      explain: () => ({ type: 'insufficientCredits', balance: 400 }),
    });
    const { store, deploy } = createDeployStore(ports);

    await deploy(config);

    expect(store.getState()).toEqual({ step: 'insufficientCredits', balance: 400 });
  });

  it('[DEP-09] still succeeds, and reports, when the balance cannot be refreshed', async () => {
    const failure = new Error('credits service is down');
    const readBalance = jest.fn<Promise<number>, []>().mockResolvedValueOnce(6000).mockRejectedValue(failure);
    const ports = buildPorts({ readBalance });
    const { store, deploy } = createDeployStore(ports);

    await deploy(config);

    expect(store.getState().step).toBe('deployed');
    expect(ports.report).toHaveBeenCalledWith(failure);
  });

  it('[DEP-09] reads the balance again after deploying', async () => {
    const readBalance = jest.fn<Promise<number>, []>().mockResolvedValueOnce(6000).mockResolvedValue(5000);
    const ports = buildPorts({ readBalance });

    await createDeployStore(ports).deploy(config);

    expect(ports.onBalance).toHaveBeenLastCalledWith(5000);
  });

  it('[DEP-09] repeats an unanswered attempt under the same key, so that it is charged once', async () => {
    const create = jest
      .fn<Promise<ReturnType<typeof buildDeployment>>, [DeployConfig, string]>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(buildDeployment());
    const ports = buildPorts({ create, explain: () => ({ type: 'unanswered', message: 'offline' }) });
    const { store, deploy } = createDeployStore(ports);
    await deploy(config);
    expect(store.getState()).toMatchObject({ step: 'ready', problem: { message: 'offline' } });

    await deploy(config);

    expect(create.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1']);
  });

  it('[DEP-09] takes a new key for the next deployment', async () => {
    const ports = buildPorts();
    const { deploy, reset } = createDeployStore(ports);
    await deploy(config);
    reset();

    await deploy(config);

    expect((ports.create as jest.Mock).mock.calls.map((call: unknown[]) => call[1])).toEqual([
      'key-1',
      'key-2',
    ]);
  });

  it('[DEP-08] tells how it goes until it is live', async () => {
    const seen: unknown[] = [];
    const line = { number: 1, at: '2026-11-20T10:00:00.000Z', level: 'info', text: 'Built' } as const;
    const { store, deploy } = createDeployStore(
      buildPorts({
        create: () => Promise.resolve(buildDeployment({ status: 'deploying', step: 'queued' })),
        follow: (_id, { onDeployment, onLines, onLiveness }) => {
          onDeployment(buildDeployment({ status: 'deploying', step: 'building' }));
          onLiveness?.('paused');
          onLines([line]);
          onLines([line]);
          onDeployment(buildDeployment());
          return Promise.resolve();
        },
      }),
    );
    store.subscribe((state) => {
      if (state.step === 'deploying' && state.news)
        seen.push([state.news.deployment.step, state.news.lines.length, state.news.liveness]);
    });

    await deploy(config);

    expect(seen).toEqual([
      ['queued', 0, 'live'],
      ['building', 0, 'live'],
      ['building', 0, 'paused'],
      ['building', 1, 'paused'],
      ['building', 1, 'paused'],
      [null, 1, 'paused'],
    ]);
    expect(store.getState().step).toBe('deployed');
  });

  it('[DEP-09] asks under the same key again where a deployment that was begun cannot be followed', async () => {
    const create = jest.fn<Promise<ReturnType<typeof buildDeployment>>, [DeployConfig, string]>(() =>
      Promise.resolve(buildDeployment({ status: 'deploying', step: 'queued' })),
    );
    const ports = buildPorts({ create, follow: () => Promise.reject(new Error('401')) });
    const { store, deploy } = createDeployStore(ports);
    await deploy(config);
    expect(store.getState()).toMatchObject({
      step: 'ready',
      problem: { message: 'The app is being deployed, but how it goes cannot be read.' },
    });

    await deploy(config);

    expect(create.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1']);
  });

  it('[SCR-27] stops following once nobody looks any more', async () => {
    let signal: AbortSignal | undefined;
    const flow = createDeployStore(
      buildPorts({
        create: () => Promise.resolve(buildDeployment({ status: 'deploying', step: 'queued' })),
        follow: (_id, handlers) => {
          signal = handlers.signal;
          return new Promise((resolve) => {
            handlers.signal.addEventListener('abort', () => resolve());
          });
        },
      }),
    );
    const deploying = flow.deploy(config);
    while (!signal) await Promise.resolve();
    flow.dispose();
    await deploying;

    expect(signal.aborted).toBe(true);
    expect(flow.store.getState().step).toBe('deploying');
  });

  it('says why a deployment failed and that the credits came back', async () => {
    const failed = buildDeployment({ status: 'failed', charged: 0, error: 'It does not compile.' });
    const { store, deploy } = createDeployStore(buildPorts({ create: () => Promise.resolve(failed) }));

    await deploy(config);

    expect(store.getState()).toMatchObject({
      step: 'ready',
      problem: { message: 'It does not compile. 1000 credits refunded.' },
    });
  });

  it('[DEP-08] is ready again for another app', async () => {
    const { store, deploy, reset } = createDeployStore(buildPorts());
    await deploy(config);

    reset();

    expect(store.getState()).toEqual({ step: 'ready' });
  });
});
