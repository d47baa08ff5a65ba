import { describe, expect, it } from 'vitest';
import { boggleMachine } from '#games/boggle/machine.ts';
import { chartOf } from '#shared/chart/chartOf.ts';
import { layoutOf } from '#shared/chart/layout.ts';
import { tableMeasure } from '#shared/chart/measure.ts';
import { svgOf } from '#shared/chart/svg.ts';
import { textOf } from '#shared/chart/text.ts';
import { nasty } from './nasty.ts';

const chart = chartOf(boggleMachine);
const layout = layoutOf(chart, tableMeasure, 'right');

/** The names of arrows as the chart has them: those of the two that the test counts. */
const [started, edited] = ['start', 'edit'].map((event) => {
  const arrow = chart.arrows.find((known) => known.event.toLowerCase().startsWith(event));
  if (arrow === undefined) throw new Error(`Boggle has no arrow ${event}`);
  return arrow.name;
});

describe('a chart as SVG', () => {
  const plain = svgOf(chart, layout, 'Boggle');

  it('says all of the chart to who cannot see it', () => {
    expect(plain).toContain('<title id="chart-title">Boggle</title>');
    const said = /<desc id="chart-text">([^<]*)<\/desc>/.exec(plain)?.[1];
    expect(said?.replaceAll('&quot;', '"').replaceAll('&gt;', '>')).toBe(textOf(chart));
  });

  it('follows light and dark, and needs nothing from beside it', () => {
    expect(plain).toContain('prefers-color-scheme:dark');
    expect(plain).not.toMatch(/href|url\(|@import|<script/);
  });

  it('counts nothing unless it is told to', () => {
    expect(plain).not.toMatch(/class="count"|class="arrow never"|stroke-width:\d[^;}]*"/);
  });

  it('says of every arrow how often it was taken', () => {
    const counted = svgOf(chart, layout, 'Boggle', { [started ?? '']: 2, [edited ?? '']: 40 });
    const said = [...counted.matchAll(/class="count">([^<]*)</g)].map(([, text]) => text);
    expect(said.toSorted()).toEqual(
      chart.arrows
        .map(({ name }) => (name === started ? '×2' : name === edited ? '×40' : 'never'))
        .toSorted(),
    );
  });

  it('draws what was taken oftener thicker, and what never was dashed', () => {
    const lines = layout.routes.map(({ arrow }) => arrow);
    const counts = Object.fromEntries(lines.slice(1).map((arrow, i) => [arrow, 10 ** i]));
    const counted = svgOf(chart, layout, 'Boggle', counts);
    const widths = [...counted.matchAll(/class="arrow"[^>]*stroke-width:([\d.]+)"/g)].map(([, px]) =>
      Number(px),
    );
    expect(widths).toHaveLength(lines.length - 1);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(widths.length);
    expect(counted.match(/class="arrow never"/g)).toHaveLength(1);
  });

  it('escapes what the names of a chart hold', () => {
    const odd = chartOf(nasty);
    const svg = svgOf(odd, layoutOf(odd, tableMeasure, 'right'), 'a < b & "c"');
    expect(svg).toContain('<title id="chart-title">a &lt; b &amp; &quot;c&quot;</title>');
    expect(svg.replace(/&(amp|lt|gt|quot);/g, '')).not.toMatch(/&|<[^a-z/]/);
  });
});
