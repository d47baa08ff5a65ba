/** Before every test file: `npm run soak` tries properties far more often than `npm test`. */
import fc from 'fast-check';

if (process.env.QUOIN_SOAK === '1') fc.configureGlobal({ numRuns: 2000 });
