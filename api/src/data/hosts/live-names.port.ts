/** What a name of an application answers with, as far as its records are concerned. */
export interface LiveApplication {
  readonly projectId: string;
  readonly versionId: string;
}

/** Undefined: nothing is live under the name, or the project keeps its records in its visitors' browsers. */
export type FindLive = (appName: string) => Promise<LiveApplication | undefined>;
