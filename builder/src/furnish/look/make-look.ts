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
const PLAIN: Domain = { accents: [PLAIN_ACCENT], font: 'plain', radius: 'soft', density: 'cozy', icons: '' };

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
  const { domain, icon } = known ?? { domain: domainAt(hash), icon: itemAt(PLAIN_ICONS, hash) };
  const { accents, radius, density, font } = domain;
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

/** Gives each new kind of record the icon of its noun; one that nobody knows gets a plain one that no other has. */
export function withIcons(model: ApplicationModel, isNew: (entity: string) => boolean): ApplicationModel {
  const taken = new Set(model.entities.flatMap(({ icon }) => icon ?? []));
  const entities = model.entities.map((entity) => {
    if (!isNew(entity.id)) return entity;
    const known = entity.icon ?? knownOf(entity.name)?.icon;
    const icon = isKnownIcon(known) ? known : plainIcon(entity.name, taken);
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
