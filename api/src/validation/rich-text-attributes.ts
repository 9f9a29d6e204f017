type Attributes = Readonly<Record<string, string>>;

const LINK_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{3,24}|(?:rgb|hsl)a?\([\d\s.,%/-]{1,40}\))$/;

/** Properties that only colour and set text. Nothing that moves, covers, loads or hides. */
const STYLES: ReadonlyMap<string, RegExp> = new Map([
  ['color', COLOUR],
  ['background-color', COLOUR],
  ['text-align', /^(?:left|right|center|justify|start|end)$/],
  ['vertical-align', /^(?:top|middle|bottom|baseline)$/],
  ['font-weight', /^(?:normal|bold|[1-9]00)$/],
  ['font-style', /^(?:normal|italic)$/],
  ['text-decoration', /^(?:none|underline|line-through)$/],
]);

/** The declarations that are harmless, in one writing. A backslash or comment spells names in other ways: all refused. */
function safeStyle(style: string): string {
  if (/[\\@]|\/\*|<|>/.test(style)) return '';
  const declarations = style.split(';').flatMap((declaration) => {
    const [name = '', value = '', ...rest] = declaration.split(':').map((part) => part.trim().toLowerCase());
    return rest.length === 0 && STYLES.get(name)?.test(value) ? [`${name}:${value}`] : [];
  });
  return declarations.join(';');
}

/** An address that leads to a page, a mail or a telephone, or to a place on this site. */
function safeHref(href: string): string {
  const text = href.trim();
  // Browsers drop tabs and line breaks inside, and read a backslash as a slash.
  if (!text || /[\p{Cc}\\]|^\/\//u.test(text)) return '';
  const base = 'https://relative.invalid';
  return URL.canParse(text, base) && LINK_SCHEMES.has(new URL(text, base).protocol) ? text : '';
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function linkAttributes(attributes: Attributes): [string, string][] {
  const target = attributes['target']?.trim().toLowerCase() === '_blank' ? '_blank' : '';
  const rel = words(attributes['rel']?.toLowerCase() ?? '').filter((word) => /^[a-z]+$/.test(word));
  const allRel = target ? [...rel.filter((word) => word !== 'opener'), 'noopener', 'noreferrer'] : rel;
  return [
    ['href', safeHref(attributes['href'] ?? '')],
    ['target', target],
    ['rel', [...new Set(allRel)].join(' ')],
  ];
}

/** The attributes of a tag that may stay, each in its normal form and always in the same order. */
export function safeAttributes(tag: string, attributes: Attributes): Record<string, string> {
  const id = attributes['id']?.trim() ?? '';
  const classes = words(attributes['class'] ?? '').filter((word) => /^[\w-]+$/.test(word));
  const kept: [string, string][] = [
    ...(tag === 'a' ? linkAttributes(attributes) : []),
    ['class', classes.join(' ')],
    ['id', /^[A-Za-z][\w-]*$/.test(id) ? id : ''],
    ['style', safeStyle(attributes['style'] ?? '')],
  ];
  return Object.fromEntries(kept.filter(([, value]) => value));
}
