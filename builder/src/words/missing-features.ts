import {
  ACCOUNT_WORDS,
  AI_WORDS,
  CHART_WORDS,
  EDITOR_WORDS,
  EFFECT_WORDS,
  FILE_WORDS,
  FILTER_WORDS,
  GAME_WORDS,
  INTERFACE_WORDS,
  PLATFORM_WORDS,
  RELATION_WORDS,
  STATISTICS_WORDS,
  WEBSITE_WORDS,
} from './lists/features';
import { pattern } from './pattern';
import type { WishKind } from './wish-kinds';

/** What asks for a feature that no application has yet, its kind, and a reason of its own where that says more. */
export const MISSING_FEATURES: readonly (readonly [RegExp, WishKind, string?])[] = [
  [
    pattern('i')`\b(?:${CHART_WORDS}|pie(?: charts?)?(?=$| (?:of|for|with)))\b`,
    'view',
    'This chart was not understood: say what is counted, and by which field',
  ],
  [
    pattern('i')`
      \b(?:
        ${STATISTICS_WORDS}|totals?\b(?! \w)|monthly (?:total|spend|revenue|breakdown|summary)
        |total (?:number|spent|spend|hours|of|per|by|for)
      )\b
    `,
    'figure',
  ],
  [
    pattern('i')`
      \b(?:
        remind(?:er|ers|s|ed)?|notif(?:y|ies|ication|ications)|alerts?|alarm|alarms|push messages?
        |email me|text me|send (?:an? )?(?:emails?|sms|texts?|messages?)|sms|warn(?:ing|ings|s)?
      )\b
    `,
    'message',
  ],
  [pattern('i')`\b${ACCOUNT_WORDS}\b`, 'account'],
  [
    pattern('i')`
      \b(?:
        shar(?:e|ing|ed|eable)|collaborat\w+|real[- ]?time|live updates?|sync\w*|team members? can
        |public (?:page|link|url)|embed\w*|comment section|like button|follow\w* (?:users|people)
        |presence|multiplayer
      )\b
    `,
    'sharing',
  ],
  [/\b(?:maps?|geolocation|gps|directions to|pin(?:ned|s)? (?:on|to)|nearby|street view)\b/i, 'map'],
  [
    /\b(?:calendars?|week(?:ly)? view|month(?:ly)? view|agenda view|timelines?|gantt|planner view|schedule view|time ?blocks?)\b/i,
    'view',
    'This calendar was not understood: it needs a date',
  ],
  [
    /\b(?:kanban|(?<!full |half |on )boards?|drag(?:gable|ging)?|drag[- ]and[- ]drop|drop zones?|swim ?lanes?|columns between|reorder\w*|rearrang\w+)\b/i,
    'view',
    'This board was not understood: its columns need a choice, such as a status',
  ],
  [/\b(?:timers?|countdowns?|stopwatch\w*|pomodoro|clock|time zones?)\b/i, 'timer'],
  [pattern('i')`\b${FILE_WORDS}\b`, 'behaviour', 'Pictures and files are not built yet'],
  [
    /\b(?:imports?|importing|exports?|exporting|export\w*|csv|excel|spreadsheets?|pdfs?|print\w*|backups?|downloads?|downloadable|download\w*)\b/i,
    'sync',
    'Every list can be printed, exported as CSV and filled from CSV; other ways in and out are not built yet',
  ],
  [
    pattern('i')`
      \b(?:
        calculat\w+|comput(?:e|es|ed|ing)|formulas?
        |auto(?:matic(?:ally)?)? (?:fill|sum|compute\w*|calculat\w*|generat\w*)
        |conver(?:t|ts|ter|sion)s?|splitting|per (?:km|hour|unit) (?:price|cost)|amorti[sz]ation
        |tax calculation|remaining (?:budget|balance|days)|days (?:left|remaining)|scale ingredients
        |estimat(?:or|es)
      )\b
    `,
    'figure',
    'This calculation was not understood: say which fields it is made of',
  ],
  [
    pattern('i')`\b${RELATION_WORDS}\b`,
    'behaviour',
    'This link was not understood: say which records belong to which',
  ],
  [pattern('i')`\b(?:${FILTER_WORDS}|categor(?:y|ized|ised|ization) (?:filter|tabs))\b`, 'filter'],
  [
    pattern('i')`
      \b(?:
        colou?r[- ]cod\w+|highlight(?:s|ed|ing)? (?:overdue|rows|late|when|the|items|matches)
        |(?:status|colou?red|colou?r|notification|count|overdue|red|green) badges?
        |badges? (?:for|on|when|if|show|that)|achievement badges?
        |(?:earn|win|award|collect|show)(?:ing)? badges?|flag(?:s|ged)? (?:when|if|items)
        |overdue (?:items|tasks|badge|warnings?)|conditional
      )\b
    `,
    'badge',
  ],
  [
    pattern('i')`
      \b(?:
        recurr(?:ing|ence) (?:tasks?|entries|events?|transactions?)
        |repeat(?:s|ing)? (?:every|tasks?|events?)|automat(?:e|es|ion|ions|ically)|workflows?|approval
        |webhooks?|integrat\w+|schedul(?:e|ing|er) (?:jobs?|tasks?|emails?)
      )\b
    `,
    'schedule',
    'Automation is not built yet',
  ],
  [
    pattern('i')`
      \b(?:
        apis?|fetch(?:es|ed)?|external|weather forecasts?|forecasts?
        |live (?:prices?|data|scores?|rates?|preview)|stock prices?|exchange rates?|web search
        |scrap\w+|look ?up (?:from|by|via)
        |from (?:the )?(?:internet|web|google|imdb|spotify|amazon|goodreads)
      )\b
    `,
    'outside',
  ],
  [pattern('i')`\b${AI_WORDS}\b`, 'assistant'],
  [
    pattern('i')`
      \b(?:
        payments? (?:processing|gateway|form|page)|check ?out (?:form|page|flow)|shopping cart|cart
        |stripe|paypal|pay online|buy now|storefront|e-?commerce|web ?shop
      )\b
    `,
    'payment',
  ],
  [/\b(?:bar ?code(?:s)? scan\w*|qr codes?|scan\w*|nfc|bluetooth|sensors?)\b/i, 'device'],
  [pattern('i')`\b${GAME_WORDS}\b`, 'game'],
  [pattern('i')`\b${WEBSITE_WORDS}\b`, 'behaviour', 'Content pages are not built yet'],
  [pattern('i')`\b${EFFECT_WORDS}\b`, 'behaviour', 'Effects, sound and custom looks are not built yet'],
  [
    /\b(?:back ?ground (?:colou?r|image|picture)s?|backgrounds?)\b/i,
    'behaviour',
    'Only the theme and the accent colour of the look can be set',
  ],
  [
    pattern('i')`
      \b(?:
        chat|messag(?:ing|es) (?:between|thread)|message bubbles|chat interface|inbox|forum
        |social (?:feed|network)|followers?|likes?(?=,| and|$)|votes?|voting|retweet\w*
      )\b
    `,
    'chat',
  ],
  [pattern('i')`\b${PLATFORM_WORDS}\b`, 'behaviour', 'This is not built yet'],
  [pattern('i')`\b${EDITOR_WORDS}\b`, 'tool'],
  [
    pattern('i')`\b(?:${INTERFACE_WORDS}|screens?(?! time))\b`,
    'behaviour',
    'Parts of the page cannot be designed one by one yet',
  ],
];
