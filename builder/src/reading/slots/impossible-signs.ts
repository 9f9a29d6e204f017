/**
 * Words that say why a wish cannot be built, where it is known that it cannot: the name of the rule that gives the reason. The first
 * that fits counts.
 */
export const LIKELY: readonly (readonly [rule: string, words: string])[] = [
  [
    'artificial intelligence',
    '(ai|a.i|chatgpt|gpt|algorithm|engine|ocr|transcript|transcripts|transcribe|transcribes|transcribed)',
  ],
  ['artificial intelligence', '(translate|translates|translated|translation)'],
  [
    'artificial intelligence',
    `
      (recognise|recognises|recognize|identify|identifies|judge|judges|guess|guesses|predict|predicts|forecast|
      suggest|suggests)
    `,
  ],
  ['artificial intelligence', '(from|off) (a|the|its|my)? (photo|photos|foto|picture|pictures|song)'],
  [
    'accounts and sign-in',
    `
      (password|passwords|login|logins|log-in|log in|logs in|sign in|sign-in|account|accounts|fingerprint|face
      id|pin code|active directory|sso|ldap|ad sync)
    `,
  ],
  ['roles and permissions', 'only <who:np> (may|can|should|must|shall)'],
  [
    'roles and permissions',
    '(rights|roles|role|permission|permissions|approval|approve|allowed|admin|supervisor|read only|read-only)',
  ],
  ['roles and permissions', '(look|see|read) but not (change|edit|touch)'],
  [
    'payments',
    `
      (pay|pays|paying|payment|payments|paypal|stripe|by card|bizum|vipps|twint|swish|tikkie|tikkies|direct
      debit|direct debits|checkout|ticket sales|buy|sell)
    `,
  ],
  [
    'maps and routes',
    `
      (map|maps|route|routes|gps|navigation|directions|pin|pins|pinned|position|location|satnav|traffic|
      sequence|drive time)
    `,
  ],
  [
    'cameras, scanners and sound',
    `
      (scan|scans|scanning|scanned|barcode|barcodes|qr|camera|microphone|loudspeaker|aloud|out loud|print|
      prints|printer|labels|label|sticker|stickers|sensor|sensors|meter|meters|taximeter|robot|barrier|gate|
      play|plays|stream|streams|metronome|trailers|signature|signatures|finger|lock screen|sound|nfc|rfid)
    `,
  ],
  [
    'messages that are sent',
    `
      (send|sends|sending|sent|$message|mailing|texting|texts|emailed|texted|mailed|ping|pings|notify|remind|
      reminds|reminding|dm|call|calls|ring|rings|alarm|tell|tells|warn|warns|warnings|shoots)
    `,
  ],
  [
    'files and PDFs',
    `
      (upload|uploads|uploading|attach|attached|attachment|attachments|file|files|pdf|pdfs|document|documents|
      mp3|wav|video|videos|audio|recording|recordings|slides|word|a5|export|invoice|scan)
    `,
  ],
  [
    'data from elsewhere',
    `
      (sync|syncs|synchronise|integrate|import|imports|importing|export|fetch|fetches|pull|pulls|connect|link|
      linking|from|out of|via|api|portal|bank|google|outlook|gmail|jira|strava|ebay|etsy|web|weather|frost|live|
      current|look up|hl7|logs|verified|upload to|github)
    `,
  ],
  [
    'several people at once',
    `
      (vote|voting|votes|poll|polls|inscribe|at the same time|at once|simultaneously|together|collaborate|
      collaborating)
    `,
  ],
  [
    'several people at once',
    '(book|books|register|registers|sign up|booking) <b?> (themselves|online|from home|from their (phone|phones))',
  ],
  [
    'several people at once',
    '(on|from) (her|his|their) (own)? (phone|phones|device|tablet|tablets|laptop) <b?>',
  ],
  ['several people at once', '(online|homepage|website|portal|public|publish|publishes|published)'],
  [
    'records that repeat',
    '(repeat|repeats|repeating|recurring|every|each|weekly|monthly|daily|again|create themselves)',
  ],
  [
    'running balances and ranks',
    `
      (ranking|rank|ranks|league|leaderboard|elo|pairing|pairings|standings|running|balance|scoring|handicap|
      carry over|previous|ladder)
    `,
  ],
  ['chat between people', '(chat|swap|comments|comment|messenger|forum|each other)'],
  ['games', '(game|xp|levels|level|badges|points|play)'],
  ['quizzes and flashcards', '(quiz|quizzes|ask|asks|flashcards|drill)'],
  ['timers and alarms', '(timer|timers|alarm|alarms|countdown|stopwatch)'],
  [
    'doing something by itself',
    `
      (automatically|automatic|by itself|by themselves|itself|themselves|on its own|randomly|random|apply|
      delete|deletes|order|orders|book|booked|open|pick|sue)
    `,
  ],
  ['data from elsewhere', '(from|out of|via|live|current|latest)'],
];
