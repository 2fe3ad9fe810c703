/**
 * Remark plugin: neighboring fences with `tab="…"` become one set of tabs. Writers write plain Markdown, and the
 * reader's choice of language applies on the whole site (tab groups are synced and remembered). An address can open a tab
 * of each group (src/client/tabs.ts).
 */
import type { Code, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { parseFenceMeta } from '../../../lib/markdown/fence-meta';
import { attributeOf, flowElement, isJsx, type JsxNode } from '../../../lib/markdown/mdx-nodes';
import { walk } from '../../../lib/markdown/walk';

/** Closed list of synced groups: every label belongs to exactly one. */
export const tabGroups: Readonly<Record<string, readonly string[]>> = {
  'android-language': ['Kotlin', 'Java'],
  'gradle-language': ['Kotlin DSL', 'Groovy'],
  'http-language': ['curl', 'JavaScript', 'Python', 'Kotlin (server)', 'C# (server)'],
  'react-native-language': ['TypeScript', 'Expo', 'Bare'],
  'ios-package': ['Swift Package Manager', 'CocoaPods'],
  'ios-interface': ['SwiftUI', 'UIKit'],
  'ios-language': ['Swift', 'Objective-C++'],
  platform: ['Android', 'iOS', 'React Native', 'Unity'],
  warehouse: ['BigQuery', 'Snowflake', 'Redshift/Athena', 'ClickHouse', 'DuckDB'],
};

/** By which parameter an address opens a tab of a group: `?lang=java`. */
const tabParameters: Readonly<Record<string, string>> = {
  'android-language': 'lang',
  'gradle-language': 'gradle',
  'http-language': 'lang',
  'react-native-language': 'app',
  'ios-package': 'package',
  'ios-interface': 'ui',
  'ios-language': 'lang',
  platform: 'platform',
  warehouse: 'warehouse',
};

/** Class of a list of tabs, which src/client/tabs.ts reads the parameter from. */
const tabClass = (group: string): string => `tabs-by-${tabParameters[group] ?? group}`;

function groupOf(labels: readonly string[]): string | undefined {
  return Object.keys(tabGroups).find((group) => labels.every((label) => tabGroups[group]?.includes(label)));
}

/** Gives tabs that a writer has written the class of their group. */
function nameList(node: JsxNode): void {
  const group = attributeOf(node, 'groupId');
  if (group === '' || attributeOf(node, 'className') !== '') return;
  node.attributes.push({ type: 'mdxJsxAttribute', name: 'className', value: tabClass(group) });
}

export default function remarkCodeTabs() {
  return (tree: Root, file: VFile): void => {
    walk(tree, (node) => {
      if (isJsx(node, 'Tabs')) nameList(node);
      if (!('children' in node)) return;
      const children = node.children as RootContent[];
      const result: RootContent[] = [];
      let run: Code[] = [];
      const flush = () => {
        if (run.length === 0) return;
        const labels = run.map((code) => parseFenceMeta(code.meta).values.tab ?? '');
        const group = groupOf(labels);
        if (!group) {
          file.fail(
            `No tab group holds all of: ${labels.join(', ')}. Use labels of one group of plugins/content/code-tabs (${Object.values(
              tabGroups,
            )
              .map((g) => g.join('/'))
              .join('; ')}).`,
            run[0]?.position,
          );
        }
        result.push(
          flowElement(
            'Tabs',
            { groupId: group ?? '', className: tabClass(group ?? '') },
            run.map((code, i) => {
              // The fence is grouped now; without its `tab` a second visit leaves it alone.
              const plain = { ...code, meta: code.meta?.replace(/\btab="[^"]*"\s*/, '') ?? null };
              return flowElement('TabItem', { value: labels[i] ?? '', label: labels[i] ?? '' }, [plain]);
            }),
          ),
        );
        run = [];
      };
      for (const child of children) {
        const label = child.type === 'code' ? parseFenceMeta(child.meta).values.tab : undefined;
        if (child.type === 'code' && label) {
          // The same language again, or one of another group: the next file, in separate tabs.
          const labels = run.map((code) => parseFenceMeta(code.meta).values.tab ?? '');
          if (labels.includes(label) || !groupOf([...labels, label])) flush();
          run.push(child);
        } else {
          flush();
          result.push(child);
        }
      }
      flush();
      children.splice(0, children.length, ...result);
    });
  };
}
