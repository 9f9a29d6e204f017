/** Units that may stand behind a number, by every way people write them. */
const UNITS = new Map(
  'kg:kg kilo kilos kilogram kilograms kgs,g:g gram grams gr,mg:mg milligram milligrams,lb:lb lbs pound pounds,oz:oz ounce ounces,km:km kms kilometre kilometres kilometer kilometers,mi:mi mile miles,m:m metre metres meter meters,cm:cm centimetre centimetres centimeter centimeters,mm:mm millimetre millimetres millimeter millimeters,ft:ft foot feet,in:inch inches,l:l litre litres liter liters,ml:ml millilitre millilitres milliliter milliliters,cups:cup cups,tbsp:tbsp,tsp:tsp,gal:gallon gallons gal,min:min mins minute minutes,h:h hr hrs hour hours,s:s sec secs second seconds,days:day days,weeks:week weeks,months:month months,years:year years,bpm:bpm,kcal:kcal cal calorie calories,%:% percent percentage,°C:°c celsius centigrade c,°F:°f fahrenheit f,mph:mph,km/h:km/h kmh kph,W:w watt watts,kW:kw,kWh:kwh,V:v volt volts,MB:mb,GB:gb,px:px pixels,Hz:hz,psi:psi,bar:bar,pages:pages,reps:reps,m²:m² m2 sqm,ft²:ft² sqft,IU:iu,ppm:ppm,mmHg:mmhg,mg/dL:mg/dl,mmol/L:mmol/l,g/dL:g/dl,mA:ma,m/min:m/min,NTU:ntu,Bft:bft beaufort,kn:kn knot knots kts,nm:nm nmi,ha:ha hectare hectares,acres:acre acres,hPa:hpa,mbar:mbar,kPa:kpa,lx:lux lx,dB:db decibel decibels,Nm:newtonmetres,rpm:rpm,mAh:mah,Wh:wh,MWh:mwh,TB:tb,KB:kb,st:stone,yd:yd yard yards,µg:µg mcg,dl:dl,cl:cl,µm:µm micron microns,t:tonne tonnes tons,m³:m³ m3,cm²:cm² cm2,°Bx:brix,g/L:g/l,mg/L:mg/l,m/s:m/s,fps:fps,mAh:mah,Ω:ohm ohms,A:amp amps,servings:servings'
    .split(',')
    .flatMap((row) => {
      const [unit = '', names = ''] = row.split(/:(.*)/s);
      return names.split(' ').map((name): [string, string] => [name, unit]);
    }),
);

/** 'kilograms' → 'kg'. */
export function unitOf(text: string): string | undefined {
  return UNITS.get(text.trim().toLowerCase().replace(/\.$/, ''));
}

const CURRENCIES = new Map(
  'USD:$ usd dollar dollars us$ bucks,EUR:€ eur euro euros,GBP:£ gbp sterling quid,INR:₹ inr rupee rupees rs,JPY:¥ jpy yen,CHF:chf franc francs,CAD:cad c$,AUD:aud a$,SEK:sek,NOK:nok,DKK:dkk,PLN:pln zloty złoty,BRL:brl reais real,MXN:mxn pesos peso,CNY:cny yuan rmb,KRW:krw won ₩,TRY:try lira ₺,ZAR:zar rand,NZD:nzd,SGD:sgd,CZK:czk koruna,HUF:huf forint,ILS:ils shekel shekels ₪,THB:thb baht ฿,NGN:ngn naira ₦,AED:aed dirham dirhams'
    .split(',')
    .flatMap((row) => {
      const [code = '', names = ''] = row.split(':');
      return names.split(' ').map((name): [string, string] => [name, code]);
    }),
);

const AMBIGUOUS = new Set(['real', 'try', 'won', 'rand', 'rs', 'peso']);

/** 'euros', '€', 'EUR', 'British pounds' → ISO 4217. Words that mean something else too need `strict` off. */
export function currencyOf(text: string, strict = false): string | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^(?:us|american|british|indian|japanese|swiss|pound(?= sterling)) /, '')
    .replace(/^pounds? sterling$/, 'gbp');
  if (word === 'pounds' || word === 'pound') return strict ? undefined : 'GBP';
  if (strict && AMBIGUOUS.has(word)) return undefined;
  if (/^(?:canadian|australian) dollars?$/.test(word)) return word.startsWith('c') ? 'CAD' : 'AUD';
  return CURRENCIES.get(word);
}
