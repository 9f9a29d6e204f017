/** What every application can do, and what none can yet, by the words that ask for it. */
export interface FeatureVerdict {
  readonly state: 'built' | 'different' | 'missing';
  readonly why: string;
}

type Row = readonly [RegExp, string];

const MISSING: readonly Row[] = [
  [
    /\b(?:charts?|graphs?|(?:scatter|box|line) plots?|plots? (?:of|for|showing)|pie(?: charts?)?(?=$| (?:of|for|with))|histograms?|heat ?maps?|sparklines?|visuali[sz]\w+|visuals?|gauges?|infographics?|diagrams?|trends?|trend lines?|progress (?:bars?|rings?|indicators?)|rings?)\b/i,
    'Charts are not built yet',
  ],
  [
    /\b(?:stats|statistics|analytics|metrics|kpis?|dashboards?|insights?|reports?|reporting|breakdowns?|summar(?:y|ies) (?:cards?|page|of)|overview|patterns over time|totals?\b(?! \w)|running (?:total|balance)|subtotals?|sums?|averages?|streaks?|monthly (?:total|spend|revenue|breakdown|summary)|weekly (?:total|stats|summary|quality)|counts? (?:of|by|per)|how many|total (?:number|spent|spend|hours|of|per|by|for)|aggregat\w+|comparison|compare|leader ?board|scoreboard|rank(?:ed|ing)s?)\b/i,
    'Totals, statistics and reports are not built yet',
  ],
  [
    /\b(?:remind(?:er|ers|s|ed)?|notif(?:y|ies|ication|ications)|alerts?|alarm|alarms|push messages?|email me|text me|send (?:an? )?(?:emails?|sms|texts?|messages?)|sms|warn(?:ing|ings|s)?)\b/i,
    'Reminders and notifications are not built yet',
  ],
  [
    /\b(?:log ?ins?|log in|sign(?:ing)?[ -]?(?:in|up|ups|ins)|register accounts?|user accounts?|accounts? for (?:each|every)|authenticat\w+|auth|oauth|passwords? protect\w*|password[- ]protected|permissions?|user roles?|roles|multi-?user|multiple users|users|user profiles?|profiles?|admin(?: panel| area)?|access control|private accounts?|invite\w*)\b/i,
    'Accounts and sign-in inside the application are not built yet',
  ],
  [
    /\b(?:shar(?:e|ing|ed|eable)|collaborat\w+|real[- ]?time|live updates?|sync\w*|team members? can|public (?:page|link|url)|embed\w*|comment section|like button|follow\w* (?:users|people)|presence|multiplayer)\b/i,
    'Sharing and working together are not built yet',
  ],
  [
    /\b(?:maps?|geolocation|gps|directions to|pin(?:ned|s)? (?:on|to)|nearby|street view)\b/i,
    'Maps are not built yet',
  ],
  [
    /\b(?:calendars?|week(?:ly)? view|month(?:ly)? view|agenda view|timelines?|gantt|planner view|schedule view|time ?blocks?)\b/i,
    'Calendar and timeline views are not built yet',
  ],
  [
    /\b(?:kanban|boards?|drag(?:gable|ging)?|drag[- ]and[- ]drop|drop zones?|swim ?lanes?|columns between|reorder\w*|rearrang\w+)\b/i,
    'Boards and drag and drop are not built yet',
  ],
  [/\b(?:timers?|countdowns?|stopwatch\w*|pomodoro|clock|time zones?)\b/i, 'Timers are not built yet'],
  [
    /\b(?:upload\w*|images?|photos?|pictures?|galler(?:y|ies)|thumbnails?|avatars?|screenshots?|camera|attach\w*|files?|documents? upload|lightbox|carousels?|logo|illustrations?|icons?|media)\b/i,
    'Pictures and files are not built yet',
  ],
  [
    /\b(?:imports?|importing|exports?|exporting|export\w*|csv|excel|spreadsheets?|pdfs?|print\w*|backups?|downloads?|downloadable|download\w*)\b/i,
    'Import, export and print are not built yet',
  ],
  [
    /\b(?:calculat\w+|comput(?:e|es|ed|ing)|formulas?|auto(?:matic(?:ally)?)? (?:fill|sum|compute\w*|calculat\w*|generat\w*)|conver(?:t|ts|ter|sion)s?|splitting|per (?:km|hour|unit) (?:price|cost)|amorti[sz]ation|tax calculation|remaining (?:budget|balance|days)|days (?:left|remaining)|scale ingredients|estimat(?:or|es))\b/i,
    'Calculations are not built yet',
  ],
  [
    /\b(?:linked to|belongs? to|assigned to (?:a|an|the|each)|associated with|relat(?:ion|ions|ionships?|ed to)|connected to|join tables?|foreign keys?|link (?:each|every|them)|many[- ]to[- ]many|one[- ]to[- ]many|nested|sub-?tasks?|line items|hierarch\w+|per project|for each (?:client|customer|user|member))\b/i,
    'Links between records are not built yet',
  ],
  [
    /\b(?:group(?:ed|ing)? by|grouped|filter\w*|categor(?:y|ized|ised|ization) (?:filter|tabs)|tabs?|only show|show only|hide|archiv(?:e|ing)|saved (?:views?|searches)|tag filter\w*|full[- ]text|autocomplete|auto-complete|suggestions?|pagination|infinite scroll\w*|bulk|batch edit\w*|multi-?select)\b/i,
    'Filters, groups and tabs are not built yet',
  ],
  [
    /\b(?:colou?r[- ]cod\w+|highlight(?:s|ed|ing)? (?:overdue|rows|late|when|the|items|matches)|(?:status|colou?red|colou?r|notification|count|overdue|red|green) badges?|badges? (?:for|on|when|if|show|that)|achievement badges?|(?:earn|win|award|collect|show)(?:ing)? badges?|flag(?:s|ged)? (?:when|if|items)|overdue (?:items|tasks|badge|warnings?)|conditional)\b/i,
    'Highlights by rule are not built yet',
  ],
  [
    /\b(?:recurr(?:ing|ence) (?:tasks?|entries|events?|transactions?)|repeat(?:s|ing)? (?:every|tasks?|events?)|automat(?:e|es|ion|ions|ically)|workflows?|approval|webhooks?|integrat\w+|schedul(?:e|ing|er) (?:jobs?|tasks?|emails?))\b/i,
    'Automation is not built yet',
  ],
  [
    /\b(?:apis?|fetch(?:es|ed)?|external|weather forecasts?|forecasts?|live (?:prices?|data|scores?|rates?|preview)|stock prices?|exchange rates?|web search|scrap\w+|look ?up (?:from|by|via)|from (?:the )?(?:internet|web|google|imdb|spotify|amazon|goodreads))\b/i,
    'Data from outside is not built yet',
  ],
  [
    /\b(?:ai|a\.i\.|gpt|chatgpt|llms?|machine learning|artificial intelligence|chat ?bots?|recommend(?:ation|ations|s)|smart suggestions?|speech|voice|translat(?:e|ion) (?:tool|automatically)|ocr|sentiment)\b/i,
    'Artificial intelligence inside the application is not built yet',
  ],
  [
    /\b(?:payments? (?:processing|gateway|form|page)|check ?out (?:form|page|flow)|shopping cart|cart|stripe|paypal|pay online|buy now|storefront|e-?commerce|web ?shop)\b/i,
    'Selling and paying online are not built yet',
  ],
  [
    /\b(?:bar ?code(?:s)? scan\w*|qr codes?|scan\w*|nfc|bluetooth|sensors?)\b/i,
    'Scanning and devices are not built yet',
  ],
  [
    /\b(?:games?|puzzles?|snake|tic[- ]tac[- ]toe|sudoku|wordle|minesweeper|tetris|chess|dice roller|invaders|simon says|2048|rock[- ]paper[- ]scissors|coin flip|slot machine|confetti)\b/i,
    'Games are not built yet',
  ],
  [
    /\b(?:landing pages?|home ?pages?|websites?|web pages?|portfolio sites?|hero(?: section)?|footer|call[- ]to[- ]action|cta|testimonials? section|faq section|about section|pricing (?:page|table)|blog|sites?|one-?page(?:r)?|features? grid|newsletter)\b/i,
    'Content pages are not built yet',
  ],
  [
    /\b(?:animat\w+|transitions?|effects?|parallax|hover|flip cards?|gradients?|scroll\w*|glass\w*|3d|sounds?|audio|video players?|players?|music player|playback|vibrat\w+|serif|typograph\w+|fonts?|aesthetic|rounded corners|logo)\b/i,
    'Effects, sound and custom looks are not built yet',
  ],
  [
    /\b(?:back ?ground (?:colou?r|image|picture)s?|backgrounds?)\b/i,
    'Only the theme and the accent colour of the look can be set',
  ],
  [
    /\b(?:chat|messag(?:ing|es) (?:between|thread)|message bubbles|chat interface|inbox|forum|social (?:feed|network)|followers?|likes?(?=,| and|$)|votes?|voting|retweet\w*)\b/i,
    'Chat and social features are not built yet',
  ],
  [
    /\b(?:templates?|versions? history|version control|audit(?: trail| log)?|change history|undo history|redo|offline app|pwa|installable|native app|ios|android|desktop app|widgets?|browser extension|multi-?language|translations of the app|languages? switch\w*|i18n)\b/i,
    'This is not built yet',
  ],
  [
    /\b(?:editors?|markdown|syntax highlight\w*|code highlight\w*|rich text editor|canvas|draw(?:ing)?|whiteboard|generat(?:e|es|or|ors|ing)|formatters?|validators?|encoders?|decoders?|testers?|simulators?|visuali[sz]ers?|pickers?|converters?|viewers?|builders?)\b/i,
    'Editors, generators and other tools are not built yet',
  ],
  [
    /\b(?:buttons?|sidebar|navbar|nav bar|navigation|menus?|modals?|popups?|pop-ups?|toolbar|tooltips?|accordion|breadcrumbs?|banners?|steppers?|sliders?|toggle switches|switches|toggles|drop-?downs?|checkboxes|radio buttons|selectors?|inputs?|composer|overlay|panels?|layouts?|grids?|masonry|screens?(?! time)|sections?|loading|skeleton\w*|onboarding|settings?|preferences?|wizards?|multi-?step|multi-?page|components?|tiles?|side by side|command palette)\b/i,
    'Parts of the page cannot be designed one by one yet',
  ],
];

const BUILT: readonly Row[] = [
  [
    /^(?:(?:full[- ]?text |quick |instant |simple |a |fast |text )*search(?:ing|able)?(?: (?:bar|box|field|function(?:ality)?|feature))?(?: (?:by|for|through|across|in|over) (?:(?:the |all |any |every |my |an? )*(?:entries|records?|items?|text|keywords?|list|everything|names?|fields?|them)(?:,? (?:and|or|,)? ?)?)+)?|find (?:an? |the |any )?entries)$/i,
    'Every list can be searched',
  ],
  [
    /^(?:(?:column |easy )?sort(?:ing|able|ed)?(?: (?:options?|by (?:any|every|each) (?:column|field)|columns?|them|the list|table|list|entries))?|sortable (?:table|columns?|list))$/i,
    'Every list can be sorted by any field',
  ],
  [
    /^(?:(?:i |we |you |users? |people |they |me )?(?:can |could |should be able to |want to |to |be able to )?)?(?:(?:easily |quickly )?(?:add|create|edit|update|change|modify|delete|remove|view|see|browse|save|store|list|manage|enter|record|log|track|keep|keep track of|organi[sz]e|review|look at|open|read|write|save and retrieve|maintain)(?:,? (?:and |or |\/ ?)?)?)+(?: (?:and |or )?(?:an? |the |my |our |their |new |all |all of |multiple |any |each |every |existing |old |these |those |past |previous )*(?:entr(?:y|ies)|records?|items?|them|it|things?|data|logs?|information|details|everything|rows?|one|ones|list|history))?(?: (?:easily|quickly|later|at any time|any time))?$/i,
    'Records can be added, seen, edited and deleted',
  ],
  [
    /^(?:crud|crud operations?|basic crud|full crud|add(?:ing)?\/edit(?:ing)?\/delet(?:e|ing)|add, edit,? and delete|(?:create|add|edit|delete|update)(?:[/,]| and| or)+[\w/, ]*)$/i,
    'Records can be added, edited and deleted',
  ],
  [
    /^(?:undo|undo (?:for )?(?:delete|deletes|deleting|deletion)|delete with undo|undo (?:a )?(?:delete|deletion|button)|undoable delet\w+)$/i,
    'Deleting can be undone',
  ],
  [
    /^(?:(?:local|data|persistent|browser|offline|permanent) ?storage|persist\w*(?: data| storage| locally)?|saves? (?:data|everything|automatically|locally|entries|in the browser|it)|data (?:is|are|should be) (?:saved|kept|stored|persisted)(?: [\w\s]+)?|stored? (?:locally|in the browser)|remembers? (?:my|the) (?:data|entries)|(?:the )?data (?:persists?|survives?) ?[\w\s]*|local ?storage|(?:it )?(?:should )?(?:stay|be|stays|remains?) (?:saved|there) (?:after|when|on) [\w\s]+)$/i,
    'Records are kept',
  ],
  [
    /^(?:(?:form |input |field |real-?time |proper )*validation|validat(?:e|es|ed) (?:input|inputs|the form|forms?|entries)|error messages?)$/i,
    'Forms are checked before they are saved',
  ],
  [
    /^(?:(?:fully |mobile )?responsive(?: (?:design|layout|ui))?|mobile[- ]friendly|works (?:well )?on (?:my |a )?(?:phones?|mobile|tablets?)(?: [\w\s]+)?|mobile (?:support|layout|version|view)|for (?:my )?(?:phone|mobile)|accessible|keyboard[- ](?:friendly|accessible|support|navigation)|works by keyboard|accessibility)$/i,
    'It works on phones and by keyboard',
  ],
  [
    /^(?:(?:clear |friendly |nice )?empty states?|(?:a |clear )?detail(?:s)? (?:page|view|screen)s?|(?:an? )?(?:easy |simple |quick |add |edit |entry |input |quick-?add )*forms?(?: (?:to|for) (?:add|create|enter|log)(?:ing)? [\w\s]*)?|(?:a |an )?(?:simple |clean |main |data )*(?:table|list|overview list|list view|table view|data table)(?: (?:of|with|for|showing) (?:all )?(?:the |my )?(?:entries|records|items|everything|data))?)$/i,
    'List, form and detail page are part of it',
  ],
  [
    /^(?:(?:a |an )?(?:very |nice |really )?(?:clean|simple|minimal|minimalist|modern|beautiful|nice|pretty|easy to use|user[- ]friendly|intuitive|basic|elegant|clear|light|lightweight|fast|quick|polished|tidy)(?:,? (?:and )?(?:clean|simple|minimal|modern|beautiful|easy to use|intuitive|elegant|fast))*(?: (?:ui|interface|design|look|layout|style|user interface|look and feel|app))?)$/i,
    'The design is plain and made for reading',
  ],
  [
    /^(?:keep it (?:simple|clean|minimal)|nothing (?:else|more|fancy)|that'?s (?:it|all)|make it (?:simple|nice|pretty|look nice|look good|easy to use))$/i,
    'Nothing more was added',
  ],
];

const OPENERS =
  /^(?:(?:and|also|plus|with|including|include|includes|it should|it must|it needs|it has|should|must|needs?|have|has|to have|there should be|i want|i'd like|i would like|allow(?:s|ing)?(?: me| users| us)? to|let(?:s|ting)?(?: me| users| us)?(?= )|so (?:that )?(?:i|we|users) can|(?:where |that )?(?:i|we|you|users?|people|guests|visitors|members|customers|they|me) (?:can|could|should be able to|want to|need to|must be able to)|able to|be able to|the ability to|ability to|support(?:s|ing)?(?: for)?|option to|options to|a way to|show(?:s|ing)?(?= (?:an?|the) )|display(?:s|ing)?(?= (?:an?|the) )|provide|please|optionally|ideally|maybe)\s+)+(?:an? |the |some |my )?/i;

/** The words of a request without 'it should also have a …'. */
export function bareRequest(text: string): string {
  return text
    .trim()
    .replace(/[.!;,]+$/, '')
    .replace(OPENERS, '')
    .replace(/^(?:an? |the |some |my )/i, '')
    .trim();
}

/** A feature that every application has: list, search, sort, forms, undo, persistence. */
export function builtFeature(text: string): FeatureVerdict | undefined {
  const bare = bareRequest(text);
  const hit = BUILT.find(([pattern]) => pattern.test(bare) || pattern.test(text.trim()));
  return hit && { state: 'built', why: hit[1] };
}

/** A feature that no application has yet. */
export function missingFeature(text: string): FeatureVerdict | undefined {
  const hit = MISSING.find(([pattern]) => pattern.test(text));
  return hit && { state: 'missing', why: hit[1] };
}

const TOOL_INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|previous|above|guidelines|system)\b|\b(?:system prompt|jailbreak|developer mode|you are (?:now )?(?:an? )?(?:\w+ ){0,3}(?:assistant|ai|model|bot|hacker|pirate|developer|expert|engineer)|act as|pretend (?:to be|you)|reveal (?:your|the)|print (?:your|the) (?:prompt|instructions|environment|secrets?)|(?:your|the) (?:api|secret) keys?|rm -rf|\/etc\/passwd|process\.env|drop table|<script)\b/i;

/** Instructions aimed at the builder and not at an application. */
export function isToolInstruction(text: string): boolean {
  return TOOL_INSTRUCTION.test(text);
}

const STACK =
  /\b(?:in|using|with|on|as|via)\s+(?:an? )?(?:react|vue|svelte|angular|next\.?js|astro|tailwind(?: css)?|html,? css (?:and|&) js(?: only)?|html|css|javascript|typescript|material ui|mui|shadcn\S*|bootstrap|node(?:\.js)?|express|python|django|flask|php|laravel|supabase|firebase|mongodb|postgres\w*|mysql|sqlite|cloudflare \w+|web audio api|aws|docker)\b/i;

/** A wish about the technology inside, which is not open to choice (React and TypeScript are what is written). */
export function technologyWish(text: string): string | undefined {
  return STACK.exec(text)?.[0];
}
