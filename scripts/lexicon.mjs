// node scripts/lexicon.mjs [folder]: the data file of the English lexicon from SCOWL's word files (by default where
// Debian's package scowl puts them), and the hash in shared/dictionary/english.ts.
// node scripts/lexicon.mjs --hash: the hash alone, after a change to the words added, removed or not shown.
import { bundle } from './bundle.mjs';
import { explain } from './explain.mjs';
import { ROOT } from './paths.mjs';

try {
  const { main } = await bundle('lexicon', 'src/lexicon/makeLexicon.ts');
  process.exitCode = await main(process.argv.slice(2), ROOT);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
