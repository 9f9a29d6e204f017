const PICTURE = /^([\w-]+)\.([\w-]+)\.(\d+)\.(light|dark)\.jpg$/;
const GROUPS = { visitor: 'Visitors', signedIn: 'Signed in' };

const STYLE = `
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #888; color: #fff }
section { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto; padding-bottom: 24px }
figure { flex: none; width: 260px; margin: 0 }
img { width: 100%; max-height: 640px; object-fit: cover; object-position: top; background: #fff }
`;

/**
 * One page of HTML with every picture of a folder, a row a page.
 *
 * @param {readonly string[]} files names of pictures, `<group>.<page>.<width>.<theme>.jpg`; others are passed over
 */
export function contactSheet(files) {
  const rows = new Map();
  for (const file of files) {
    const [, group, page, width, theme] = PICTURE.exec(file) ?? [];
    if (group === undefined) continue;
    const title = `${GROUPS[group] ?? group}: ${page}`;
    rows.set(title, [...(rows.get(title) ?? []), { file, width: Number(width), theme }]);
  }
  const parts = [...rows].sort(([one], [other]) => one.localeCompare(other)).map(row);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheets</title><style>${STYLE}</style>${parts.join('')}</html>\n`;
}

function row([title, pictures]) {
  const sorted = pictures.sort(
    (one, other) => one.theme.localeCompare(other.theme) || one.width - other.width,
  );
  const figures = sorted.map(
    ({ file, width, theme }) =>
      `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${title}, ${width} px, ${theme}"></a><figcaption>${width} px, ${theme}</figcaption></figure>`,
  );
  return `<h2>${title}</h2><section>${figures.join('')}</section>`;
}
