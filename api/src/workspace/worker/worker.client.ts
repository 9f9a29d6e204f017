import type { WorkPool } from '../../work/work-pool';
import type { Assistant } from '../runs/assistant.port';
import type { WorkerTasks } from './worker-tasks.schema';

export type Worker = Pick<WorkPool<WorkerTasks>, 'run'>;

/** The built-in assistant, which reads and writes in the builder's processes. */
export function createBuiltInAssistant(worker: Worker): Assistant {
  return {
    propose: (account, request) => worker.run(account, 'propose', request),
    answer: (account, request) => worker.run(account, 'answer', request),
    takeBack: (account, request) => worker.run(account, 'takeBack', request),
    edit: (account, request) => worker.run(account, 'edit', request),
    describe: (account, request) => worker.run(account, 'describe', request),
    perform: (account, request) => worker.run(account, 'perform', request),
    suggest: (account, model) => worker.run(account, 'suggest', model),
    write: (account, request) => worker.run(account, 'write', request),
  };
}
