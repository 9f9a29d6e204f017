/**
 * Icons in version records are one line of path data: small, drawn by the shell without any icon of its own, and
 * nothing in them can be a script.
 *
 * @param {string} icon the name of a Lucide icon ('git-branch'), or path data already
 * @returns {Promise<string>} path data on a grid of 24 by 24
 */
export async function iconPath(icon) {
  if (!/^[a-z][a-z0-9-]*$/.test(icon)) return icon;
  // Undefined, too, for an older name that only leads to the icon's own.
  const { __iconData: data } = await import(`lucide-react/icons/${icon}`).catch(() => ({}));
  if (!data)
    throw new Error(`there is no icon named "${icon}"; the names are listed at https://lucide.dev/icons`);
  return data.node.map(shapePath).join('');
}

/** @param {[tag: string, attributes: Record<string, string>]} shape of SVG */
function shapePath([tag, attributes]) {
  const draw = SHAPES[tag];
  if (!draw) throw new Error(`an icon with a <${tag}> cannot be made into a path`);
  return draw(attributes);
}

const number = (value) => Number(value ?? 0);

const SHAPES = {
  // From the origin, so that a path that begins with a relative move means the same behind another one.
  path: ({ d }) => `M0 0${d}`,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r }) => oval(number(cx), number(cy), number(r), number(r)),
  ellipse: ({ cx, cy, rx, ry }) => oval(number(cx), number(cy), number(rx), number(ry)),
  rect({ x, y, width, height, rx = 0, ry = rx }) {
    const [across, down, wide, high] = [number(rx), number(ry), number(width), number(height)];
    const corner = (dx, dy) => (across && down ? `a${across} ${down} 0 0 1 ${dx} ${dy}` : '');
    return [
      `M${number(x) + across} ${number(y)}`,
      `h${wide - 2 * across}`,
      corner(across, down),
      `v${high - 2 * down}`,
      corner(-across, down),
      `h${2 * across - wide}`,
      corner(-across, -down),
      `v${2 * down - high}`,
      corner(across, -down),
      'z',
    ].join('');
  },
};

function oval(cx, cy, rx, ry) {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}
