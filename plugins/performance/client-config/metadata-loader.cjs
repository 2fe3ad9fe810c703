/** Loader of `.docusaurus/site-metadata.json`: leaves out the list of plugins, which only the framework's debug pages show. */

/** @param {string} source */
module.exports = function metadataLoader(source) {
  const { pluginVersions, ...metadata } = JSON.parse(source);
  if (!pluginVersions)
    throw new Error(
      'The framework writes .docusaurus/site-metadata.json in another way. Compare @docusaurus/core/lib/server/siteMetadata.js with plugins/performance/client-config/metadata-loader.cjs.',
    );
  return JSON.stringify({ ...metadata, pluginVersions: {} });
};
