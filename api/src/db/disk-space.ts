import { AsyncLocalStorage } from 'node:async_hooks';
import { statfsSync } from 'node:fs';
import { DiskFullError } from '../core/disk-full';
import { changesData } from './statement-kind';

const MEGABYTE = 1024 * 1024;

/** What unpacking a new embedded database takes, generously. */
const NEW_DATABASE_BYTES = 64 * MEGABYTE;

/** A segment of the write-ahead log, and as much again. */
const CHECKPOINT_BYTES = 32 * MEGABYTE;

/** The disk of the data folder, as far as the embedded database is concerned. */
export interface Disk {
  /** Whether everything may be written. */
  hasRoom(): boolean;
  /** Whether a checkpoint can be made without meeting the end of the disk. */
  hasRoomForCheckpoint(): boolean;
  /** Throws `DiskFullError` for a statement that writes while there is too little room for it. */
  admit(statement: string): void;
  /** Throws `DiskFullError` when there is too little room to open the database, or to make a new one. */
  requireRoom(isNew: boolean): void;
}

/** @param freeBytes asked before every statement, so it has to be quick */
export function createDisk(folder: string, reserveBytes: number, freeBytes: () => number): Disk {
  const requireFree = (free: number, needed: number) => {
    if (free < needed) throw new DiskFullError(describe(folder, free, needed));
  };
  return {
    hasRoom: () => freeBytes() >= reserveBytes,
    hasRoomForCheckpoint: () => freeBytes() >= CHECKPOINT_BYTES,
    admit(statement) {
      const free = freeBytes();
      if (free >= reserveBytes || !changesData(statement)) return;
      requireFree(free, reserve.getStore() === true ? reserveBytes / 2 : reserveBytes);
    },
    requireRoom(isNew) {
      requireFree(freeBytes(), reserveBytes + (isNew ? NEW_DATABASE_BYTES : 0));
    },
  };
}

const reserve = new AsyncLocalStorage<boolean>();

/**
 * Lets `work` write down to half of the reserve: for the few rows without which people could not go on reading while
 * the disk is full, or not leave. Never for what they make.
 */
export function useReserve<T>(work: () => Promise<T>): Promise<T> {
  return reserve.run(true, work);
}

/** The room that is left to this user on the disk of an existing folder; read in about 5 µs. */
export function readFreeBytes(folder: string): number {
  const { bavail, blocks, bsize } = statfsSync(folder);
  // Some file systems in user space do not tell: all their numbers are 0.
  return blocks === 0 ? Infinity : bavail * bsize;
}

function describe(folder: string, free: number, needed: number): string {
  const inMegabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE)} MB`;
  return (
    `The disk of ${folder} is full: ${inMegabytes(free)} are free and ${inMegabytes(needed)} are needed. ` +
    'Make room, or set DATA_DIR to a folder on another disk.'
  );
}
