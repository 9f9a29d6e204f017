/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import fc from 'fast-check';
import { RICH_TEXT_TAGS, sanitizeRichText } from './rich-text';

const ATTRIBUTES = new Set(['href', 'target', 'rel', 'class', 'id', 'style']);

/** What a browser makes of the text: every element and attribute in it. */
function parsed(html: string): Element[] {
  const holder = new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;
  return [...holder.querySelectorAll('*')];
}

function expectHarmless(html: string): void {
  const elements = parsed(html);
  const attributes = elements.flatMap((element) => [...element.attributes]);
  const values = (name: string) => attributes.flatMap((one) => (one.name === name ? [one.value] : []));
  // The parser adds what a table needs.
  const tags = new Set([...RICH_TEXT_TAGS, 'colgroup']);
  expect(elements.map((element) => element.localName).filter((tag) => !tags.has(tag))).toEqual([]);
  expect(attributes.map(({ name }) => name).filter((name) => !ATTRIBUTES.has(name))).toEqual([]);
  for (const href of values('href'))
    expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(new URL(href, 'https://a.example').protocol);
  for (const style of values('style')) expect(style).not.toMatch(/url|expression|@|\\|position|import/i);
}

describe('sanitizeRichText', () => {
  it.each([
    ['<p>Hello <b>bold</b> <em>you</em></p>', '<p>Hello <b>bold</b> <em>you</em></p>'],
    ['<h2 id="top" class="big  red">T</h2>', '<h2 class="big red" id="top">T</h2>'],
    ['<a href="https://a.example/?x=1&y=2">a</a>', '<a href="https://a.example/?x=1&amp;y=2">a</a>'],
    ['<a href="/pricing" rel="nofollow">a</a>', '<a href="/pricing" rel="nofollow">a</a>'],
    ['<a href="#top">a</a>', '<a href="#top">a</a>'],
    ['<a href="mailto:ada@example.com">a</a>', '<a href="mailto:ada@example.com">a</a>'],
    [
      '<a href="https://a.example" target="_blank" rel="opener">a</a>',
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<p style="color: RED; position: fixed; background: url(x)">a</p>', '<p style="color:red">a</p>'],
    ['<p style="color:#fff;text-align:center">a</p>', '<p style="color:#fff;text-align:center">a</p>'],
    [
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    ['<pre><code>a &lt; b</code></pre>', '<pre><code>a &lt; b</code></pre>'],
    ['a < b & c', 'a &lt; b &amp; c'],
    [
      '<ul><li>one</li></ul><blockquote>q</blockquote><br />',
      '<ul><li>one</li></ul><blockquote>q</blockquote><br />',
    ],
  ])('[VAL-14] keeps what is allowed of %s', async (html, clean) => {
    expect(await sanitizeRichText(html)).toBe(clean);
  });

  it.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<style>p{}</style>ok', 'ok'],
    ['<img src=x onerror=alert(1)>ok', 'ok'],
    ['<svg onload=alert(1)></svg>ok', 'ok'],
    ['<iframe src="javascript:alert(1)"></iframe>ok', 'ok'],
    ['<p data-x="1" data-tracking-id="2">ok</p>', '<p>ok</p>'],
    ['<p onclick="alert(1)" title="t">ok</p>', '<p>ok</p>'],
    ['<div><span>ok</span></div>', 'ok'],
    ['<p href="https://a.example" target="_blank">ok</p>', '<p>ok</p>'],
    ['<a href="javascript:alert(1)">ok</a>', '<a>ok</a>'],
    ['<a href="JaVaScRiPt:alert(1)">ok</a>', '<a>ok</a>'],
    ['<a href=" javascript:alert(1)">ok</a>', '<a>ok</a>'],
    ['<a href="java\tscript:alert(1)">ok</a>', '<a>ok</a>'],
    ['<a href="java&#10;script:alert(1)">ok</a>', '<a>ok</a>'],
    ['<a href="&#106;avascript:alert(1)">ok</a>', '<a>ok</a>'],
    ['<a href="\u0001javascript:alert(1)">ok</a>', '<a>ok</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">ok</a>', '<a>ok</a>'],
    ['<a href="vbscript:x">ok</a>', '<a>ok</a>'],
    ['<a href="//evil.example">ok</a>', '<a>ok</a>'],
    ['<a href="/\\evil.example">ok</a>', '<a>ok</a>'],
    ['<a href="blob:https://a.example/1">ok</a>', '<a>ok</a>'],
    ['<p style="background-image:url(javascript:alert(1))">ok</p>', '<p>ok</p>'],
    ['<p style="color:expression(alert(1))">ok</p>', '<p>ok</p>'],
    ['<p style="c\\6flor:red">ok</p>', '<p>ok</p>'],
    ['<p style="color:red/**/;behavior:url(x)">ok</p>', '<p>ok</p>'],
    ['<p style="position:fixed;inset:0;z-index:9999">ok</p>', '<p>ok</p>'],
    ['<p id="a b" class="x&quot;><script>">ok</p>', '<p>ok</p>'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<!-- c --><![CDATA[x]]>ok', 'ok'],
    ['<form action=x><input name=y><button>ok</button></form>', 'ok'],
    ['<math><mi xlink:href="javascript:x">ok</mi></math>', 'ok'],
    ['', ''],
  ])('[VAL-14] removes what is not from %j', async (html, clean) => {
    const result = await sanitizeRichText(html);
    expect(result).toBe(clean);
    expect(await sanitizeRichText(result)).toBe(result);
    expectHarmless(result);
  });

  it('[VAL-14] cuts nesting and answers nothing to what is no text', async () => {
    const deep = await sanitizeRichText('<blockquote>'.repeat(5000) + 'x');
    expect(deep.match(/<blockquote>/g)?.length ?? 0).toBeLessThanOrEqual(60);
    expect(await sanitizeRichText(undefined)).toBe('');
    expect(await sanitizeRichText({ html: 'x' })).toBe('');
  });

  const piece = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<a href="',
      'javascript:',
      'https://a.example',
      '">',
      '</a>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
    ],
    ...[
      '<style>',
      '</style>',
      '<table>',
      '<tr>',
      '<td>',
      '<svg>',
      '<math>',
      '<textarea>',
      '</textarea>',
      '<title>',
      '<noscript>',
      '<xmp>',
    ],
    ...[
      '&lt;',
      '&amp;',
      '&#60;',
      '&#x3c;script&#x3e;',
      '&quot;',
      "'",
      '"',
      '<',
      '>',
      '/',
      '=',
      ' style="color:red;',
      'url(x)',
      ' id=a',
      ' class=b',
    ],
    ...[
      ' data-x=1',
      ' onclick=x',
      '\u0000',
      '\n',
      'x',
      '&',
      ';',
      '<p style="color:',
      '<![CDATA[',
      ']]>',
      '<?x',
      '<a target=_blank rel=x href=/y>',
    ],
  );

  it('[VAL-14] is a fixed point and harmless to a browser for any mix of markup', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
        const clean = await sanitizeRichText(pieces.join(''));
        expect(await sanitizeRichText(clean)).toBe(clean);
        expectHarmless(clean);
      }),
      { numRuns: 500 },
    );
  });

  it('[VAL-14] is a fixed point for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const clean = await sanitizeRichText(text);
        expect(await sanitizeRichText(clean)).toBe(clean);
      }),
    );
  });
});
