import type { FastifyInstance } from 'fastify';
import type { Quotas } from '../config/quotas';
import type { SiteAddresses } from '../config/site-addresses';
import type { Clock } from '../core/clock';
import type { Log } from '../core/log';
import type { Database, Queryable } from '../db/database';
import type { Jobs } from '../jobs/jobs';
import { archivesRoutes } from './archives/archives.routes';
import { createArchivesService } from './archives/archives.service';
import { createReadingTurns } from './archives/reading-turns.service';
import { createRepositoryFiles, type ReadRepositoryFiles } from './archives/repository-files.service';
import { createBucketFiles } from './builds/bucket-files.service';
import type { Bucket } from './builds/bucket.client';
import { createBuildsService, type KeptBuilds } from './builds/builds.service';
import { createCleanBucket } from './builds/clean-bucket.service';
import { createCompiler } from './builds/compiler.service';
import { createDatabaseFiles } from './builds/database-files.service';
import { versionChecksRoutes } from './checks/version-checks.routes';
import { createVersionChecksService } from './checks/version-checks.service';
import { createProjectExchange, type ProjectExchange } from './exchange/exchange.service';
import { collectGarbage, deleteUnusedBuilds } from './files/garbage.service';
import { createDraftCookie } from './drafts/draft-cookie.http';
import type { DraftLimits } from './drafts/draft-limits.port';
import { createDraftMaker } from './drafts/draft-maker.service';
import { deleteOverDrafts } from './drafts/drafts.repository';
import { draftsRoutes } from './drafts/drafts.routes';
import { createDraftsService } from './drafts/drafts.service';
import { createKeepDraft } from './drafts/keep-draft.service';
import { deleteOverPreviews } from './preview/preview.repository';
import { previewRoutes } from './preview/preview.routes';
import { createPreviewService } from './preview/preview.service';
import { createRunPreviews, deleteOverRunPreviews, type RunPreviews } from './preview/run-preview.service';
import type { KeepVariables } from './projects/imported-variables.port';
import type { LiveDeployments, OnRestored } from './projects/live-deployments.port';
import type { RepositorySource } from './projects/repository-source.port';
import { createMadeProjects } from './projects/made-project.service';
import { purgeDeletedProjects } from './projects/deleted-projects.service';
import { projectsRoutes } from './projects/projects.routes';
import { createProjectsService } from './projects/projects.service';
import { deleteOldWindows, readOwnWindows } from './quotas/quota-windows.repository';
import { createQuotasService, type QuotasService } from './quotas/quotas.service';
import type { Assistant } from './runs/assistant.port';
import { createDescribeService } from './runs/describe.service';
import { createEditsService } from './runs/edits.service';
import { createRunFeed } from './runs/run-feed.service';
import { createRunJournal, RUN_QUEUE } from './runs/run-journal.service';
import { createSignals } from '../core/signals';
import { createRunStreams } from './runs/run-stream.service';
import { createRunExecutor } from './runs/run.job';
import { runsRoutes } from './runs/runs.routes';
import { createRunsService } from './runs/runs.service';
import { schemasRoutes } from './schemas/schemas.routes';
import { createSchemasService } from './schemas/schemas.service';
import { createShareLinksService, deleteOverLinks, readOwnLinks } from './sharing/share-links.service';
import { createSharedAppService } from './sharing/shared-app.service';
import { sharingRoutes } from './sharing/sharing.routes';
import { createTemplateApplications } from './templates/template-applications.service';
import { templatesRoutes } from './templates/templates.routes';
import { createTemplatesService } from './templates/templates.service';
import { deleteOldUploads, createUploadsService, readUploadCopies } from './uploads/uploads.service';
import { uploadsRoutes } from './uploads/uploads.routes';
import { readProjectCopies } from './versions/project-copy.service';
import type { VersionSite } from './versions/version-access.service';
import { createVersionBuild } from './versions/version-build.service';
import { createVersionCommit } from './versions/version-commit.service';
import type { OnVersionMade } from './versions/version-made.port';
import { createVersionDifferences } from './versions/version-differences.service';
import { createVersionPlaces } from './versions/version-places.service';
import { versionsRoutes } from './versions/versions.routes';
import { createVersionsService, type VersionsService } from './versions/versions.service';
import { createBuiltInAssistant, type Worker } from './worker/worker.client';

export { openBucket, UnusableBucketError, type Bucket } from './builds/bucket.client';
export { buildFailed } from './builds/build-failure.rules';
export { fontStyleSheet } from './builds/font-faces.rules';
export { hasOutput, type BuildsService, type KeptBuilds } from './builds/builds.service';
export type { KeepVariables } from './projects/imported-variables.port';
export type { ReadRepositoryFiles } from './archives/repository-files.service';
export type { RepositoryContents } from './archives/repository-contents.port';
export type { RepositorySource, WantedRepository } from './projects/repository-source.port';
export { findChecks } from './checks/check-access.service';
export { createVersionChecking, type VersionChecking } from './checks/version-checking.service';
export type { LiveDeployments } from './projects/live-deployments.port';
export {
  findGeneratedHash,
  listNumbers,
  listProjectHeads,
  listVersionsAfter,
  type NumberedVersion,
  type OutgoingVersion,
} from './exchange/exchange.repository';
export type { Incoming, ProjectExchange } from './exchange/exchange.service';
export { hashFiles, keepEntries, keepFiles, treeEntriesOf } from './exchange/kept-files.service';
export { holdTree, lockKeptTrees, readFiles, readTexts, readTree, releaseTrees } from './files/files.service';
export { gitHashOf } from './files/git-hash.rules';
export type { TreeEntry } from './files/tree.schema';
export { isInGitFolder } from './archives/left-out.rules';
export { holdsSecret, isSecretFile } from './archives/secret-files.rules';
export type { OnVersionMade } from './versions/version-made.port';
export { findCodeFile } from './files/site-files.service';
export {
  findProject,
  findProjectNames,
  listDeletedProjects,
  readOwnProjects,
  requirePart,
  requireProject,
} from './projects/project-access.service';
export type { Assistant } from './runs/assistant.port';
export { sumRunMinutes } from './runs/run-minutes.repository';
export type { WorkerTasks } from './worker/worker-tasks.schema';
export {
  countFiles,
  describeVersions,
  findTreeHash,
  findVersion,
  findVersionOf,
  findVersionSite,
  haveTree,
  holdVersion,
  requireVersion,
  type VersionName,
  type VersionSite,
} from './versions/version-access.service';

/** What the copy of a person's data has of their work. */
export const workspaceData = {
  projects: readProjectCopies,
  uploads: readUploadCopies,
  shareLinks: readOwnLinks,
  counted: readOwnWindows,
};

/** Removes what ended before `time`, and what nothing refers to any more. */
export async function cleanWorkspace(
  db: Database,
  time: Date,
  { quotas, live, now }: { readonly quotas: Quotas; readonly live: LiveDeployments; readonly now: Date },
): Promise<void> {
  await deleteOverPreviews(db, time);
  await deleteOverRunPreviews(db, now);
  // A day is what they were promised, and not a day more.
  await deleteOverDrafts(db, now);
  await deleteOverLinks(db, time);
  await deleteOldWindows(db, time);
  await deleteOldUploads(db, time);
  await purgeDeletedProjects(db, time, quotas);
  await deleteUnusedBuilds(db, live, now);
  await collectGarbage(db);
}

export interface WorkspaceSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  /** The processes that read, merge and compile. */
  readonly worker: Worker;
  readonly addresses: SiteAddresses;
  /** Where links to applications lead. */
  readonly publicUrl: string;
  readonly live: LiveDeployments;
  /** What becomes of the sites of a project that is restored, within the transaction. */
  readonly onRestored: OnRestored;
  /** Told of every version of every project. */
  readonly onVersionMade?: OnVersionMade | undefined;
  readonly quotas: Quotas;
  readonly drafts: DraftLimits;
  /** Where browsers find the calls. */
  readonly apiUrl: string;
  /** Reads a person's balance for the end of a run, in credits. */
  readonly readBalance: (q: Queryable, userId: string) => Promise<number>;
  /** Where people's repositories are. */
  readonly repositories: RepositorySource;
  /** Where variables of imported projects go. */
  readonly keepVariables: KeepVariables;
  /** The built-in assistant unless given. */
  readonly assistant?: Assistant | undefined;
  /** Where built files are kept; the database unless given. */
  readonly bucket?: Bucket | undefined;
  /** Where repositories lie while they are read; nothing else is in it. */
  readonly readingsFolder: string;
}

export interface Workspace {
  readonly builds: KeptBuilds;
  readonly quotas: QuotasService;
  /** What goes between projects and repositories. */
  readonly exchange: ProjectExchange;
  /** Reads repositories, few at a time. */
  readonly readRepository: ReadRepositoryFiles;
  addRoutes(api: FastifyInstance): void;
  /** What the preview of a label shows; undefined for one that is unknown or over. */
  findPreviewedSite(label: string): Promise<VersionSite | undefined>;
  /** What the preview of a label is going to be; undefined for one that nothing is made for. */
  readonly findAwaitedSite: RunPreviews['findAwaited'];
  /** What is to be done every now and then, beside `cleanWorkspace`. */
  maintain(): Promise<void>;
  /** Makes an earlier version of the caller's the newest again. */
  readonly restoreVersion: VersionsService['restore'];
}

/** What people work on: projects, their versions and runs, and their previews. */
export function createWorkspace(settings: WorkspaceSettings): Workspace {
  const { db, clock, jobs, log, addresses, live, readBalance, worker, bucket } = settings;
  const { assistant = createBuiltInAssistant(worker) } = settings;
  const quotas = createQuotasService(db, clock, settings.quotas);
  const commits = createVersionCommit(quotas, live, settings.onVersionMade);
  const turns = createReadingTurns();
  const readRepository = createRepositoryFiles({ worker, turns, folder: settings.readingsFolder });
  const compiler = createCompiler(worker);
  const files = bucket ? createBucketFiles({ bucket, db, clock, log }) : createDatabaseFiles();
  const builds = createBuildsService({ db, compiler, clock, files, log });
  const signals = createSignals();
  const journal = createRunJournal(db, clock, jobs, signals, readBalance);
  const runs = createRunsService({ db, clock, jobs, journal, quotas, log });
  const preview = createPreviewService(db, builds, clock, addresses.preview);
  const previewing = { db, clock, addressOf: addresses.preview };
  const runPreviews = createRunPreviews({ ...previewing, nextNews: signals.next });
  const templates = createTemplateApplications({ db, worker, builds }, addresses.preview);
  const maker = createDraftMaker({ db, clock, assistant, builds, log });
  const drafts = createDraftsService({ ...previewing, maker, builds, limits: settings.drafts });
  const versions = createVersionsService({ db, clock, live, commits, quotas });
  jobs.handle(
    RUN_QUEUE,
    createRunExecutor({ db, clock, journal, assistant, builds, commits, previews: runPreviews, log }),
  );
  return {
    builds,
    quotas,
    readRepository,
    exchange: createProjectExchange({ ...settings, commits, quotas }),
    restoreVersion: (caller, id) => versions.restore(caller, id),
    addRoutes(api) {
      const addressOf = addresses.deployment;
      projectsRoutes(
        api,
        createProjectsService({
          ...settings,
          firstRun: runs,
          quotas,
          addressOf,
          commits,
          readRepository,
          turns,
        }),
      );
      schemasRoutes(api, createSchemasService(worker));
      templatesRoutes(api, createTemplatesService(db, clock, templates));
      draftsRoutes(api, {
        drafts,
        keep: createKeepDraft(db, clock, createMadeProjects({ clock, quotas, commits, journal })),
        cookie: createDraftCookie(settings.apiUrl),
      });
      versionsRoutes(
        api,
        versions,
        createVersionDifferences(db, worker),
        createVersionPlaces(db, worker),
        createVersionBuild(db, compiler, quotas),
      );
      const edits = createEditsService({ db, clock, jobs, quotas, assistant, live });
      const describe = createDescribeService(db, assistant);
      runsRoutes(api, runs, { edits, describe }, createRunStreams(db, runs, createRunFeed(db, signals)));
      archivesRoutes(api, createArchivesService({ db, builds, worker }));
      previewRoutes(api, preview, addresses);
      sharingRoutes(
        api,
        createShareLinksService(db, clock, settings.publicUrl),
        createSharedAppService({ db, clock, builds, addressOf: addresses.preview }),
      );
      versionChecksRoutes(api, createVersionChecksService(db, clock));
      uploadsRoutes(api, createUploadsService({ db, clock, quotas, worker }));
    },
    findPreviewedSite: async (label) =>
      (await preview.findSite(label)) ??
      (await runPreviews.findSite(label)) ??
      (await drafts.findSite(label)) ??
      templates.findSite(label),
    findAwaitedSite: runPreviews.findAwaited,
    maintain: bucket ? createCleanBucket({ db, clock, bucket, files }) : () => Promise.resolve(),
  };
}
