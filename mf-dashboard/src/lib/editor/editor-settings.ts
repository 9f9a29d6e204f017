import { ownStorage } from '@tessera/shared/remote';
import * as z from 'zod/mini';

const settingsSchema = z.object({
  fontSize: z.int().check(z.gte(10), z.lte(28)),
  tabSize: z.int().check(z.gte(1), z.lte(8)),
  isWrapped: z.boolean(),
});
export type EditorSettings = z.infer<typeof settingsSchema>;

export const USUAL_SETTINGS: EditorSettings = { fontSize: 14, tabSize: 2, isWrapped: false };

const NAME = 'editor-settings';
const storage = ownStorage('mf-dashboard', 'localStorage');

/** How somebody likes to see code, in this browser. */
export function readSettings(): EditorSettings {
  try {
    const kept = z.safeParse(settingsSchema, JSON.parse(storage.read(NAME) ?? 'null'));
    return kept.success ? kept.data : USUAL_SETTINGS;
  } catch {
    // Not written by us: as if there were nothing.
    return USUAL_SETTINGS;
  }
}

export function keepSettings(settings: EditorSettings): void {
  storage.write(NAME, JSON.stringify(settings));
}
