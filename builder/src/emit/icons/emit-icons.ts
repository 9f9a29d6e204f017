import type { ApplicationModel } from '@tessera/shared/contracts';
import type { ProjectFile } from '../../types';
import { hardLine, indent, join, objectOf, print, type Doc } from '../layout';
import { propertyName } from '../source-text';
import { lucideIcons } from './lucide-icons';

/** Whether there is such an icon. Where there is none, the tessera stands. */
export function isKnownIcon(name: string | undefined): name is string {
  return name !== undefined && Object.hasOwn(lucideIcons, name);
}

/** The icons that a model names and that are there, each once and in order. */
export function iconsOf({ theme, entities, pages }: ApplicationModel): string[] {
  const named = [
    theme.icon,
    ...pages.map(({ icon }) => icon),
    ...entities.flatMap(({ icon, actions }) => [icon, ...actions.map((action) => action.icon)]),
  ];
  return [...new Set(named.filter(isKnownIcon))].sort();
}

function iconProperty(name: string): Doc {
  const shapes = lucideIcons[name] ?? [];
  const [only] = shapes;
  const fragment: Doc =
    shapes.length === 1 && only !== undefined
      ? only
      : ['<>', indent([hardLine, ...join(hardLine, shapes)]), hardLine, '</>'];
  const isShort = shapes.length === 1 && `  ${propertyName(name)}: ${only ?? ''},`.length <= SHORT;
  return [`${propertyName(name)}: `, isShort ? fragment : ['(', indent([hardLine, fragment]), hardLine, ')']];
}

const SHORT = 110;

const NOTICE = `/*
 * Icons from Lucide. Copyright (c) 2026 Lucide Icons and Contributors, under the ISC License:
 * Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
 * granted, provided that the above copyright notice and this permission notice appear in all copies.
 * THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
 * IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
 * INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN
 * AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
 * PERFORMANCE OF THIS SOFTWARE.
 */
`;

/** `src/icons.tsx`, where the application names any icon. */
export function emitIcons(model: ApplicationModel): ProjectFile[] {
  const names = iconsOf(model);
  if (names.length === 0) return [];
  const set = print(['export const icons: IconSet = ', objectOf(names.map(iconProperty), true), ';']);
  const text = `${NOTICE}
import type { IconSet } from './kit/frame/icon-set';

/** The icons of the pages and of what is kept, by name. */
${set}`;
  return [{ path: 'src/icons.tsx', text }];
}
