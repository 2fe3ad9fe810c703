/** Makes the pages of a shard known to the framework: its tables are plain objects that it reads when it needs them. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import { parents } from '@generated/route-shards/routes';

interface DocEntry {
  id: string;
  path: string;
}

export interface ShardModule {
  routes: [parent: number, route: { path: string; hash: string }][];
  chunkNames: Record<string, unknown>;
  registry: Record<string, unknown>;
  docs: Record<string, Record<string, DocEntry[]>>;
}

interface DocsInstance {
  versions: { name: string; docs: DocEntry[] }[];
}

/** Adds a shard. Each shard is added once, when its module is first evaluated. */
export default function addRoutes(shard: ShardModule): void {
  Object.assign(chunkNames, shard.chunkNames);
  Object.assign(registry, shard.registry);
  for (const [parent, { hash, ...route }] of shard.routes)
    parents[parent]?.push({ ...route, component: ComponentCreator(route.path, hash) });
  const instances = globalData['docusaurus-plugin-content-docs'] as Record<string, DocsInstance> | undefined;
  for (const [id, byVersion] of Object.entries(shard.docs)) {
    for (const version of instances?.[id]?.versions ?? []) {
      const known = new Set(version.docs.map((doc) => doc.id));
      version.docs.push(...(byVersion[version.name] ?? []).filter((doc) => !known.has(doc.id)));
    }
  }
}
