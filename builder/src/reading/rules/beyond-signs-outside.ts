import { further } from './beyond-further';
import type { BeyondRule } from './beyond-rule';

/** Further words for what needs devices, files or the world outside. */
export const OUTSIDE_SIGNS: readonly BeyondRule[] = [
  further(
    'artificial intelligence',
    [
      `
        (done|ranked|sorted|written|filled|read|checked|scored|matched|generated|made|guessed) <b?> by (the|an|
        a|some)? (ai|a.i|chatgpt|gpt|artificial intelligence)
      `,
      '(have|let|use|get) (the|an|a|some)? (ai|chatgpt|gpt) <b?> (to)? #verb',
      '(can|could|should|would|may) (the|an|your)? (ai|chatgpt|gpt) #verb',
      `
        (recognise|recognize|identify|judge|recognises|identifies) <b?> (face|faces|from|by|off) (the|a|its|
        their|my|our)* (face|faces|photo|photos|foto|picture|pictures|image|images|song|voice|handwriting|
        itself|themselves)
      `,
    ],
    ['it should recognise the bird from its song', 'Could it recognise the faces by itself?'],
    ['who recognised it', 'checked by the boss', 'papers about AI', 'recognised by'],
  ),
  further(
    'payments',
    [
      `
        (can|could|should|would|must|to|they|people|guests|customers) (pay|donate) <b?> (by|with|via|through|
        using|per) (paypal|card|credit card|apple pay|google pay|stripe|twint|vipps|swish|bizum|klarna|venmo|
        tikkie)
      `,
      `
        (payment|payments) (by|with|via|through) (paypal|apple pay|google pay|stripe|twint|vipps|swish|bizum|
        klarna|venmo|tikkie)
      `,
      '(pay|pays|paying) (directly|online|straight|right)+ (on|in|at|through|there) <c?>',
      `
        (take|takes|accept|accepts|collect|collects|taking) (the|a|an|any)? (card|online)? (payment|payments|
        money|deposit|card payment|card payments) (from|by|with|off|on) (the|a|their)? (card|app|phone|website|
        paypal|door)
      `,
      '(take|takes|taking|accept|accepting|process) (card|online|contactless|credit card) (payment|payments)',
      `
        (guests|people|customers|parents|clients|members|visitors|buyers|they) (paying|to pay|can pay|could pay|
        should pay|pay) (a|the|their)* (deposit|rent|fee|donation|bill|ticket|invoice)? (online|in internet|by
        card|in the app|there|directly)
      `,
      `
        (direct debit|direct debits|online payment|online payments|card payment|card payments) (in the app|to
        be collected|collected|automatically|by itself|right)
      `,
      '(sell|sells|selling|sale of|sales of) (tickets|ticket) (online|on the web|in it)',
      '(ticket|tickets) (sale|sales) online',
    ],
    ['Payment by Vipps', 'buyers pay directly on the site', 'ticket sales online'],
    ['payment method', 'deposit paid', 'how they pay', 'ticket price'],
  ),
  further(
    'maps and routes',
    [
      `
        (on|onto|with|draw|show|see|drawn|pinned) (a|an|the|google|os|little|city)* (map|maps) (view)? (of|with|
        that|where|i|too|please|if)
      `,
      '(on|onto) (a|an|google|os|street)+ (street)? (map|maps)',
      '(a|an|google|live|interactive) (map|maps) (of|with|where|that|showing|view)',
      '(live|current|real-time|gps) (position|positions|location|locations|tracking) (of|from|on)',
      `
        (plan|show|find|draw|calculate|give|work out|suggest) (me|us|the|a|my|our|out)* (best|shortest|quickest|
        fastest)? (route|routes|tour) (for|on|round|around|of|to|through|between|so) <b>
      `,
      '(shortest|quickest|fastest|best|optimal) (route|routes|driving route)',
      `
        (track|tracks|follow) (my|our|the|his|their) (van|vans|car|cars|lorry|truck|trucks|bus|drivers|driver|
        parcel|parcels) (on|by|live|with)
      `,
    ],
    ['the grid refs pinned on an OS map'],
    ['route', 'map number', 'van', 'tour', 'which route'],
  ),
  further(
    'cameras, scanners and sound',
    [
      `
        (scan|scans|scanning|scanned) (the|a|an|in|my|our|all|their|its)* (barcode|barcodes|bar code|qr|qr code|
        qr codes|code|codes|ean|isbn|receipt|receipts|badge|badges|business card)
      `,
      `
        (barcode|barcodes|ean|qr code|qr codes|isbn) (scanned|scanning|scanner|by phone camera|by camera|i can
        scan|you can scan|we can scan|to scan|with the (phone|camera))
      `,
      "(with|by|using) (the|my|our|a)* (phone|phone 's)? camera",
      `
        (print|prints|printing|lable|label) (the|out|a|an|some|qr|barcode|address|price)* (label|labels|sticker|
        stickers|qr label|qr labels|name tags|printer|badges)
      `,
      '(speak|speaks|read|reads|say|says) (it|them|the #noun|everything) (out loud|aloud|out)',
      '(over|through) (the|a) (loudspeaker|loudspeakers|tannoy|speaker)',
      `
        (play|plays) (the|a|some|back|backing)* (sound|metronome|trailer|trailers|backing tracks|tracks|music|
        recording|recordings|tune|beep)
      `,
      '(signature|signatures|sign|signs) (with|by) (the|a|their|his|her)? finger',
      `
        (data|values|readings|temperature|value|it) <b?> from (the|my|our|a|tank)* (sensor|sensors|meter|meters|
        robot|taximeter|inverter|fitbit|scale|thermometer)
      `,
      '(stream|streams) (the|a)? (audio|video|music|film)',
      '(with|by|using) (a|an|the|his|her|their|my|your)? (thumbprint|fingerprint|finger print|iris scan|face scan)',
      '(dictate|dictates|dictating) (the|my|our|a|it|them|what)+ <b?>',
    ],
    [
      'dictate my notes in the car',
      'they confirm with a thumbprint',
      'EAN scanning',
      'print a sticker for each one',
      'signatures with the finger',
      'play the metronome',
      'readings from the sensor',
    ],
    ['dictated by', 'sensor', 'printed on', 'finger', 'camera', 'sound', 'sticker', 'played by'],
  ),
  further(
    'files and PDFs',
    [
      `
        (upload|uploads|uploading|attach|attaching|attaches) (the|a|an|my|our|their|its|teh|signed|scanned|some|
        of|all)* (#noun)? (file|files|pdf|pdfs|document|documents|audio|audio file|video|videos|wav|mp3|slides|
        recording|recordings|contract|contracts|word file|word files|spreadsheet|spreadsheets|scan|scans|sound
        recordings|minutes)
      `,
      `
        (attached|saved|stored|kept|uploaded) (as|in) (a|an)? (pdf|pdfs|word file|word files|word|pdf file|pdf
        files|file|files)
      `,
      `
        (an|a|the)? (audio|sound|video|voice) (recording|recordings|file|files|clip|clips) (of each|in there|
        attached|of it|as well)
      `,
      '(put|store|save|keep|drop|add) <b?> the (pdf|pdfs|mp3|mp3s|word file|word files|video)',
    ],
    ['upload the wav files', 'the sound file in there'],
    ['file number', 'document', 'recording date', 'word', 'contract'],
  ),
  further(
    'data from elsewhere',
    [
      `
        (ad|ldap|calendar|outlook|google|bank|jira|phone|contacts|cloud) (sync|synchronisation|synchronization|
        integration)
      `,
      `
        (sync|syncs|syncing|synchronise|synchronize|synchronised|integrate|integrates|integration) <b?> (with|
        to|from|both ways|into) <c>
      `,
      `
        (pull|pulls|fetch|fetches|import|imports|importing|grab|grabs|reads|read|reading|look up|looks up|load|
        loads) <b?> (from|off|out of|straight from) (the|my|our|a|an|her|his)* $outside
      `,
      '(straight|directly|automatically) (from|into|out of|off) (the|my|our|her|his|a)* <x>',
      `
        (connect|connects|hook|hooks|link|links|linked|hooked) (it|this|that|them|up|everything|the app)* (to|
        with|up to|up with) (my|our|the|her|his)* $outside
      `,
      `
        (weather forecast|weather service|weather radar|rain radar|tide tables|frost warnings|frost warning|exchange rate|exchange rates|
        stock prices|share prices|weather for the (week|day|weekend))  <b?>
      `,
      `
        (live|current|latest|real-time) (score|scores|price|prices|gold price|silver price|exchange rates|
        exchange rate|vessel position|stock price|auction prices|weather|temperature) (from|of|off)? <b?>
      `,
      `
        (come|comes|came|filled in|fills|fetched|pulled|fetch|pull|come in) <b?> (from|by|out of|off) (the|my|
        our|an|a)* (internet|web|bank|weather service|website|api|harbour office|hospital system|server|isbn|
        web service|airbnb|booking.com|etsy|ebay|github)
      `,
      `
        (go|goes|put|puts|push|pushes|appear|appears|publish|publishes) <b?> (into|in|on|to|onto) (my|our|
        everyone|everyone 's|everybody 's|the|their|'s)* (outlook|google calendar|google|gmail|ebay|etsy|
        facebook|instagram|homepage|google drive|excel online|phone calendar)
      `,
      `
        (order|orders|reorder|buy|buys) (the|some|new|more)* <b> from (interflora|amazon|ebay|the wholesaler|
        the supplier) by itself
      `,
    ],
    [
      'Sync both ways with Jira',
      'bookings out of Airbnb should come in from Airbnb',
      'live silver price',
      'weather for the week',
      'the rain radar for the camp on the first page',
    ],
    ['weather', 'price', 'from', 'bank', 'website', 'the shop it comes from'],
  ),
];
