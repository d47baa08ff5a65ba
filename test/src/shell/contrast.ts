/** Contrast of OKLCH colours, as WCAG 2 measures it. */

export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
}

/** Relative luminance, 0 … 1, of the colour as sRGB can show it (Ottosson's OKLab matrices). */
export function luminance({ lightness, chroma, hue }: Oklch): number {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (value: number): number => Math.min(1, Math.max(0, value));
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 … 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

type Colours = ReadonlyMap<string, Oklch>;

const COLOUR = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/;
const TOKEN = new RegExp(
  `--([\\w-]+):\\s*(?:${COLOUR.source}|light-dark\\(\\s*${COLOUR.source},\\s*${COLOUR.source}\\s*\\));`,
  'g',
);

/** The opaque colours among the custom properties of a piece of CSS, by name and by theme. */
export function coloursIn(css: string): { readonly light: Colours; readonly dark: Colours } {
  const light = new Map<string, Oklch>();
  const dark = new Map<string, Oklch>();
  for (const [, name = '', ...numbers] of css.matchAll(TOKEN)) {
    const [one, bright, dim] = [numbers.slice(0, 3), numbers.slice(3, 6), numbers.slice(6, 9)];
    light.set(name, oklch(one[0] === undefined ? bright : one));
    dark.set(name, oklch(one[0] === undefined ? dim : one));
  }
  return { light, dark };
}

function oklch([lightness, chroma, hue]: readonly (string | undefined)[]): Oklch {
  return { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) };
}
