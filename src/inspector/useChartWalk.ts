/** What the keys do in a drawn chart: walk from state to state, along arrows, through time, and zoom. */
import type { Chart } from '#shared/chart/chart.ts';
import type { ChartLayout } from '#shared/chart/layoutTypes.ts';
import { arrowsFrom, arrowsTo, nextState, type Heading, type Spot } from './chartSpots.ts';
import type { ChartZoom } from './useChartZoom.ts';

type ArrowSpot = Extract<Spot, { kind: 'arrow' }>;

export interface Walk {
  readonly chart: () => Chart;
  readonly layout: () => ChartLayout;
  /** The state that the match is in. */
  readonly home: () => string;
  readonly zoom: Pick<ChartZoom, 'zoom' | 'fit'>;
  choose(spot: Spot): void;
  /** To the next (1) or the previous (−1) time. */
  turn(by: 1 | -1): void;
}

const HEADINGS: readonly Heading[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

export function useChartWalk({ chart, layout, home, zoom, choose, turn }: Walk) {
  /** Answers whether the key meant something here. */
  function walked(event: KeyboardEvent, here: Spot): boolean {
    switch (event.key) {
      case '+':
      case '=':
        zoom.zoom(1);
        return true;
      case '-':
        zoom.zoom(-1);
        return true;
      case '0':
        zoom.fit();
        return true;
      case 'n':
        turn(1);
        return true;
      case 'p':
        turn(-1);
        return true;
      case 'Home':
        choose({ kind: 'state', path: home() });
        return true;
      default:
        return here.kind === 'state' ? fromState(event, here.path) : fromArrow(event, here);
    }
  }

  function fromState({ key, shiftKey }: KeyboardEvent, path: string): boolean {
    const heading = HEADINGS.find((other) => other === key);
    if (heading !== undefined) {
      const next = nextState(layout(), path, heading);
      if (next !== null) choose({ kind: 'state', path: next });
      return true;
    }
    if (key !== 'Enter' && key !== ' ') return false;
    const way = shiftKey ? 'in' : 'out';
    const first = arrowsAt(path, way)[0];
    if (first !== undefined) choose({ kind: 'arrow', name: first, of: path, way });
    return true;
  }

  function fromArrow({ key }: KeyboardEvent, here: ArrowSpot): boolean {
    switch (key) {
      case 'ArrowDown':
      case 'ArrowRight':
        along(here, 1);
        return true;
      case 'ArrowUp':
      case 'ArrowLeft':
        along(here, -1);
        return true;
      case 'Enter':
      case ' ':
        choose({ kind: 'state', path: otherEnd(here) });
        return true;
      case 'Backspace':
      case 'Escape':
        choose({ kind: 'state', path: here.of });
        return true;
      default:
        return false;
    }
  }

  /** Only arrows that are drawn can be walked to: one that is held back may not be. */
  function arrowsAt(path: string, way: 'out' | 'in'): readonly string[] {
    const drawn = new Set([
      ...layout().routes.map(({ arrow }) => arrow),
      ...layout().boxes.flatMap(({ list }) => list.map(({ arrow }) => arrow)),
    ]);
    const arrows = way === 'out' ? arrowsFrom(chart(), path) : arrowsTo(chart(), path);
    return arrows.map(({ name }) => name).filter((name) => drawn.has(name));
  }

  function along({ name, of, way }: ArrowSpot, by: 1 | -1): void {
    const all = arrowsAt(of, way);
    const next = all[(all.indexOf(name) + by + all.length) % all.length];
    if (next !== undefined) choose({ kind: 'arrow', name: next, of, way });
  }

  function otherEnd({ name, of, way }: ArrowSpot): string {
    const arrow = chart().arrows.find((other) => other.name === name);
    return (way === 'out' ? arrow?.targets[0] : arrow?.source) ?? of;
  }

  return {
    press(event: KeyboardEvent, here: Spot): void {
      // A chord is somebody else's.
      if (event.ctrlKey || event.altKey || event.metaKey || !walked(event, here)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
