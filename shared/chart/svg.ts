/** A chart as an SVG document of its own: it needs no font, script or file beside it, and follows light and dark. */
import type { Chart } from './chart.ts';
import { headPath, linePath } from './lines.ts';
import {
  CHART_FONTS,
  type Box,
  type ChartLayout,
  type Rect,
  type Route,
  type TextRow,
} from './layoutTypes.ts';
import { textOf } from './text.ts';

/** How often each arrow was taken, by its name; what is missing was never taken. */
export type Counts = Readonly<Record<string, number>>;

/** The tokens' colours; a document of its own has no tokens. */
const LIGHT = {
  ground: '#e0f1f2',
  surface: '#f4fcfd',
  line: '#b5d0d5',
  control: '#57828d',
  ink: '#012837',
  'ink-2': '#355864',
};
const DARK = {
  ground: '#071c25',
  surface: '#0f2a35',
  line: '#24424d',
  control: '#5d8893',
  ink: '#e4f1f3',
  'ink-2': '#a4c1c5',
};

const STYLE = `
.chart{${colours(LIGHT)}}
@media (prefers-color-scheme:dark){.chart{${colours(DARK)}}}
.state{fill:var(--surface);stroke:var(--control);stroke-width:1.5}
.nest{fill:var(--ground)}
.root{stroke:var(--line)}
.region{stroke-dasharray:6 4}
.inner{fill:none}
.name,.heading,.label{font-family:"Atkinson Hyperlegible Next","Atkinson Hyperlegible",system-ui,sans-serif;fill:var(--ink)}
.name{font-weight:${CHART_FONTS.name.weight};font-size:${CHART_FONTS.name.size}px}
.heading{font-family:"Bricolage Grotesque",system-ui,sans-serif;font-weight:${CHART_FONTS.heading.weight};font-size:${CHART_FONTS.heading.size}px}
.root-name{fill:var(--ink-2)}
.label{font-size:${CHART_FONTS.plain.size}px;paint-order:stroke;stroke:var(--surface);stroke-width:4px;stroke-linejoin:round}
.deep{stroke:var(--ground)}
.event{font-weight:${CHART_FONTS.event.weight}}
.actions,.count,.where{fill:var(--ink-2)}
.where{font-weight:${CHART_FONTS.event.weight}}
.count{font-family:"Atkinson Hyperlegible Mono",ui-monospace,monospace;font-size:12px;font-weight:600}
.arrow{fill:none;stroke:var(--ink-2);stroke-width:1.75}
.head,.dot{fill:var(--ink-2)}
.never{stroke:var(--control);stroke-width:1.5;stroke-dasharray:4 4}
.never-head{fill:var(--control)}
.port{fill:var(--surface);stroke:var(--control);stroke-width:2}
`;

function colours(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/**
 * Draws a laid out chart. With `counts` taken arrows are thicker, the others dashed, and each says how often. The
 * chart as text is in the `desc`.
 */
export function svgOf(chart: Chart, layout: ChartLayout, title: string, counts?: Counts): string {
  const { width, height, boxes, routes, initials } = layout;
  const most = Math.max(1, ...Object.values(counts ?? {}));
  const nested = new Set(chart.states.map(({ parent }) => parent).filter((parent) => parent !== null));
  // Letters stand on the ground of the innermost nest around them.
  const deep = ({ x, y, width: w, height: h }: Rect): boolean =>
    boxes.some(
      (box) =>
        box.depth > 0 &&
        nested.has(box.path) &&
        box.x <= x &&
        box.y <= y &&
        x + w <= box.x + box.width &&
        y + h <= box.y + box.height,
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="chart-title chart-text">`,
    `<title id="chart-title">${escaped(title)}</title>`,
    `<desc id="chart-text">${escaped(textOf(chart))}</desc>`,
    `<style>${STYLE}</style>`,
    ...boxes.map((box) => boxSvg(box, nested.has(box.path))),
    ...routes.flatMap((route) => routeLines(route, counts, most)),
    ...initials.map(
      ({ dot, points }) =>
        `<circle class="dot" cx="${dot.x}" cy="${dot.y}" r="5.5"/><path class="arrow" d="${linePath(points)}"/><path class="head" d="${headPath(points)}"/>`,
    ),
    ...routes.flatMap(({ arrow, label }) =>
      label.rows.map((row) => rowSvg(row, deep(label.rect), countText(counts, arrow))),
    ),
    ...boxes.flatMap((box) => [
      ...(box.listHeading === null
        ? []
        : [
            `<text class="label where" x="${box.listHeading.x}" y="${box.listHeading.y}">from anywhere</text>`,
          ]),
      ...box.list.map((row) =>
        rowSvg(row, box.depth > 0 && nested.has(box.path), countText(counts, row.arrow)),
      ),
    ]),
    '</svg>',
    '',
  ].join('\n');
}

function boxSvg(box: Box, nests: boolean): string {
  const { x, y, width, height, title, kind, depth, region } = box;
  const classes = [
    'state',
    ...(nests && depth > 0 ? ['nest'] : []),
    ...(depth === 0 ? ['root'] : []),
    ...(region ? ['region'] : []),
  ].join(' ');
  const radius = kind === 'history' ? height / 2 : nests ? 14 : 10;
  const inner =
    kind === 'final'
      ? `<rect class="state inner" x="${x + 4}" y="${y + 4}" width="${width - 8}" height="${height - 8}" rx="7"/>`
      : '';
  const anchor = title.anchor === 'middle' ? ' text-anchor="middle"' : '';
  const hand = depth === 0 ? `${title.font} root-name` : title.font;
  return `<rect class="${classes}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>${inner}<text class="${hand}" x="${title.x}" y="${title.y}"${anchor}>${escaped(title.text)}</text>`;
}

function routeLines(
  { arrow, lines, port }: Route,
  counts: Counts | undefined,
  most: number,
): readonly string[] {
  const count = counts?.[arrow] ?? 0;
  const never = counts !== undefined && count === 0;
  const width = counts === undefined || never ? null : heat(count, most);
  const thickness = width === null ? '' : ` style="stroke-width:${width}"`;
  const head = width === null ? undefined : Math.round((7.5 + width * 0.9) * 100) / 100;
  const drawn = lines.map(
    ({ points }) =>
      `<path class="arrow${never ? ' never' : ''}" d="${linePath(points, undefined, head)}"${thickness}/><path class="head${never ? ' never-head' : ''}" d="${headPath(points, head)}"/>`,
  );
  return port === null ? drawn : [...drawn, `<circle class="port" cx="${port.x}" cy="${port.y}" r="5"/>`];
}

/** Px: from 1.75 for once to 5 for the arrow taken most, by the logarithm. */
function heat(count: number, most: number): number {
  const part = most <= 1 ? 0 : Math.log(count) / Math.log(most);
  return Math.round((1.75 + 3.25 * part) * 100) / 100;
}

function countText(counts: Counts | undefined, arrow: string): string | null {
  if (counts === undefined) return null;
  const count = counts[arrow] ?? 0;
  return count === 0 ? 'never' : `×${count}`;
}

function rowSvg(row: TextRow, deep: boolean, count: string | null): string {
  const anchor = row.anchor === 'start' ? '' : ` text-anchor="${row.anchor}"`;
  const parts = row.parts.map(({ text, role }) => `<tspan class="${role}">${escaped(text)}</tspan>`);
  if (row.counted && count !== null) parts.push(`<tspan class="count">${count}</tspan>`);
  return `<text class="label${deep ? ' deep' : ''}" x="${row.x}" y="${row.y}"${anchor}>${parts.join(' ')}</text>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
