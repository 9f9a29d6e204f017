import type { Theme } from '@tessera/shared/contracts';
import { colourOf } from '../../words/colours';
import { colourIn } from '../meaning/colour';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { FORMAT_RULES } from './look-format';
import { STYLE_RULES } from './look-style';

/** Dark or light, and the colour of an application as a whole. */

const WHY = '(,? $because <why> | , (it|i|we|my|our|that|they|he|she) <why>)?';

function setMode(mode: Theme['mode']) {
  return (said: Said, world: World): Outcome | undefined => {
    // 'bright colours' ask for cheerful ones and not for a light screen.
    const isBright = said.clause.some(({ key }) => key === 'bright');
    if (isBright && said.clause.some(({ lemma }) => /^colou?r$/.test(lemma))) return undefined;
    if (world.model.theme.mode !== mode) return { operations: [{ kind: 'setMode', mode }] };
    return {
      already:
        mode === 'system' ? 'It is dark or light as the device is set already' : `It is ${mode} already`,
    };
  };
}

const areColours = (text: string) =>
  text
    .split(/\s*,\s*|\s+(?:and|with|or)\s+|\s*[/&]\s*/)
    .filter((part) => part !== '')
    .every((part) => colourIn(part) !== undefined);

function setAccent(said: Said, world: World): Outcome | undefined {
  const words = said.text('colour').toLowerCase();
  const accent = colourIn(words);
  const isAlone = said.tokens('colour').length === said.clause.length;
  // Black and white are the background: 'black with purple'.
  if (words === 'black' || words === 'white') return undefined;
  if (!accent || (isAlone && !words.startsWith('#'))) return undefined;
  if (
    (said.has('more') && !areColours(said.text('more'))) ||
    (said.has('old') && !areColours(said.text('old')))
  )
    return undefined;
  if (accent === world.model.theme.accent) return { already: `It is ${words} already` };
  return { operations: [{ kind: 'setAccent', accent, words }] };
}

const choice = (label: string) => ({
  label,
  operations: [
    { kind: 'setAccent', accent: colourOf(label) ?? '#1d5fbf', words: label.toLowerCase() } as const,
  ],
});

const MODE_RULES: readonly Rule[] = [
  {
    name: 'dark',
    class: 'look',
    when: [
      `$ask-look* (dark|darker) $scheme* $tail* ${WHY}`,
      `$ask-look* (black|night|night time) $scheme+ $tail* ${WHY}`,
      `(make|turn|want|have|like|need|keep)+ $the-app+ (be|look|to|in)* (black|dark) $tail* ${WHY}`,
      `$ask-look* $dark $scheme* ,? $not-it $light $scheme* $tail* ${WHY}`,
      `$ask-look* $not-it ($ask-look|too|so)* $light $scheme* $tail*`,
      '$ask-look* (far|way|much|a bit|little)* too (bright|light|white) (for (my|our|the|her|his|their) <who>)?',
      '(easy|easier|kind|kinder) on the eyes (at night|in the dark|in the evening)',
    ],
    read: setMode('dark'),
    examples: {
      'make it dark': '+ look dark',
      'dark mode please': '+ look dark',
      'can we have a dark theme': '+ look dark',
      'Dark theme because I do it at night next to the tank': '+ look dark',
      'switch to night mode': '+ look dark',
      "I'd like it in dark": '+ look dark',
      'black background': '+ look dark',
      'dark not light': '+ look dark',
      'dark please': '+ look dark',
      'the app should be dark, it hurts less at night': '+ look dark',
      "it's far too bright for my eyes": '+ look dark',
    },
    counter: [
      'black',
      'night',
      'dark blue',
      'make the dark ones red',
      'roast: light, medium, dark',
      'how dark it was',
      'make it dark green',
    ],
  },
  {
    name: 'light',
    class: 'look',
    when: [
      `$ask-look* (light|lighter) $scheme* $tail* ${WHY}`,
      `$ask-look* (white|bright|brighter|day|daytime) $scheme+ $tail* ${WHY}`,
      `$ask-look* (make|turn|want|have|like|need|keep|prefer)+ $the-app+ (be|look|to|in)* (white|bright|brighter|light) $tail* ${WHY}`,
      `$ask-look* $light $scheme* ,? $not-it $dark $scheme* $tail* ${WHY}`,
      `$ask-look* $not-it ($ask-look|too|so)* $dark $scheme* $tail* ${WHY}`,
      '$ask-look* (far|way|much|a bit|little)* too (dark|gloomy|dim) (for (my|our|the|her|his|their) <who>)? (,? make it $light)?',
    ],
    weight: -0.02,
    read: setMode('light'),
    examples: {
      'make it light': '+ look light',
      'light theme please': '+ look light',
      'too dark for my old eyes, make it light': '+ look light',
      'no dark mode please': '+ look light',
      'white background please': '+ look light',
      'can you turn off the dark theme': '+ look light',
      "I'd prefer it bright, because I use it outdoors": '+ look light',
    },
    counter: [
      'day',
      'white',
      'white and black cannot be the same player',
      'light blue',
      'amount of light',
      'a light lunch',
      'light weight',
    ],
  },
  {
    name: 'dark or light as the device',
    class: 'look',
    when: [
      `
        $ask-look* (follow|match|respect|adapt|same|whatever|depending|according|like)
        (as|to|on|the|my|our|their|with|system|settings|setting|theme|of|what|from|mode|look)* $device
        (be|set|to|setting|settings|theme|have|do|does|mode|like|at|on)* $tail*
      `,
      '$ask-look* (automatic|auto|system|automatically) $ask-look* ($dark|$light|and|or|/)* (mode|theme|scheme) $tail*',
      `
        $ask-look* (both|either|support|supports)+ ($dark|$light) (mode|theme)? (and|or|&|/|as well as)
        (also|a|in)* ($dark|$light) (mode|theme|version)? $tail*
      `,
      '$ask-look* ($dark|$light) (and|or|&|/) ($dark|$light) (mode|modes|theme|themes|version) $tail*',
      '$ask-look* $dark (at|by|during|in) (the)? night (and|,|but)* $light (at|by|during|in|the)* (day|daytime) $tail*',
      `
        $ask-look* (toggle|switch|button|option|switcher) (to|for|between|switch|toggle|from)* (the|a)?
        ($dark|$light) (mode|theme)? (and|or|&|/|to) ($dark|$light) (mode|modes|theme|themes)?
      `,
      '$ask-look* ($dark|$light) (and|/|or)? ($dark|$light)? (mode|theme) (toggle|switch|switcher|option|button|support)',
    ],
    weight: 0.02,
    read: setMode('system'),
    examples: {
      'follow the system theme': 'already',
      'same as my phone is set to': 'already',
      'dark at night and light during the day': 'already',
      'with a dark mode toggle': 'already',
      'support dark and light mode': 'already',
      'automatic dark mode': 'already',
    },
    counter: ['a switch for light', 'same as the system time'],
  },
];

const ACCENT_RULES: readonly Rule[] = [
  {
    name: 'a colour for the application',
    class: 'look',
    when: [
      `$ask-colour* <colour:colour> $colour-thing* $tail* ${WHY}`,
      `$ask-colour* <colour:colour> $colour-thing* ,? (instead of|rather than|not|and not|no longer|no more) (the|a)? <old:colour> $colour-thing* $tail*`,
      '$ask-colour* (from|instead of) <old:colour> (to|into|make it|use) <colour:colour> $tail*',
      `
        $ask-colour* (our|my|their|his|her|club|school|team|company|brand)
        (club|school|team|company|house|brand|own|corporate|<whose:np>)?
        (colours|colors|colour|color|corporate identity|branding) (be|,|:|-|which|in|of|like|i.e|that|'s|are)*
        <colour:colour> ((and|,|with|/|&)+ <more>)? $tail*
      `,
      `$ask-colour* <colour:colour> (and|with|/|&) <more> (accents|touches|bits|details|buttons|theme|colours|colors|look)? $tail* ${WHY}`,
      `
        <who:np> (want|like|love|insist|prefer|ask|would|'d|have|on|for|to)+ $the-app* (to
        be|be|in|have|having|all|done|painted)* <colour:colour> $colour-thing* $tail*
      `,
    ],
    weight: -0.02,
    read: setAccent,
    examples: {
      'our dean wants it blue': '+ accent blue',
      'in our club colours green and white': '+ accent green',
      'make it red instead of blue': '+ accent red',
      'Purple if you can': '+ accent purple',
      'Give it a brown touch': '+ accent brown',
      'Orange like our logo': '+ accent orange',
      '#ff8800 as the accent': '+ accent #ff8800',
      'accent colour: teal': '+ accent teal',
      'change the colour to dark green': '+ accent green',
      'I would like the theme in navy blue': '+ accent blue',
      'can the buttons be pink': '+ accent pink',
      'our colours are yellow and black': '+ accent yellow',
      'a nice warm orange would be lovely': '+ accent orange',
      'use bottle green please': '+ accent green',
      'green theme': '+ accent green',
    },
    counter: [
      'make overdue ones red',
      'red if it is overdue',
      'colour: red, green or blue',
      'the colour of the label',
      'show late orders in red',
      'red',
      'hair colour',
      'which colour the flag is',
    ],
  },
  {
    name: 'another colour, not said which',
    class: 'look',
    when: [
      `
        ($ask|a|the|in)* (change|another|different|other|new|nicer|better|pick|choose) (the|a|its|our|me|in)*
        (another|different|other|new|nicer|better|accent|main)* (colour|color|colours|colors|accent) (scheme|of
        the app|of it)? $tail*
      `,
      "i (do n't|don't|do not) like the (accent)? (colour|color|colours|colors) $tail*",
    ],
    read: () => ({ ask: 'Which colour?', choices: ['Blue', 'Green', 'Red', 'Orange', 'Purple'].map(choice) }),
    examples: {
      'can you change the colour': 'ask',
      'a different colour please': 'ask',
      "I don't like the colours": 'ask',
    },
    counter: ['add a colour', 'change the colour to blue', 'colour of the bike'],
  },
];

export const LOOK_RULES: readonly Rule[] = [...MODE_RULES, ...ACCENT_RULES, ...STYLE_RULES, ...FORMAT_RULES];
