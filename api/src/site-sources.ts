import type { Database } from './db/database';
import type { Deploying } from './deploying';
import type { SiteSources } from './hosting';
import { findCodeFile, fontStyleSheet, type Workspace } from './workspace';

/** Where the hosts of previews and applications find what they answer with. */
export function siteSources(db: Database, workspace: Workspace, deploying: Deploying): SiteSources {
  return {
    async findPreview(label) {
      const site = await workspace.findPreviewedSite(label);
      if (site?.projectId === undefined) return site;
      return { ...site, publicValues: await deploying.readPreviewValues(site.projectId) };
    },
    findAwaited: workspace.findAwaitedSite,
    findDeployment: (appName) => deploying.findDeployedSite(appName),
    wasDeployed: (appName, treeHash) => deploying.wasDeployed(appName, treeHash),
    noteVisit: (visit) => {
      deploying.noteVisit(visit);
    },
    readBuiltFile: (treeHash, file) => workspace.builds.readFile(treeHash, file),
    findCodeFile: (treeHash, address) => findCodeFile(db, treeHash, address),
    fontStyleSheet,
  };
}
