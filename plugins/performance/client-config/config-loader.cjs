/** Loader of `.docusaurus/docusaurus.config.mjs`: leaves out the settings that only the build reads. */

/** Names of the settings that are left out. */
const buildSettings = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

const form = /^([\s\S]*\nexport default )(\{[\s\S]*\});\s*$/;

/**
 * The settings of the module, and what is before them.
 * @param {string} source
 * @returns {{ start: string | undefined; settings: Record<string, unknown> }}
 */
function parse(source) {
  const [, start, json] = form.exec(source) ?? [];
  try {
    return { start, settings: JSON.parse(json ?? '') };
  } catch (cause) {
    throw new Error(
      'The framework writes .docusaurus/docusaurus.config.mjs in another way. Compare @docusaurus/core/lib/server/codegen/codegen.js with plugins/performance/client-config/config-loader.cjs.',
      { cause },
    );
  }
}

/** @param {string} source */
module.exports = function configLoader(source) {
  const { start, settings } = parse(source);
  for (const name of buildSettings) delete settings[name];
  return `${start}${JSON.stringify(settings)};\n`;
};
module.exports.buildSettings = buildSettings;
