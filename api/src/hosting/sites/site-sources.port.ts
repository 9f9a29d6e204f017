/** A site that answers: the application's title and the tree whose build it serves. */
export interface Site {
  /** Of a deployed application: whose visits are counted. */
  readonly projectId?: string;
  readonly title: string;
  readonly treeHash: string;
  /** Somebody's own code: its files are at their addresses, and in a preview something has to tell for it that it shows. */
  readonly isCode?: true;
  /** Of a name that was somebody else's not long ago: browsers without it may have something left of that. */
  readonly visitorMark?: string;
  /** Its records are on the server, at `/_data` of its own host. */
  readonly hasData?: true;
  /** It may call services of others, through `/_services` of its own host. */
  readonly hasServices?: true;
  /** The variables that its code may read. */
  readonly publicValues?: Readonly<Record<string, string>>;
}

/** A file as it is and, where it was kept so too, compressed. */
export interface SiteFile {
  readonly text: string;
  readonly brotli: Uint8Array | null;
}

/** An answer of a deployed application; `page` where somebody opened one of its pages. */
export interface SiteVisit {
  readonly projectId: string;
  readonly appName: string;
  /** Bytes of the body. */
  readonly bytes: number;
  readonly page?: { readonly network: string; readonly browser: string };
}

/** Whoever has the applications. */
export interface SiteSources {
  /** The preview of a label; undefined for one that is unknown or over. */
  findPreview(label: string): Promise<Site | undefined>;
  /**
   * What a preview is going to show: undefined inside for nothing after all, and outside for a label that nothing is made for.
   */
  findAwaited(label: string): Promise<{ readonly site: Promise<Site | undefined> } | undefined>;
  /** The live deployment of a name. */
  findDeployment(appName: string): Promise<Site | undefined>;
  /** Whether files of the tree were live under the name before, of the project that has it. */
  wasDeployed(appName: string, treeHash: string): Promise<boolean>;
  /** Counts what an application was asked for. */
  noteVisit(visit: SiteVisit): void;
  /** One of the two files of a build. */
  readBuiltFile(treeHash: string, file: 'js' | 'css'): Promise<SiteFile | undefined>;
  /** The file of a project of code that an address stands for: see `isCode`. */
  findCodeFile(
    treeHash: string,
    address: string,
  ): Promise<{ readonly path: string; readonly text: string } | undefined>;
  /** The style sheet of a typeface that applications may import, as a build has it; empty for one that there is not. */
  fontStyleSheet(name: string): string;
}
