import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { findTreeHash } from '../../workspace';
import { claimDueProbes, saveProbe, type ProbedDeployment } from './probes.repository';
import type { ProbeSite } from './site-probe.service';

/** How often a live address is asked, by all processes together. */
const EVERY_SECONDS = 60;
/** Asked one after another: nobody else should notice. */
const BATCH = 10;
const MOST_BATCHES = 10;

export interface ProbeRounds {
  /** Asks those live addresses that nobody asked for a minute, and keeps what they answered. */
  round(): Promise<void>;
  /** Asks the address of one that has just come there. */
  probeNow(deployment: ProbedDeployment): Promise<void>;
}

export function createProbeRounds(db: Database, clock: Clock, probe: ProbeSite): ProbeRounds {
  async function probeNow(deployment: ProbedDeployment): Promise<void> {
    const treeHash = await findTreeHash(db, deployment.versionId);
    if (treeHash === undefined) return;
    const { isAnswering } = await probe(deployment.appName, treeHash);
    await saveProbe(db, deployment, isAnswering, clock());
  }

  return {
    probeNow,
    async round() {
      for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
        const due = await claimDueProbes(db, EVERY_SECONDS, BATCH);
        for (const deployment of due) await probeNow(deployment);
        if (due.length < BATCH) return;
      }
    },
  };
}
