import type { ProjectFile } from '../types';
import type { ModelContext } from './context';
import { hardLine, print } from './layout';
import { LOGO } from './names';
import { inComment, quote } from './source-text';

/** `src/pictures.ts`: the application's own pictures, each as a data address. Nothing where there are none. */
export function emitPictures({ model, names }: ModelContext): ProjectFile[] {
  const pictures = [
    ...(model.theme.logo === undefined ? [] : [{ id: LOGO, source: model.theme.logo, what: 'The logo' }]),
    ...model.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'picture' ? [{ id: block.id, source: block.picture, what: block.description }] : [],
      ),
    ),
  ];
  if (pictures.length === 0) return [];
  const docs = pictures.flatMap(({ id, source, what }, place) => [
    ...(place === 0 ? [] : [hardLine]),
    [`/** ${inComment(what)}. */`, hardLine],
    [`export const ${names.pictures.get(id) ?? id} =`, hardLine, `  ${quote(source)};`, hardLine],
  ]);
  return [{ path: 'src/pictures.ts', text: print(docs) }];
}
