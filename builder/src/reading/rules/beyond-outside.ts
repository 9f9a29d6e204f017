import { beyond, type BeyondRule } from './beyond-rule';

/** What comes from or goes to the world outside an application: money, maps, data, devices, intelligence. */

export const OUTSIDE_RULES: readonly BeyondRule[] = [
  beyond(
    'payments',
    'It cannot take or move money: amounts can be noted down and ticked off as paid',
    [
      `
        <a?> (take|takes|taking|accept|accepts|accepting|process|collect|handle)
        (a|the|their|any|card|online|credit|debit|contactless|cash and|my|our|customers)* (payment|payments|card
        payments|cards|credit cards|donations|money)
        (at|in|on|from|by|with|online|via|through|for|right|directly|automatically) <z>
      `,
      '<a?> (take|accept|process) (card|online|credit card|debit card|contactless|electronic) (payment|payments)',
      `
        (let|can|could|want|should|to|able|people|customers|they|members|guests|parents|clients|visitors|be|would|must|allow|i|we|the|may|$people)+
        (pay|donate|pay for|buy) <b?> (online|by card|with card|with a card|by credit card|in the
        app|directly|through the app|in it|on there|there|via <x>|right in <x>|with their phone|at the door by
        card) <z?>
      `,
      '(people|customers|members|visitors|guests|parents|users|supporters|everybody|they) can (pay|donate|buy) <z?>',
      `
        <a?> (online payment|online payments|card payment in|card payments in|card payment|card payments|payment
        gateway|payment processing|payment provider|payment link|payment integration|shopping cart|shopping
        basket|checkout page|checkout flow|checkout process|with checkout|buy button|direct debit|paypal
        button|paypal integration|stripe integration|pay button) <z?>
      `,
      `
        <a?> (transfer|transfers|wire|refund|refunds|charge|charges|debit|pay|pays) <b?> (automatically|by
        itself|from (my|our|the|their) (account|bank|card)) <z?>
      `,
    ],
    [
      'take card payment at the door',
      'let people pay the deposit by card right in the app',
      'people can pay donation there',
      'card payment in the app',
      'accept online payments',
      'customers should be able to pay online',
      'pay the rent automatically',
      'a shopping cart',
    ],
    [
      'paid by card or cash',
      'payments: band, amount, paid on',
      'payment method',
      'cash or transfer',
      'paid online yes or no',
      'the sum of the payments',
      'what we paid each',
    ],
  ),
  beyond(
    'maps and routes',
    'There are no maps, routes or positions: a place can be kept as an address',
    [
      '<a?> (on|onto|in|from) (a|the|an|google|our|my)+ (interactive|live|little|street|big|google|town|city)* (map|maps) <z?>',
      `
        (a|the|an|interactive|google|street|with|show|me|live|include|add|want|need|i|we|would|like|and|please|display|see|also|little|have|it|on)+
        (map|maps) (of|with|showing|view|where|that|for|to|so) <z>
      `,
      '(with|show|add|include|i|we|want|need|would|like|a|an|interactive|google|and|also|display|live|have|nice|please)+ (map|map view|maps|google maps)',
      '<a?> (shortest|fastest|best|quickest|optimal|cheapest|most efficient) (route|routes|way|order of the stops) <z?>',
      `
        <a?> (plan|plans|calculate|optimise|optimize|work out|show) (me|us|the|a|my|our|driving|delivery|daily)*
        (route|routes|driving distance|driving time|travel time|directions) <z?>
      `,
      `
        <a?> (route planning|route planner|route optimisation|route optimization|gps tracking|live
        tracking|geolocation|satnav|street view|turn by turn|live position|live positions|live location|current
        location|my location|distance between the addresses|driving directions|directions to) <z?>
      `,
      `
        (track|see|show|know|follow) where (the|my|our)?
        (cars|vans|drivers|vehicles|lorries|trucks|car|van|driver|parcel|bus) (be|are) (right now|at the
        moment|now|live|currently) <z?>
      `,
    ],
    [
      'plan me the shortest route for the day on a map',
      'live positions of the cars on a map',
      'a map of all the trees',
      'show the houses on a map',
      'route planning',
      'directions to the customer',
      'with a map',
    ],
    [
      'route',
      'map reference',
      'road map',
      'which route the bus takes',
      "we've been quoted silly money for a thing with a map",
      'gps coordinates',
      'maps we own',
    ],
  ),
  beyond(
    'data from elsewhere',
    'It cannot exchange data with other programs or services: records are typed in, or come in and go out as CSV',
    [
      `
        <a?> (sync|syncs|synced|syncing|synchronise|synchronize|integrate|integrates|integrated|integration|
        connect|connects|connected|link up|linked up|hook up|hooked up|interface|interfaces|talk|talks|import|
        export|link|links|linked) <b?> (with|to|into|from|of) (the|my|our|her|his|a|an|their|your|some|everyone|
        everyone's|'s)* $outside <z?>
      `,
      '<a?> (sync|syncs|synced|syncing|synchronise|synchronize|integrate|integration) with (the|my|our|her|his|a|an)* <z>',
      `
        <a?> (fetch|fetches|pull|pulls|pulled|grab|grabs|get|gets|download|downloads|read|reads|take|takes|look
        up|looks up|load|loads|come|comes|came|fill|fills|update|updates|check|checks|copy|copies|collect) <b?>
        (from|off|out of|on|at|in) (the|my|our|her|his|a|an|their|straight)* $outside <z?>
      `,
      '<a?> (straight|directly|automatically) (from|to|into|off) (the|my|our|her|his)* $outside <z?>',
      `
        <a?> (go|goes|put|puts|push|pushes|post|posts|appear|appears|show up|shows up|save|saves|upload|uploads|
        add|adds|copy|copies|write|writes) <b?> (into|to|in|on|onto)
        (the|my|our|her|his|their|everyone|everyone's|everybody's|'s|a)* $outside <z?>
      `,
      '<a?> weather (forecast|forecasts|service|data|report|api) <z?>',
      `
        <a?> (live|current|real time|real-time|up to date|up-to-date|latest|daily|automatic) (exchange
        rate|exchange rates|stock prices|stock price|share prices|share price|market prices|market
        price|weather|traffic|news|football scores|results from <x>) <z?>
      `,
      "<a?> (with|at|by) (today 's|the current|the latest|the daily) (exchange rate|exchange rates|rate|price) <z?>",
      '<a?> (look|looks|looking) (at|into) (my|our|her|his|the)* (bank|bank account|online banking|statement online|inbox|mailbox|email inbox) <z?>',
      `
        <a?> (type|scan|enter|give) <b?> (and|then) <c> (come|comes|came|be filled in|fills in|fill in|look
        up|looks up) (automatically|from the internet|on their own|by itself|by themselves) <z?>
      `,
      '(an|a|rest|public|with|our)* (api|rest api|webhook|webhooks|api access|api integration|zapier integration) (for|to|so|with|that)? <z?>',
    ],
    [
      'Connect to her bank and tick the paid ones by itself',
      'Could it look at my bank account and tick off who has paid the rent?',
      'import the tools from SAP every night',
      "could the deadlines go into everyone's Outlook by themselves",
      'show the weather forecast for the day of the visit',
      'pull the photos from our Google Drive',
      "sync with the hospital's patient system",
      'fetch the temperature of that day from the weather service',
      'the title and the author came from the internet on their own',
      'live exchange rates',
      'it ought to fetch what came in straight from the bank',
      'sync with my calendar',
    ],
    [
      'linked to a customer',
      'import from CSV',
      'website of the funder',
      'what the weather was like',
      'each order is connected to a customer',
      'bank',
      'Bookings: equipment, who, from, until',
      'which shop the order comes from',
      'export to Excel',
      "I don't put anything on the internet",
      'connect boxes to freezers',
    ],
  ),
  beyond(
    'cameras, scanners and sound',
    'It uses no scanner, microphone, loudspeaker or printer of labels; a picture can be added to a record',
    [
      `
        <a?> (scan|scans|scanning) (the|a|an|in|my|our|all|with|it|them|of|their)* (barcode|barcodes|bar
        code|bar codes|qr|qr code|qr
        codes|code|codes|receipt|receipts|ticket|tickets|isbn|books|cards|badge|badges|label|labels|document|documents|passport|id)
        <z?>
      `,
      '<a?> (barcode|barcodes|bar code|qr|qr code|qr codes|nfc|rfid) (scanner|scanners|scanning|reader|readers|scan|generation|generator|labels|stickers) <z?>',
      '<a?> (barcode|barcodes|qr code|qr codes|code) (i|we|you|they|to|that|which)+ (can|could|be able to|be)? (scan|scanned) <z?>',
      "<a?> (with|using|through|by|via) (the|my|a|your)* (phone|phone 's|tablet)? (camera|webcam|microphone) <z?>",
      '<a?> (voice|speech) (input|control|recognition|command|commands|entry|to text|notes|recording|memos) <z?>',
      '<a?> (dictate|say|speak) (it|entries|them|to it|into it|into the phone|to the app) (instead of typing|and it writes|by voice) <z?>',
      '<a?> (over|through|on) (the|a) (loudspeaker|loud speaker|speaker|speakers|tannoy|intercom) <z?>',
      '<a?> (read|reads|say|says|announce|announces) <b?> (aloud|out loud) <z?>',
      '<a?> (play|plays) (a|the|some)? (sound|sounds|noise|beep|music|song|melody|audio|video|videos|recording) <z?>',
      '<a?> (make|makes) (a|some) (sound|sounds|noise|beep) <z?>',
      '<a?> (print|prints|printing) (out|the|a|some|little|address|sticky|price|barcode)* (labels|label|stickers|receipts|tickets|badges|name tags) <z?>',
      '<a?> (label|receipt|ticket) (printer|printing) <z?>',
      '<a?> (bluetooth|arduino|raspberry pi|smart home|sensor data|iot) <z?>',
    ],
    [
      'Scan barcodes with the phone camera',
      'print labels with a barcode I can scan',
      'call patients by name over the loudspeaker',
      'a barcode scanner',
      'voice input',
      'play a sound when it is done',
      'scan the receipts',
      'QR code labels',
    ],
    [
      'barcode (unique)',
      'barcode',
      'date of the scan',
      'scan result',
      'photo of the camera',
      'camera',
      'scanned yes or no',
      'print the list',
    ],
  ),
  beyond(
    'artificial intelligence',
    'There is no artificial intelligence in an application: it reads no pictures, writes no texts and guesses nothing',
    [
      `
        <a?> (with|use|uses|using|have|by|let|an|some|through|via|add|include|integrate|built
        in|the|should|could) (ai|a.i|artificial intelligence|chatgpt|gpt|machine learning|ocr|chatbot|chat
        bot|ai powered|ai-powered|llm|neural network|voice assistant) <z?>
      `,
      '(ai|a.i|chatgpt|gpt) (to|should|could|can|that|which|features|support|suggestions|assistant|chat|for|recognition) <z?>',
      `
        (it|the
        app|should|could|can|to|please|will|and|then|would|also|that|you|automatically|must|have|let|me|us|app|need)+
        (predict|predicts|forecast|guess|guesses|recommend|recommends|suggest|suggests|estimate|diagnose) <z>
      `,
      '<a?> (translate|translates|translated) <b?> (automatically|into|to|by itself) <z?>',
      `
        <a?>
        (read|reads|recognise|recognises|recognize|recognizes|extract|extracts|identify|identifies|detect|detects|find
        out) <b?> (from|off|on|in|which|what|who) <c?>
        (photo|photos|picture|pictures|image|images|receipt|receipts|letter|scan|invoice|face|faces|handwriting)
        <z?>
      `,
      `
        <a?> (write|writes|compose|draft|make up|generate) (the|an|a|me|us|our|my|polite)*
        (answer|answers|reply|replies|texts|letters|report|reports|summary|summaries|descriptions|description|captions)
        (for|automatically|by itself|from|to) <z>
      `,
      `
        <a?> (automatic|automatically|smart|intelligent)
        (suggestion|suggestions|recommendation|recommendations|categorisation|categorization|categorise|categorize|sort|recognition|tagging|translation)
        <z?>
      `,
      `
        <a?> (analyse|analyze|analyses|summarise|summarize|summarises) (the|my|our|all)*
        (text|texts|mood|photo|photos|picture|pictures|notes|feedback|data) (automatically|by itself|and|for|to)
        <z?>
      `,
    ],
    [
      'it should predict with AI how much bread we need tomorrow',
      'Use AI to guess the diagnosis',
      'have AI find out which kid is on which picture',
      'can it write the answers for us with AI',
      'Read the amount off the photo automatically',
      'translate the notes into German automatically',
      'it should suggest what to cook',
      'recognise the plant from a photo',
    ],
    [
      'suggested by',
      'forecast',
      'estimated hours',
      'papers about AI',
      'purchase suggestions',
      'translated',
      'translator',
      'a guess',
    ],
  ),
];
