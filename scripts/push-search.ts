/**
 * `npm run search:push`: writes the records of the last build, settings and synonyms to the hosted index. Without
 * `-- --send` it only says what it would write.
 */
import { readPushEnv } from '../config/env';
import { describe, indexContent, push } from '../plugins/pages/search-index/hosted-push';

async function main(args: readonly string[]): Promise<void> {
  const unknown = args.filter((arg) => arg !== '--send');
  if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(' ')} — the only option is --send.`);
  const send = args.includes('--send');
  const env = send ? readPushEnv() : undefined;
  const content = indexContent();
  for (const line of describe(content)) console.log(line);
  if (env) {
    await push(content, env);
    console.log(`Written to the index ${env.indexName} of ${env.appId}.`);
  } else {
    console.log('Dry run: nothing was written. To write, run npm run search:push -- --send.');
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`search:push — ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
