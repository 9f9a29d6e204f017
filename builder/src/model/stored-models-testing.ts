import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredDocument } from '../kit/data/document';
import type { Value } from '../kit/data/types';

/** The parts of a model of version 1 that tests compare. */
export interface OldModel {
  readonly v: 1;
  readonly title: string;
  readonly theme: { readonly mode: string; readonly accent: string };
  readonly format: { readonly currency: string };
  readonly entities: readonly OldEntity[];
  readonly next: Readonly<Record<string, number>>;
}

interface OldEntity {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly labelField: string;
  readonly fields: readonly Readonly<Record<string, unknown>>[];
  readonly defaultView: string;
  readonly sort: Readonly<Record<string, string>>;
}

/**
 * An application as the last generator of version 1 made it from a prompt and changes by chat. Some have the records
 * that were typed into the running application, two of each table before the changes and one after them, with the
 * values that it then showed, by the ids of the fields.
 */
export interface StoredApplication {
  readonly name: string;
  readonly prompt: string | null;
  readonly changes: readonly string[];
  readonly model: OldModel;
  readonly stored?: StoredDocument;
  readonly shown?: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>;
}

const FOLDER = join(__dirname, 'version-1');

export const storedApplications: readonly StoredApplication[] = readdirSync(FOLDER)
  .toSorted()
  .map((file) => ({
    ...(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as StoredApplication),
    name: file.replace('.json', ''),
  }));
