/**
 * Loaded into Node before a sample: no connection leaves this machine. Node 20 takes no proxy from the environment, as
 * curl and Python do.
 */
import net from 'node:net';

const { connect } = net.Socket.prototype;

/** @param {any[]} args Options or a port with a host; Node hands its own calls on as one list. */
net.Socket.prototype.connect = function (...args) {
  const [target, second] = args.flat();
  const host = typeof target === 'object' && target !== null ? target.host : second;
  if (host !== '127.0.0.1') throw new Error(`The program calls ${host}, which is not the API.`);
  return Reflect.apply(connect, this, args);
};
