import type { Look } from '../../operations/operation';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';

/** How much space there is, what corners and letters look like, where the pages are listed. */

const setLook =
  (look: Look) =>
  (_said: Said, world: World): Outcome => {
    const isSo = (Object.keys(look) as (keyof Look)[]).every((key) => world.model.theme[key] === look[key]);
    return isSo ? { already: 'It looks so already' } : { operations: [{ kind: 'setLook', look }] };
  };

const WHY = '(,? $because <why> | , (it|i|we|my|our|that|they|he|she) <why>)?';
const MORE = '(a|bit|little|lot|much|more|less|very|really|slightly|nice|the|its|our|quite|too|all|some|so)*';

const DENSITY_RULES: readonly Rule[] = [
  {
    name: 'compact',
    class: 'look',
    when: [
      `$ask-look* ${MORE} (compact|dense|denser|tight|tighter|condensed|narrower|smaller|closer together) (density|spacing|layout|look|view|rows|design|mode|style|lists|one|version)* $tail* ${WHY}`,
      `$ask-look* (density|spacing) (to|be|:|should|=)* (compact|dense|tight|small|low) $tail*`,
      `$ask-look* ${MORE} (less|little|smaller) (white|empty|wasted|blank)? (space|spacing|whitespace|padding|gaps|air) ((between|around) <what>)? $tail*`,
      `
        $ask-look* (fit|fits|get|gets|squeeze|see|seeing|cram) (more|as much as possible|a lot|lots|as much)
        (rows|lines|entries|on|onto|in|at|to)* (the|one|a|my|each)? (screen|page|once|same time|glance) $tail*
      `,
      '(too (spread out|much space|much white space|airy|roomy|big)|so much empty space)',
    ],
    read: setLook({ density: 'compact' }),
    examples: {
      'make it more compact so more fits on the screen': '+ density compact',
      'set the density to compact': '+ density compact',
      'a compact layout please': '+ density compact',
      'denser rows': '+ density compact',
      'less space between the rows': '+ density compact',
      "I'd like to fit more on the screen": '+ density compact',
    },
    counter: ['compact camera', 'size: small, medium or large', 'a smaller amount'],
  },
  {
    name: 'roomy',
    class: 'look',
    when: [
      `
        $ask-look* ${MORE} (roomy|roomier|spacious|airy|airier|comfortable|cosy|cozy|relaxed|generous|spaced out|
        less cramped|less compact|less dense|less crowded|less squashed)
        (density|spacing|layout|look|view|rows|design|mode|style|lists|one|version)* $tail* ${WHY}
      `,
      `$ask-look* (density|spacing) (to|be|:|should|=)* (cozy|cosy|comfortable|roomy|large|high|wide) $tail*`,
      `$ask-look* ${MORE} (more|extra|plenty of|lots of) (white|empty)? (space|spacing|whitespace|padding|air|breathing room|room to breathe) ((between|around) <what>)? $tail*`,
      `$ask-look* (too|so) (cramped|crowded|tight|dense|squashed|squeezed|compact) $tail* ${WHY}`,
    ],
    read: setLook({ density: 'cozy' }),
    examples: {
      'make it roomier': 'already',
      'more space between the rows please': 'already',
      'it is too cramped': 'already',
      'a comfortable layout': 'already',
    },
    counter: ['more space in the notes', 'is there more room in the hall'],
  },
];

const CORNER_RULES: readonly Rule[] = [
  {
    name: 'square corners',
    class: 'look',
    when: [
      `$ask-look* ${MORE} (square|squared|sharp|straight|hard|angular|pointed|right angled|right-angled|squarer|sharper|crisp|boxy) $corners+ $tail* ${WHY}`,
      `$ask-look* $corners (square|sharp|straight|angular|squared|hard|pointed) $tail*`,
      `$ask-look* $not-it ($ask|a|any|the|those|such)* (round|rounded|curved|rounder) $corners+ $tail* ${WHY}`,
    ],
    read: setLook({ radius: 'sharp' }),
    examples: {
      'square corners please': 'operations',
      'no rounded corners': 'operations',
      "I don't want round corners": 'operations',
      'make the corners sharp': 'operations',
    },
    counter: ['square metres', 'sharp knives'],
  },
  {
    name: 'round corners',
    class: 'look',
    when: [
      `$ask-look* ${MORE} (round|rounded|rounder|curved|curvy|roundish|bubbly) $corners+ $tail* ${WHY}`,
      `$ask-look* $corners (be|should|more|a|bit|little|very|to)* (round|rounded|rounder|curved) $tail*`,
      `$ask-look* ${MORE} (rounder|more rounded|everything rounded) $tail*`,
    ],
    weight: -0.05,
    read: setLook({ radius: 'round' }),
    examples: {
      'rounded corners': 'operations',
      'can the corners be rounder': 'operations',
      'nice round buttons': 'operations',
      'with rounded edges please': 'operations',
    },
    counter: ['round of golf', 'total rounded to whole euros'],
  },
  {
    name: 'soft corners',
    class: 'look',
    when: [
      '$ask-look* (slightly|a bit|a little|softly|gently|subtly) (round|rounded) $corners+ $tail*',
      '$ask-look* (soft|softer|softened|gentle) $corners+ $tail*',
    ],
    weight: 0.05,
    read: setLook({ radius: 'soft' }),
    examples: { 'slightly rounded corners': 'already', 'softer edges please': 'already' },
    counter: ['soft toys'],
  },
];

function letters(
  font: NonNullable<Look['font']>,
  words: string,
  behind: string,
  examples: Rule['examples'],
  counter: Rule['counter'],
): Rule {
  const adjective = `(${words})`;
  return {
    name: `${font} letters`,
    class: 'look',
    when: [
      `$ask-look* ${MORE} ${adjective} (looking|sort of|kind of|style)? $letters-thing+ $tail* ${WHY}`,
      `$ask-look* $letters-thing+ (to|be|:|should|=|a|more|bit|in|something|look|,)* ${adjective} (one|looking|style|font)? $tail* ${WHY}`,
      `$ask-look* ($letters-thing|text|writing)+ (to|be|should|look|looks|like|as|in|of|from|that|the)+ (a|an|the|old|in)* (${behind}) $tail*`,
    ],
    read: setLook({ font }),
    examples,
    ...(counter && { counter }),
  };
}

const LETTER_RULES: readonly Rule[] = [
  letters(
    'editorial',
    'serif|editorial|elegant|classic|classical|bookish|old-fashioned|old fashioned|traditional|literary|newspaper|magazine|posh|fancy|with serifs',
    'book|books|newspaper|magazine|novel|times',
    {
      'a serif font please': '+ font editorial',
      'letters like in a book': '+ font editorial',
      'an elegant typeface': '+ font editorial',
      'use the editorial font': '+ font editorial',
      'the font should be serif': '+ font editorial',
    },
    ['letters to the editor', 'a serial number'],
  ),
  letters(
    'friendly',
    'friendly|friendlier|playful|fun|funny|rounded|round|soft|cheerful|childlike|childish|cute|warm|happy|casual|informal|handwritten|cuddly',
    "children|picture book|children 's book|handwriting",
    {
      'use the friendly font instead': '+ font friendly',
      'playful letters': '+ font friendly',
      'the font should be friendlier': '+ font friendly',
      'friendly typeface': '+ font friendly',
    },
    ['a friendly letter to the parents'],
  ),
  letters(
    'technical',
    'technical|monospace|monospaced|mono|typewriter|code|fixed width|fixed-width|engineering|techy|nerdy|terminal|geeky',
    'typewriter|terminal|code|instrument|machine|computer',
    {
      'technical letters': '+ font technical',
      'a monospace font': '+ font technical',
      'make the text look like a typewriter': '+ font technical',
    },
    ['technical text', 'the code of the text'],
  ),
  letters(
    'plain',
    'plain|plainer|normal|standard|simple|simpler|sans|sans serif|sans-serif|default|basic|ordinary|neutral|modern',
    'before|normal|usual',
    {
      'plain letters please': 'already',
      'a sans serif font': 'already',
      'back to the normal font': 'already',
    },
    ['a plain text field', 'simple text'],
  ),
];

const LIST_OF_PAGES =
  '(navigation|navigation bar|nav|nav bar|navbar|menu|menus|menu bar|tabs|tab bar|pages|sections|page list|links|main menu|list of pages)';

const NAVIGATION_RULES: readonly Rule[] = [
  {
    name: 'pages at the side',
    class: 'look',
    when: [
      `$ask-look* ${LIST_OF_PAGES} $ask-look* (on|at|in|to|down|along|from) (the)? (left|side|left hand side|left-hand side|left side|sidebar|right|right side) $tail* ${WHY}`,
      `$ask-look* (side|left|sidebar|vertical|lefthand|left-hand) ${LIST_OF_PAGES} $tail* ${WHY}`,
      `$ask-look* (sidebar|side bar|side panel) (for|with|as)? (the)? ${LIST_OF_PAGES}? $tail* ${WHY}`,
    ],
    read: setLook({ navigation: 'side' }),
    examples: {
      'navigation on the left': 'operations',
      'put the menu at the side': 'operations',
      'a sidebar please': 'operations',
      'side navigation': 'operations',
      'with a sidebar for navigation': 'operations',
    },
    counter: ['which side of the street', 'left side'],
  },
  {
    name: 'pages at the top',
    class: 'look',
    when: [
      `$ask-look* ${LIST_OF_PAGES} $ask-look* (on|at|in|to|across|along) (the)? (top|top of the page|header|very top) $tail* ${WHY}`,
      `$ask-look* (top|horizontal|header) ${LIST_OF_PAGES} $tail* ${WHY}`,
      '$ask-look* (no|without|not|remove|lose|get rid of) (a|the)? (sidebar|side bar|side menu|side navigation) $tail*',
    ],
    read: setLook({ navigation: 'top' }),
    examples: {
      'navigation at the top': 'already',
      'menu across the top please': 'already',
      'no sidebar': 'already',
    },
    counter: ['put the newest at the top', 'total at the top'],
  },
];

export const STYLE_RULES: readonly Rule[] = [
  ...DENSITY_RULES,
  ...CORNER_RULES,
  ...LETTER_RULES,
  ...NAVIGATION_RULES,
];
