import { beyond, type BeyondRule } from './beyond-rule';

/** What is another kind of program, or a part that applications do not have. */

const MAKE =
  "$ask* (make|build|create|design|code|develop|program|write|need|want|set up|'d like|would like) (me|us|a|an|new|our|my|simple|nice|little|small|professional|modern|beautiful|fun|classic|the|own)*";

export const THING_RULES: readonly BeyondRule[] = [
  beyond(
    'games',
    'Games are not built; what is kept about them can be',
    [
      `
        ${MAKE} (snake|tetris|tic tac toe|tic-tac-toe|sudoku|chess|memory|minesweeper|pong|card|board|puzzle|
        platform|computer|video|browser|word|guessing|arcade|racing|shooter|multiplayer|trivia|hangman|solitaire|
        2d|3d)+ (game|video game) ((where|in which|like|to play|for two|i can play|that|with enemies|
        against) <z?>)?
      `,
      '$ask* (make|build|create|code|program|develop) (me|us|a|an|simple|little|small|fun|new|nice)* game ((where|in which|like|to play|about|with) <z>)?',
      '(play|let me play|i want to play|can i play) (chess|sudoku|tetris|snake|solitaire|hangman|a game|games) <z?>',
      `${MAKE} (snake|tetris|tic tac toe|tic-tac-toe|sudoku|minesweeper|pong|hangman|solitaire|wordle) (clone|game)?`,
    ],
    [
      'make a snake game',
      'build me a tic tac toe game',
      'I want to play chess against the computer',
      'create a card game for two players',
      'make tetris',
    ],
    [
      'board games: name, min players',
      'games who played white',
      'a list of my board games',
      'chess club members',
      'the game',
      'game 1',
    ],
    0.15,
  ),
  beyond(
    'quizzes and flashcards',
    'It asks no questions: quizzes and flashcards are not built; the questions themselves can be kept',
    [
      `
        <a?> (quiz|quizzes|test|tests|ask|asks|drill) (me|us|them|myself|my students|the students|the
        pupils|students|pupils) (on|with|about|random|questions) <z?>
      `,
      '<a?> (flashcards|flash cards|quiz mode|multiple choice test|multiple-choice test|spaced repetition|learn mode|exam mode) <z?>',
      `${MAKE} (quiz|quiz app|trivia quiz|multiple choice quiz|vocabulary trainer|personality test) (about|with|where|on|that|for) <z>`,
    ],
    ['quiz me on the words', 'flashcards for my vocabulary', 'a quiz mode', 'make a quiz about capitals'],
    ['quizzes: year and theme', 'questions in a quiz', 'quiz', 'test results', 'Christmas quiz questions'],
    0.15,
  ),
  beyond(
    'timers and alarms',
    'There are no timers and alarms; a length of time or a moment can be put into a record',
    [
      `
        (a|an|with|add|start|stop|built
        in|built-in|and|need|want|the|i|we|would|like|countdown|pomodoro|kitchen|also|please|include|have|it|should|use)+
        (timer|timers|stopwatch|stop watch|countdown timer|countdown clock|pomodoro|pomodoro timer|alarm
        clock|alarm) (for|that|to|which|until|when|button|with|so|in|on|of|function|at|goes|rings)* <z?>
      `,
      '(start|stop|pause) (and (start|stop|pause))? (the|a)? (clock|timer|stopwatch|time tracking) (for|when|button|by|with|on|of)? <z?>',
      '<a?> (alarm|beep|ring|rings|buzz) (goes off|when|after|at|if) <z>',
      '(timer|stopwatch|pomodoro|pomodoro timer|countdown timer)',
    ],
    [
      'a timer for each exercise',
      'with a stopwatch',
      'start and stop the clock',
      'an alarm when the time is up',
      'pomodoro timer',
    ],
    [
      'time in',
      'start time',
      'how long it took',
      'alarm system',
      'smoke detector',
      'days until the test',
      'length in minutes',
    ],
    0.15,
  ),
  beyond(
    'websites and shops',
    'This makes applications that keep records: no web sites, no shop fronts, no pages of text',
    [
      `
        ${MAKE} (website|web site|homepage|home page|landing page|blog|portfolio|web page|webpage|online shop|
        webshop|web shop|online store|e-commerce site|ecommerce site|storefront|portfolio site|shop website|
        company website|store website) (for|about|with|where|that|to|of|like)? <z?>
      `,
      `
        <a?> (embed|embedded|publish|published|put it|show it|shown|appear|display it) <b?> (on|in|into|to)
        (our|my|the|a|your)* (website|web site|homepage|site|blog|web page) <z?>
      `,
      `
        (a|an|the|with|and|our|add|also|include)* (contact form|hero section|hero image|footer|testimonials|call
        to action|newsletter signup|newsletter sign-up|pricing page|about page|about us page|faq page|cookie
        banner|seo) (section|page|for|with|on)? <z?>
      `,
    ],
    [
      'make a website for my bakery',
      'I need a landing page',
      'create a blog',
      'build me an online shop',
      'publish the list on our website',
      'with a contact form',
    ],
    [
      'website',
      'website of the company',
      'landing page experiments: hypothesis, page url',
      'name, website and email',
      'which shop',
      'blog posts with title and date',
      'a link to the website',
    ],
    0.15,
  ),
  beyond(
    'apps to install',
    'It opens in the browser of any phone or computer: there is nothing to install and nothing in a store',
    [
      '<a?> (native|ios|android) (app|application|version|apps) <z?>',
      '<a?> (app store|play store|google play|microsoft store|apple store) <z?>',
      `
        <a?> (install|installed|installable|download) (it|the app|on|as|an|app|able|onto|my|the|to)+
        (phone|iphone|computer|pc|desktop|mac|app|windows|home screen|store|phones) <z?>
      `,
      `
        <a?> (desktop app|desktop application|desktop program|windows program|windows app|mac app|iphone
        app|browser extension|chrome extension|exe|exe file|apk|pwa|home screen widget|widget for my phone) <z?>
      `,
      `
        <a?> (works|work|usable|use it|working|available|run|runs) (completely|also|even|fully|it)*
        (offline|without internet|without the internet|with no internet|without wifi|with no signal|without a
        connection|without reception|without signal) <z?>
      `,
      '(offline|offline mode|offline support|offline app|offline use|offline access|offline first|offline-first)',
    ],
    [
      'an iOS app',
      'put it in the app store',
      'a native Android app',
      'desktop program',
      'I want to install it on my phone',
      'it should work offline',
      'offline mode',
    ],
    ['installed on', 'apps we own', 'app for my phone', 'offline storage'],
    0.15,
  ),
  beyond(
    'languages and technologies',
    'Applications are written in React and TypeScript, whatever was asked for',
    [
      `
        <a?> (in|using|with|on|via|use|as|written in|built with|based on|built in|from)
        (a|an|the|plain|pure|vanilla|only|some|just|latest|modern|simple)* $technology
        ((and|,|/|with|plus|or|&)+ $technology)* (please|backend|frontend|back end|front
        end|database|app|application|script|code|only|server|framework|for <z>|if possible)*
      `,
      `
        (a|an|the|my|as|some|plain)* $technology ((and|,|/|with|plus|or|&)+ $technology)* (backend|frontend|back
        end|front end|app|application|code|script|server|framework|stack) <z?>
      `,
    ],
    [
      'in Python please',
      'with Vue',
      'use a MySQL database',
      'written in PHP',
      'using Django and Postgres',
      'a Python script',
    ],
    [
      'provider AWS, Azure or GCP',
      'programming languages: name, level',
      'snake species',
      'written in pencil',
      'in React',
      'rollback script',
    ],
    0.15,
  ),
  beyond(
    'the language of an application',
    'Its buttons and messages are in English; titles, fields and options can be in any language',
    [
      `
        (the|app|application|it|whole|everything|make|be|should|must|to|interface|buttons|menus|also|all|please|available|work|works|can|could|you|i|want|need|labels)+
        in
        (german|french|spanish|italian|dutch|portuguese|polish|turkish|russian|arabic|chinese|japanese|swedish|danish|norwegian|finnish|greek|hebrew|hindi|several
        languages|two languages|both languages|multiple languages|different languages|other languages)
        (and|or|,|english|german|french|as well|too|please|only|not|of|course)*
      `,
      `
        (a|with|and|the)* (language switch|language switcher|language selector|multi language
        support|multilingual|multi-language|multi-lingual|bilingual) (app|interface|support|version|ui)?
      `,
      '<a?> (translate|translation of) (the|whole|our)* (app|interface|buttons|menus|ui) <z?>',
    ],
    [
      'the app should be in German',
      'everything in Spanish please',
      'multilingual',
      'a language switcher',
      'buttons in two languages',
    ],
    ['language: German', 'key, English, German, Japanese', 'whether they speak English', 'books in German'],
    0.15,
  ),
  beyond(
    'looks that cannot be set',
    'Of the look, the colour, dark or light, corners, spacing and the kind of letters can be set, nothing else',
    [
      `
        ($ask-look|really|$not|in|on)* (bigger|larger|smaller|huge|big|large|tiny)
        (text|letters|font|fonts|print|type|writing|font size|text size|buttons|button) $tail* (,? $because
        <z>)?
      `,
      `
        $ask-look* (text|letters|font|fonts|print|writing|font size|text size|buttons) (size)?
        (be|to|should|a|bit|little|much|more|is|are)* (bigger|larger|smaller|huge|big|large|too small|too
        big|too tiny|readable) $tail* <z?>
      `,
      '<a?> (background|wallpaper) (image|picture|photo|pattern|music) <z?>',
      '<a?> (a|our|my|the|an)? (photo|picture|image) (in|as) the background <z?>',
      '<a?> (put|show|add|use|with|have|display|upload|insert|include) (our|the|my|a|company|club|school|shop)* logo <z?>',
      '<a?> (our|the|my|company|club) logo (at|in|on|up|top|everywhere) <z?>',
      `
        (with|and|some|nice|a|add|little|cool|smooth|$ask)*
        (animation|animations|animated|confetti|fireworks|sound
        effects|gradient|gradients|glassmorphism|parallax|3d|transitions|hover effects|drop shadows) <z?>
      `,
      '$ask* (use|set|change) (the|to|font|a)+ (arial|helvetica|times new roman|comic sans|verdana|calibri|roboto|georgia) (font)? $tail*',
    ],
    [
      'bigger letters please',
      'can the text be larger',
      'put our logo at the top',
      'a background picture',
      'confetti when a task is done',
      'with animations',
      'make the font bigger',
    ],
    [
      'logo',
      'big boxes',
      'text size small',
      'a photo of the logo',
      'small, medium, large',
      'Orange like our logo',
      'background of the patient',
    ],
    0.15,
  ),
  beyond(
    'a history of changes',
    'Changes of a record are not written down one by one; each record can have a date and a name for it',
    [
      `
        <a?> (change history|audit trail|audit log|audit-trail|version history|history of changes|history of all
        changes|log of changes|log of all changes|edit history|revision history) <z?>
      `,
      '<a?> (who changed what|who changed it|who edited it|who changed <x> and when) <z?>',
    ],
    [
      'an audit trail',
      'I want to see who changed what and when',
      'with a change history',
      'a log of all changes',
    ],
    ['history', 'medical history', 'change log of the build', 'who did it'],
    0.15,
  ),
];
