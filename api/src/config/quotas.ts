import * as z from 'zod/mini';

/** How much one account, or one network address, may have or do (SAFE-03). 0: without limit. */
export interface Quotas {
  /** Those that were not deleted. */
  readonly projects: number;
  /** Of all projects together. */
  readonly bytes: number;
  /** Of one project. */
  readonly versions: number;
  /** Whatever queues a run, within an hour. */
  readonly messages: number;
  /** Versions that people save themselves, within an hour. */
  readonly edits: number;
  /** Links to a copy of one's data, within a day. */
  readonly exports: number;
  /** Files that were uploaded and are still kept. */
  readonly uploads: number;
  /** Of all of them together. */
  readonly uploadBytes: number;
  /** Accounts begun from one network, within an hour. */
  readonly signUps: number;
  /** Drafts begun from one network, within an hour. */
  readonly drafts: number;
  /** Drafts of all browsers together that nobody has kept. */
  readonly liveDrafts: number;
  /** Records of one application's database, in each of its environments. */
  readonly records: number;
  /** What their values take. */
  readonly recordBytes: number;
  /** What all backups of one application's database take, packed. */
  readonly backupBytes: number;
}

const QUOTA = 'must be a whole number from 0 up; 0 means no limit';
const quota = (standard: number) =>
  z._default(z.coerce.number(QUOTA).check(z.int(QUOTA), z.minimum(0, QUOTA)), standard);

export const quotaVariables = {
  QUOTA_PROJECTS: quota(100),
  QUOTA_MEGABYTES: quota(200),
  QUOTA_VERSIONS: quota(200),
  QUOTA_MESSAGES: quota(120),
  QUOTA_EDITS: quota(600),
  QUOTA_EXPORTS: quota(20),
  QUOTA_UPLOADS: quota(100),
  QUOTA_UPLOAD_MEGABYTES: quota(100),
  QUOTA_SIGN_UPS: quota(20),
  QUOTA_DRAFTS: quota(20),
  QUOTA_LIVE_DRAFTS: quota(500),
  QUOTA_RECORDS: quota(20_000),
  QUOTA_DATA_MEGABYTES: quota(100),
  QUOTA_BACKUP_MEGABYTES: quota(200),
};

const BYTES_IN_MEGABYTE = 1_000_000;

/** The variables by what they limit. */
export function readQuotas(values: Readonly<Record<keyof typeof quotaVariables, number>>): Quotas {
  return {
    projects: values.QUOTA_PROJECTS,
    bytes: values.QUOTA_MEGABYTES * BYTES_IN_MEGABYTE,
    versions: values.QUOTA_VERSIONS,
    messages: values.QUOTA_MESSAGES,
    edits: values.QUOTA_EDITS,
    exports: values.QUOTA_EXPORTS,
    uploads: values.QUOTA_UPLOADS,
    uploadBytes: values.QUOTA_UPLOAD_MEGABYTES * BYTES_IN_MEGABYTE,
    signUps: values.QUOTA_SIGN_UPS,
    drafts: values.QUOTA_DRAFTS,
    liveDrafts: values.QUOTA_LIVE_DRAFTS,
    records: values.QUOTA_RECORDS,
    recordBytes: values.QUOTA_DATA_MEGABYTES * BYTES_IN_MEGABYTE,
    backupBytes: values.QUOTA_BACKUP_MEGABYTES * BYTES_IN_MEGABYTE,
  };
}
