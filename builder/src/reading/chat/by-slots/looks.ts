import type { Theme } from '@tessera/shared/contracts';
import { isKnownIcon } from '../../../emit/icons/emit-icons';
import { DOMAINS } from '../../../furnish/look/domains';
import { findForNoun } from '../../../furnish/words/find-words';
import { readWords } from '../../../furnish/words/read-words';
import type { Token } from '../../../language/token';
import { wordTable } from '../../../language/word-table';
import type { Operation } from '../../../operations/operation';
import { singular } from '../../../words/inflect';
import { colourIn } from '../../meaning/colour';
import { kindSaid } from '../../rules/edit-said';
import { outcomeOf } from '../../rules/fields-said';
import { wordsOf, type Outcome } from '../../rule';
import type { World } from '../../world';
import type { SlotReading } from './slots';

/** What an application looks like: its icons, letters, space and colour, by the words that say it. */

const ICON_OF_NOUN: ReadonlyMap<string, string> = new Map(
  DOMAINS.flatMap(({ icons }) => readWords(icons).map(([noun, [icon = '']]) => [noun, icon] as const)),
);

/** Nouns that an icon has another name for. */
const ICON_CALLED = wordTable<string>({
  paw: 'paw-print',
  pawprint: 'paw-print',
  cupcake: 'cake-slice',
  muffin: 'cake-slice',
  minibus: 'bus',
  coach: 'bus',
  lorry: 'truck',
  pot: 'amphora',
  jar: 'amphora',
  wineglass: 'wine',
  mug: 'coffee',
  cup: 'coffee',
  home: 'house',
  euros: 'euro',
  money: 'banknote',
  tooth: 'smile',
  bin: 'trash-2',
  note: 'notebook',
  phone: 'phone',
  bicycle: 'bike',
  yacht: 'sailboat',
  boat: 'sailboat',
  spanner: 'wrench',
  torch: 'flashlight',
  mask: 'venetian-mask',
  scales: 'scale',
  clipper: 'scissors',
  tree: 'tree-deciduous',
  football: 'volleyball',
  ball: 'volleyball',
});

function iconCalled(noun: string): string | undefined {
  const dashed = noun.replace(/\s+/g, '-');
  return [dashed, ICON_CALLED[noun], ICON_OF_NOUN.get(noun), findForNoun(ICON_OF_NOUN, noun)].find(
    isKnownIcon,
  );
}

const NO_NOUN =
  /^(?:a|an|the|little|small|big|nice|cute|icon|icons|symbol|picture|logo|of|or|something|like|some)$/;

/** 'a glass of wine', 'a clay pot': all the words first, then each noun, the last one first. */
function iconSaid(words: readonly Token[]): string | undefined {
  const kept = words.filter(({ key }) => !NO_NOUN.test(key)).map(({ key }) => key);
  const whole = kept.join(' ');
  const tries = [whole, ...[...kept].reverse()];
  return tries
    .flatMap((noun) => [noun, singular(noun)])
    .map(iconCalled)
    .find((icon) => icon !== undefined);
}

const icon: SlotReading = (slots, _tokens, world) => {
  const icons = slots.all('v', 'n').map(iconSaid);
  const owners = slots.all('t').map((words) => kindSaid(words, world));
  if (icons.length === 0 || icons.includes(undefined) || owners.includes(undefined)) return undefined;
  if (owners.length === 0 && icons.length > 1) return undefined;
  if (owners.length > 0 && icons.length > 1 && owners.length !== icons.length) return undefined;
  const operations =
    owners.length === 0
      ? [{ kind: 'setLook', look: { icon: icons[0] ?? null } } as const]
      : owners.map((owner, at): Operation => ({
          kind: 'setEntityIcon',
          entity: owner?.id ?? '',
          icon: icons[at] ?? icons[0] ?? null,
        }));
  return done(operations, world);
};

const done = (operations: readonly Operation[], world: World): Outcome | undefined => {
  const outcome = outcomeOf(world, operations);
  return 'operations' in outcome ? outcome : undefined;
};

const FONTS: readonly (readonly [Theme['font'], RegExp])[] = [
  [
    'technical',
    /\b(?:courier|consolas|menlo|monaco|mono\w*|typewriter\w*|technical|code|terminal|fixed[- ]width|techy|geeky|computer\w*)\b/,
  ],
  [
    'friendly',
    /\b(?:comic|friendl\w*|playful|fun|funny|rounded|rounder|round|soft\w*|cheerful|cute\w*|handwrit\w*|hand[- ]written|casual|childlike|childish|warm\w*|cuddly|nunito|quicksand)\b/,
  ],
  [
    'plain',
    /\b(?:sans|arial|helvetica|inter|roboto|verdana|calibri|plain\w*|simple\w*|normal|standard|default|basic|ordinary|neutral|modern|clean\w*|readable|legible)\b/,
  ],
  [
    'editorial',
    /\b(?:serif|times|georgia|garamond|baskerville|bodoni|palatino|elegan\w*|classic\w*|bookish|old[- ]fashioned|traditional|literary|newspaper|magazine|posh\w*|fanc\w*|book|editorial|ornate)\b/,
  ],
];

/** How large letters are is not a kind of letters. */
const SIZED = /\b(?:big\w*|large\w*|larger|small\w*|tiny|huge|size|sizes|print|thick\w*|bold\w*|thin\w*)\b/;

const isSo = <K extends 'font' | 'density'>(key: K, value: Theme[K], world: World): Outcome =>
  world.model.theme[key] === value
    ? { already: 'It looks so already' }
    : { operations: [{ kind: 'setLook', look: { [key]: value } }] };

const font: SlotReading = (slots, _tokens, world) => {
  const text = slots.all('v', 'n').map(wordsOf).join(' ').toLowerCase();
  const found = FONTS.find(([, words]) => words.test(text))?.[0];
  return found === undefined || SIZED.test(text) ? undefined : isSo('font', found, world);
};

const TIGHT =
  /^(?:compact\w*|dense\w*|tight\w*|squash\w*|squeez\w*|squish\w*|cramp\w*|cram|crowded|condensed|closer|narrow\w*)$/;
const WIDE =
  /^(?:room|roomy|roomier|roominess|spac\w*|whitespace|air|airy|airier|apart|gap|gaps|padding|margins?|breath\w*|spread|comfortable|cosy|cozy|cosier|relaxed|generous|loose\w*)$/;
/** Said of what is too much, and shall be turned round. */
const TOO = /^(?:too|so|less|fewer|miles|awfully|wasted|without|reduce|lose|no|not|n't)$/;
const ROWS = /^(?:rows?|lines?|entries|records)$/;

/** 'less cramped' is wide and 'miles apart' tight. */
const density: SlotReading = (_slots, tokens, world) => {
  const keys = tokens.map(({ key }) => key);
  const [tight, wide] = [keys.some((key) => TIGHT.test(key)), keys.some((key) => WIDE.test(key))];
  const isTurned = keys.some((key) => TOO.test(key));
  const isMoreRows =
    !tight && !wide && keys.some((key, at) => key === 'more' && ROWS.test(keys[at + 1] ?? ''));
  if (isMoreRows) return isSo('density', 'compact', world);
  // 'everything is miles apart, squeeze it up': both say the same.
  if (tight && wide) return isTurned ? isSo('density', 'compact', world) : undefined;
  if (!tight && !wide) return undefined;
  return isSo('density', tight === isTurned ? 'cozy' : 'compact', world);
};

/** 'something greener', 'marigold accents': colours that are said another way. */
const SHADES = wordTable<string>({
  marigold: 'orange',
  apricot: 'orange',
  sunflower: 'yellow',
  tomato: 'red',
  plum: 'purple',
  rose: 'pink',
});

function hueOf(word: string): { readonly accent: string; readonly words: string } | undefined {
  const plain = [word, word.replace(/er$/, ''), word.replace(/(.)\1er$/, '$1'), word.replace(/ish$/, '')];
  for (const words of [...plain, ...plain.map((one) => SHADES[one] ?? '')]) {
    const accent = words === '' ? undefined : colourIn(words);
    if (accent !== undefined) return { accent, words };
  }
  return undefined;
}

const accent: SlotReading = (slots, _tokens, world) => {
  const hues = slots
    .all('v')
    .map(
      (words) =>
        hueOf(wordsOf(words).toLowerCase()) ??
        words.map(({ key }) => hueOf(key)).find((hue) => hue !== undefined),
    );
  const [hue, more] = hues.filter((one) => one !== undefined);
  if (!hue || more) return undefined;
  return world.model.theme.accent === hue.accent
    ? { already: 'It has this colour already' }
    : { operations: [{ kind: 'setAccent', ...hue }] };
};

export const LOOKS = { icon, font, density, accent } as const;
