import { capitalise } from './text';

const ACRONYMS = new Set(
  'url,isbn,vin,gps,dob,sku,vat,id,ip,ph,abv,ibu,bmi,crm,iban,pin,usd,eur,gbp,ceo,cto,hr,pdf,api,seo,roi,kpi,gpa,rsvp,tv,dvd,cd,lp,ep,ui,ux,faq,diy,dna,ssn,iq,ev,er,imdb,usb,ssd,cpu,gpu,ram,led,rpm,bpm,mpg,eta,pb,pr,phd,nft,npc,rpg,dnd,3d,uk,usa,eu,nyc,llc,mba,ide,qa,okr,sla,upc,ean,asin,asa,iso,lcd,vhs,suv,atv,rv,amrap,wod,hsa,ira,led,ph,tbr,dnf'.split(
    ',',
  ),
);

/** A map, not an object: 'constructor' is a word that people write, and no key of ours. */
const PROPER: ReadonlyMap<string, string> = new Map(
  'GitHub,LinkedIn,YouTube,Spotify,Instagram,Facebook,Twitter,TikTok,Goodreads,IMDb,Strava,WhatsApp,Airbnb,eBay,Amazon,Etsy,iPhone,iPad,LEGO,Pokémon,Pokemon,Discogs,Bandcamp,SoundCloud,PayPal,Slack,Discord,Zoom,Steam,Netflix,Wi-Fi,WiFi,English,Spanish,French,German,Italian,Japanese,Chinese,Korean,Portuguese,Russian,Arabic,Dutch,Swedish,Greek,Latin,Hindi,Welsh,Irish,Turkish,Polish,Mandarin,Christmas,Easter,Halloween,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,January,February,April,June,July,August,September,October,November,December,African,American,European,British,Celsius,Fahrenheit,Airtable,Notion,Excel,Trello,Jira,Figma'
    .split(',')
    .map((word) => [word.toLowerCase(), word]),
);

/** True for text that shouts: casing then says nothing about single words. */
function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 12 && letters === letters.toUpperCase();
}

/** Text in capitals only, in small letters: casing then carries no meaning. */
export function calm(text: string): string {
  return isShouted(text) ? text.toLowerCase() : text;
}

function caseWord(word: string, shouted: boolean): string {
  const lower = word.toLowerCase();
  if (/^i(?:'(?:m|ve|d|ll))?$/.test(lower)) return capitalise(lower);
  if (ACRONYMS.has(lower)) return lower.toUpperCase() === 'PH' ? 'pH' : lower.toUpperCase();
  const proper = PROPER.get(lower);
  if (proper) return proper;
  // Capitals inside a word are meant: 'eBay', 'VO2max', 'SKU'.
  const isMeant = /\p{L}.*\p{Lu}/u.test(word) && /\p{Ll}|\d/u.test(word.slice(0, -1));
  const isAcronym = /^[\p{Lu}\d&]{2,5}$/u.test(word) && /\p{Lu}/u.test(word);
  return !shouted && (isMeant || isAcronym) ? word : lower;
}

/** 'Date Of VISIT' → 'Date of visit'; acronyms and names of products keep their letters. */
export function sentenceCase(text: string): string {
  const shouted = isShouted(text);
  return capitalise(
    text.replace(/[\p{L}\p{N}](?:[\p{L}\p{N}'’-]|&(?=\p{L}))*/gu, (word) => caseWord(word, shouted)),
  );
}

/** A title as the user wrote it, its first letter raised; text in capitals only is calmed. */
export function titleCase(text: string): string {
  if (isShouted(text)) return sentenceCase(text);
  return capitalise(
    text.replace(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, (word) => {
      const lower = word.toLowerCase();
      if (word !== lower) return word;
      return PROPER.get(lower) ?? (ACRONYMS.has(lower) ? caseWord(word, false) : word);
    }),
  );
}

/** Lower case for the middle of a sentence: 'Practice session' → 'practice session', 'URL' stays. */
export function inSentence(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const lower = first.toLowerCase();
  const keeps = PROPER.has(lower) || first.slice(1) !== first.slice(1).toLowerCase() || ACRONYMS.has(lower);
  return [keeps ? first : lower, ...rest].join(' ');
}
