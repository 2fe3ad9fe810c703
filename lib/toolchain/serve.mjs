/**
 * Runs a server for as long as the command that wants it. Plain JavaScript: `npm run site` starts it before anything can
 * be translated.
 */
import { spawn } from 'node:child_process';

const parent = process.ppid;

/** How often it is looked at whether anybody still wants the server, in milliseconds. */
const interval = 500;

/**
 * Runs a command until it ends, or until this process is told to end. npm runs a script in a shell, and a shell that is
 * ended by a signal passes nothing on, so a process that has lost its parent ends, too.
 * @param {readonly string[]} command A program, and not a shell, for the same reason.
 */
export function serveUntilEnded([program = '', ...args]) {
  const server = spawn(program, args, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => server.kill(signal));
  const watch = setInterval(() => {
    if (process.ppid !== parent) server.kill();
  }, interval);
  server.on('close', (code) => {
    clearInterval(watch);
    process.exitCode = code ?? 0;
  });
}
