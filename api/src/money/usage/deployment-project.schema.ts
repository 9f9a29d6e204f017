/** The project that a deployment belongs to. */
export interface DeploymentProject {
  readonly projectId: string;
  readonly projectName: string;
}
