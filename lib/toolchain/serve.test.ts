/** A server that nobody wants any longer gives its port back. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const server = `const it = require('node:http').createServer().listen(0, '127.0.0.1', () => console.log(process.ppid, it.address().port))`;
const module = pathToFileURL(path.resolve('lib/toolchain/serve.mjs')).href;
const starter = `import { serveUntilEnded } from '${module}'; serveUntilEnded([process.execPath, '-e', process.argv[1]]);`;

it.each(['the process', 'the shell that npm runs it in'])('when a signal ends %s', async (ended) => {
  // The last command keeps the shell from becoming the process.
  const shell = spawn(
    'sh',
    ['-c', '"$0" --input-type=module -e "$1" "$2"; true', process.execPath, starter, server],
    { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  );
  try {
    const [said] = (await once(shell.stdout, 'data')) as [Buffer];
    const [starterId = 0, port = 0] = String(said).split(' ').map(Number);
    process.kill(ended === 'the process' ? starterId : (shell.pid ?? 0), 'SIGTERM');
    // All that could hold the port have the pipe as well, so it closes with the last of them.
    await once(shell.stdout, 'close');
    const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [Error];
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  } finally {
    try {
      process.kill(-(shell.pid ?? 0), 'SIGKILL');
    } catch {
      // The whole group has ended.
    }
  }
});
