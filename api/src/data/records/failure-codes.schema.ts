/** What the process calls failures that are no bugs of ours: of the disk, and of the engine. */
export const FAILURE_CODES = { diskFull: 'ENOSPC', away: 'EAWAY' } as const;
