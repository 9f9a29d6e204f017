import type { ApplicationModel, Theme } from '@tessera/shared/contracts';
import { isKnownIcon } from '../../emit/icons/emit-icons';
import { nameKey } from '../../words/text';
import { findRecordKind } from '../../words/record-kinds';
import { itemAt, stableHash } from '../stable-hash';
import { findForNoun } from '../words/find-words';
import { readWords } from '../words/read-words';
import { DOMAINS, type Domain } from './domains';

interface Known {
  readonly domain: Domain;
  readonly icon: string;
}

const BY_NOUN: ReadonlyMap<string, Known> = new Map(
  DOMAINS.flatMap((domain) =>
    readWords(domain.icons).map(([noun, [icon = '']]) => [noun, { domain, icon }] as const),
  ),
);

/** What is known of records by their noun, or by the kind of record that it is. */
function knownOf(noun: string): Known | undefined {
  const kind = findRecordKind(nameKey(noun));
  return findForNoun(BY_NOUN, noun) ?? (kind && findForNoun(BY_NOUN, kind.name));
}

/** Icons for records that nobody knows here. */
const PLAIN_ICONS = [
  'layers',
  'hexagon',
  'sparkles',
  'tag',
  'folder',
  'bookmark',
  'shapes',
  'archive',
].filter(isKnownIcon);

const PLAIN_ACCENT = '#3a55c4';
const PLAIN: Domain = {
  accents: [PLAIN_ACCENT],
  font: 'plain',
  radius: 'soft',
  density: 'cozy',
  icons: '',
  marks: PLAIN_ICONS,
};

/** From so many pages on they are listed at the side. */
const MANY_PAGES = 4;

type Records = readonly { readonly name: string }[];

/** Where nobody knows the trade, a domain is chosen as an accent is: by the words. */
function domainAt(place: number): Domain {
  return itemAt(DOMAINS, place) ?? PLAIN;
}

/**
 * The look of an application that nobody said a look of (MODEL-09): of the trade that its records or its title belong to, with
 * an accent that its words choose. The same words always get the same look; others get another.
 */
export function lookFor(title: string, records: Records): Theme {
  const nouns = records.map(({ name }) => name);
  const hash = stableHash(nameKey([title, ...nouns].join(' ')));
  const known = [...nouns, title].map(knownOf).find((found) => found !== undefined);
  const { accents, radius, density, font } = known?.domain ?? domainAt(hash);
  const { marks } = known?.domain ?? PLAIN;
  const turned = marks.map((_, place) => itemAt(marks, hash + place));
  const icon = markAmong([...turned, known?.icon, ...PLAIN_ICONS], nouns);
  return {
    mode: 'system',
    accent: itemAt(accents, hash >>> 8) ?? PLAIN_ACCENT,
    ...(isKnownIcon(icon) && { icon }),
    radius,
    density,
    font,
    navigation: records.length >= MANY_PAGES ? 'side' : 'top',
  };
}

/** The first of the icons that none of the kinds of records has; the last where there is none. */
function markAmong(icons: readonly (string | undefined)[], nouns: readonly string[]): string | undefined {
  const taken = new Set<string>();
  for (const noun of nouns) taken.add(iconFor(noun, taken) ?? '');
  const known = icons.filter(isKnownIcon);
  return known.find((icon) => !taken.has(icon)) ?? known.at(-1);
}

/** The icon of a noun that no other has: its own, else one of its trade, else a plain one. */
function iconFor(noun: string, taken: ReadonlySet<string>): string | undefined {
  const known = knownOf(noun);
  const fitting = known ? [known.icon, ...known.domain.marks].filter(isKnownIcon) : [];
  return fitting.find((icon) => !taken.has(icon)) ?? plainIcon(noun, taken) ?? fitting[0];
}

/** Gives each new kind of record its icon. */
export function withIcons(model: ApplicationModel, isNew: (entity: string) => boolean): ApplicationModel {
  const taken = new Set([model.theme, ...model.entities].flatMap(({ icon }) => icon ?? []));
  const entities = model.entities.map((entity) => {
    if (!isNew(entity.id)) return entity;
    const icon = isKnownIcon(entity.icon) ? entity.icon : iconFor(entity.name, taken);
    if (icon === undefined) return entity;
    taken.add(icon);
    return { ...entity, icon };
  });
  return { ...model, entities };
}

function plainIcon(noun: string, taken: ReadonlySet<string>): string | undefined {
  return itemAt(
    PLAIN_ICONS.filter((icon) => !taken.has(icon)),
    stableHash(nameKey(noun)),
  );
}
