/**
 * The widths of texts where nothing can be asked for them, as in Node: tables of the arcade's own faces (Atkinson
 * Hyperlegible Next at weights 400 and 650, Bricolage Grotesque at 800), read off a canvas. Pairs are not kerned.
 */
import { CHART_FONTS, type ChartFont, type Measure } from './layoutTypes.ts';

/** Thousandths of the font's size, of the characters from the space to the tilde. */
const REGULAR: readonly number[] = [
  280, 286, 301, 651, 592, 919, 731, 160, 299, 299, 485, 606, 210, 362, 210, 387, 648, 407, 548, 576, 614,
  588, 598, 510, 615, 595, 210, 210, 553, 628, 553, 480, 778, 626, 613, 645, 669, 569, 552, 694, 694, 392,
  512, 631, 541, 824, 693, 714, 592, 724, 614, 592, 558, 690, 593, 856, 623, 575, 607, 317, 387, 344, 552,
  372, 243, 525, 566, 485, 564, 538, 314, 558, 550, 252, 245, 492, 262, 845, 550, 548, 566, 574, 349, 471,
  326, 540, 461, 684, 481, 449, 460, 344, 237, 344, 555,
];
const BOLD: readonly number[] = [
  308, 300, 376, 747, 607, 961, 726, 203, 329, 329, 485, 596, 262, 371, 262, 432, 658, 435, 574, 596, 622,
  605, 621, 533, 623, 574, 262, 262, 567, 614, 567, 536, 781, 670, 638, 656, 686, 593, 564, 715, 700, 420,
  553, 659, 550, 853, 714, 742, 623, 752, 644, 607, 599, 687, 636, 881, 675, 638, 617, 336, 432, 344, 577,
  395, 281, 548, 591, 506, 591, 559, 357, 588, 568, 293, 257, 546, 309, 876, 568, 571, 591, 595, 372, 503,
  368, 563, 519, 731, 531, 510, 499, 376, 251, 376, 540,
];
const DISPLAY: readonly number[] = [
  223, 303, 381, 633, 647, 992, 754, 187, 329, 329, 456, 534, 212, 359, 252, 365, 670, 360, 613, 611, 638,
  615, 662, 517, 661, 658, 262, 237, 534, 534, 534, 425, 1004, 712, 692, 685, 705, 632, 601, 729, 730, 303,
  382, 697, 509, 955, 790, 725, 654, 726, 688, 658, 579, 733, 682, 1001, 719, 662, 576, 329, 365, 329, 585,
  543, 283, 595, 648, 571, 649, 587, 408, 607, 643, 286, 288, 605, 283, 963, 643, 612, 648, 649, 446, 549,
  406, 634, 585, 881, 587, 608, 537, 347, 277, 347, 534,
];

const TABLES: Readonly<Record<ChartFont, readonly number[]>> = {
  name: BOLD,
  heading: DISPLAY,
  event: BOLD,
  plain: REGULAR,
};

/** For characters that the tables lack. */
const ROUGHLY = 620;

/** The width of a text in px, the same everywhere. */
export const tableMeasure: Measure = (text, font) => {
  const table = TABLES[font];
  const thousandths = [...text].reduce(
    (sum, character) => sum + (table[(character.codePointAt(0) ?? 0) - 32] ?? ROUGHLY),
    0,
  );
  return (thousandths * CHART_FONTS[font].size) / 1000;
};

/** With room for the wider letters that stand in where the arcade's own are not at hand, as in a README. */
export const roomyMeasure: Measure = (text, font) => tableMeasure(text, font) * 1.12;
