/**
 * Bundler plugin: makes the finished style sheets smaller (switched-off.ts, overridden-variables.ts,
 * constant-variables.ts), after they are minified and before their names get the hash of what is in them.
 */
import type { Compiler } from 'webpack';
import { parse } from 'postcss';
import { inlineConstants } from './constant-variables';
import { dropOverridden } from './overridden-variables';
import { dropSwitchedOff } from './switched-off';

const name = 'final-styles';

export class FinalStyles {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // One after the minifiers' stage.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const touched = new Set<string>();
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          for (const [found] of String(asset.source()).matchAll(/--[a-z][\w-]*/g)) touched.add(found);
        }
        for (const [file, asset] of Object.entries(assets)) {
          if (!/styles\.[^/]*\.css$/.test(file)) continue;
          const root = parse(String(asset.source()));
          dropSwitchedOff(root);
          dropOverridden(root);
          inlineConstants(root, touched);
          compilation.updateAsset(file, new sources.RawSource(root.toString()));
        }
      });
    });
  }
}
