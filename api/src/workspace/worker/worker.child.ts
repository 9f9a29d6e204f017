/**
 * The killable process that reads, merges and compiles what users wrote. The compiler inside has no file system, and
 * neither it nor the builder runs any of it.
 */
import { serveWork } from '../../work/serve-work';
import { prepareHandlers, WARM_UPS } from './worker-handlers.child';
import type { WorkerTasks } from './worker-tasks.schema';

void serveWork<WorkerTasks>(prepareHandlers, WARM_UPS);
