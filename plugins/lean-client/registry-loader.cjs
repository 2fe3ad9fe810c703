/**
 * Loader of the framework's registry of chunks, on the client only. Two changes: components that every document needs
 * come with the main script instead of in small files that are asked for one after the other; and the source path and
 * module number of each chunk, which only the server's renderer reads, are left out, so that the registry grows less with
 * the number of pages. plugins/lean-client/registry-loader.test.ts holds it to the shape of the framework's file.
 */

/** Components and data that every page of the docs plugin loads. */
const shared = /^(?:@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)|@generated\/.*\/__plugin\.json)$/;

const entry =
  /\[\(\) => import\((\/\* webpackChunkName: "[^"]+" \*\/) "([^"]+)"\), "([^"]+)", require\.resolveWeak\("[^"]+"\)\]/g;

module.exports = function leanRegistry(source) {
  let count = 0;
  const lean = source.replace(entry, (_, chunkName, request) => {
    count += 1;
    const comment = shared.test(request) ? '/* webpackMode: "eager" */' : chunkName;
    return `[() => import(${comment} ${JSON.stringify(request)}), 0, 0]`;
  });
  const expected = source.split('=> import(').length - 1;
  if (count !== expected) {
    throw new Error(
      `The framework's registry has another shape: ${count} of ${expected} entries were understood. Compare .docusaurus/registry.js with plugins/lean-client/registry-loader.cjs.`,
    );
  }
  return lean;
};
