/** `npm run generate` runs this: answers the queries of all pages from the sample dataset. */
import { generateResults } from '../lib/results/generate';

generateResults().then(
  ({ pages, results, fences }) =>
    console.log(`${results} results and ${fences} SQL examples of ${pages} pages are computed.`),
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
