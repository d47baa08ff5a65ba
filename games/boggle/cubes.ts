/**
 * The cubes of the published Boggle sets.
 *
 * Sources: bananagrammer.com (October 2013) and had2know.org for 4 × 4; the 5 × 5 and 6 × 6 sets as collectors and
 * open-source players list them. Known disputes: a variant of the 1979 list has DHHLOR twice and DHLNOR once;
 * CIMOTV for CIMOTU (1987) is an error in circulation. The double-letter cube of 2012 is said to be optional.
 */
import { SOLID } from './board.ts';

export type CubeSetId =
  | 'classic-4x4-1976'
  | 'new-4x4-1987'
  | 'big-5x5-1979'
  | 'deluxe-master-5x5-1993-1997'
  | 'master-5x5-1993'
  | 'big-5x5-2012'
  | 'super-big-6x6-2012';

export interface CubeSet {
  readonly id: CubeSetId;
  /** Its name for people. */
  readonly title: string;
  /** Cells along a side: size × size cubes. */
  readonly size: number;
  /** The six faces of each cube, as `Board.faces` shows them. */
  readonly cubes: readonly (readonly string[])[];
}

const DOUBLE_LETTERS = ['An', 'Er', 'He', 'In', 'Qu', 'Th'];

const DELUXE = [
  'AAAFRS',
  'AAEEEE',
  'AAFIRS',
  'ADENNN',
  'AEEEEM',
  'AEEGMU',
  'AEGMNN',
  'AFIRSY',
  'BJKQXZ',
  'CCNSTW',
  'CEIILT',
  'CEILPT',
  'CEIPST',
  'DDLNOR',
  'DHHLOR',
  'DHHNOT',
  'DHLNOR',
  'EIIITT',
  'EMOTTT',
  'ENSSSU',
  'FIPRSY',
  'GORRVW',
  'HIPRRY',
  'NOOTUW',
  'OOOTTU',
];

export const CUBE_SETS: Readonly<Record<CubeSetId, CubeSet>> = {
  'classic-4x4-1976': {
    id: 'classic-4x4-1976',
    title: 'Classic, 1976',
    size: 4,
    cubes: [
      'AACIOT',
      'ABILTY',
      'ABJMOQ',
      'ACDEMP',
      'ACELRS',
      'ADENVZ',
      'AHMORS',
      'BIFORX',
      'DENOSW',
      'DKNOTU',
      'EEFHIY',
      'EGINTV',
      'EGKLUY',
      'EHINPS',
      'ELPSTU',
      'GILRUW',
    ].map((cube) => faces(cube, 'Qu')),
  },
  'new-4x4-1987': {
    id: 'new-4x4-1987',
    title: 'New, 1987',
    size: 4,
    cubes: [
      'AAEEGN',
      'ABBJOO',
      'ACHOPS',
      'AFFKPS',
      'AOOTTW',
      'CIMOTU',
      'DEILRX',
      'DELRVY',
      'DISTTY',
      'EEGHNW',
      'EEINSU',
      'EHRTVW',
      'EIOSST',
      'ELRTTY',
      'HIMNUQ',
      'HLNNRZ',
    ].map((cube) => faces(cube, 'Qu')),
  },
  'big-5x5-1979': {
    id: 'big-5x5-1979',
    title: 'Big Boggle, 1979',
    size: 5,
    cubes: [
      'AAAFRS',
      'AAEEEE',
      'AAFIRS',
      'ADENNN',
      'AEEEEM',
      'AEEGMU',
      'AEGMNN',
      'AFIRSY',
      'BJKQXZ',
      'CCENST',
      'CEIILT',
      'CEILPT',
      'CEIPST',
      'DDHNOT',
      'DHHLOR',
      'DHLNOR',
      'DHLNOR',
      'EIIITT',
      'EMOTTT',
      'ENSSSU',
      'FIPRSY',
      'GORRVW',
      'IPRRRY',
      'NOOTUW',
      'OOOTTU',
    ].map((cube) => faces(cube, 'Qu')),
  },
  'deluxe-master-5x5-1993-1997': {
    id: 'deluxe-master-5x5-1993-1997',
    title: 'Boggle Deluxe, 1997',
    size: 5,
    cubes: DELUXE.map((cube) => faces(cube, 'Qu')),
  },
  'master-5x5-1993': {
    id: 'master-5x5-1993',
    title: 'Boggle Master, 1993 (plain Q)',
    size: 5,
    cubes: DELUXE.map((cube) => faces(cube, 'Q')),
  },
  'big-5x5-2012': {
    id: 'big-5x5-2012',
    title: 'Big Boggle, 2012',
    size: 5,
    cubes: [
      'AAAFRS',
      'AAEEEE',
      'AAFIRS',
      'ADENNN',
      'AEEEEM',
      'AEEGMU',
      'AEGMNN',
      'AFIRSY',
      'BBJKXZ',
      'CCENST',
      'EIILST',
      'CEIPST',
      'DDHNOT',
      'DHHLOR',
      'DHHNOW',
      'DHLNOR',
      'EIIITT',
      'EILPST',
      'EMOTTT',
      'ENSSSU',
      DOUBLE_LETTERS,
      'GORRVW',
      'IPRSYY',
      'NOOTUW',
      'OOOTTU',
    ].map((cube) => faces(cube, 'Qu')),
  },
  'super-big-6x6-2012': {
    id: 'super-big-6x6-2012',
    title: 'Super Big Boggle, 2012',
    size: 6,
    cubes: [
      'AAAFRS',
      'AAEEEE',
      'AAEEOO',
      'AAFIRS',
      'ABDEIO',
      'ADENNN',
      'AEEEEM',
      'AEEGMU',
      'AEGMNN',
      'AEILMN',
      'AEINOU',
      'AFIRSY',
      DOUBLE_LETTERS,
      'BBJKXZ',
      'CCENST',
      'CDDLNN',
      'CEIITT',
      'CEIPST',
      'CFGNUY',
      'DDHNOT',
      'DHHLOR',
      'DHHNOW',
      'DHLNOR',
      'EHILRS',
      'EIILST',
      'EILPST',
      ['E', 'I', 'O', SOLID, SOLID, SOLID],
      'EMTTTO',
      'ENSSSU',
      'GORRVW',
      'HIRSTV',
      'HOPRST',
      'IPRSYY',
      ['J', 'K', 'Qu', 'W', 'X', 'Z'],
      'NOOTUW',
      'OOOTTU',
    ].map((cube) => faces(cube, 'Qu')),
  },
};

/** A cube written as six letters, or as its faces; `q` is what its Q shows. */
function faces(cube: string | readonly string[], q: 'Q' | 'Qu'): readonly string[] {
  return typeof cube === 'string' ? [...cube].map((letter) => (letter === 'Q' ? q : letter)) : cube;
}
