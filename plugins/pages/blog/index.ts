/**
 * Docusaurus plugin: the framework's blog, with feeds that hold text alone and say what readers of feeds ask for: their own
 * address, and who wrote each post. The framework's plugin writes its feeds after the build, when other plugins run as well,
 * so it is wrapped: nothing else comes after it for certain.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import blogPlugin, { type BlogContent, type PluginOptions } from '@docusaurus/plugin-content-blog';
import { feedText } from './feed-text';
import { jsonFeed, withAuthors, withOwnAddress, type FeedName } from './feed-xml';

export { validateOptions } from '@docusaurus/plugin-content-blog';

const createFeedItems: NonNullable<PluginOptions['feedOptions']['createFeedItems']> = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({ ...item, content: feedText(item.content ?? '') }));
};

export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const feedOptions = { ...options.feedOptions, createFeedItems };
  const framework = await blogPlugin(context, { ...options, feedOptions });
  return {
    ...framework,
    async postBuild(build) {
      await framework.postBuild?.(build);
      const { url, baseUrl } = build.siteConfig;
      const authors = new Map(
        build.content.blogPosts.map(({ metadata }) => [
          new URL(metadata.permalink, url).href,
          metadata.authors.flatMap(({ name }) => name ?? []),
        ]),
      );
      const finish = async (name: FeedName | 'feed.json'): Promise<void> => {
        const file = path.join(build.outDir, options.routeBasePath, name);
        const address = new URL(path.posix.join(baseUrl, options.routeBasePath, name), url).href;
        const text = await readFile(file, 'utf8');
        if (name === 'feed.json') return writeFile(file, jsonFeed(text, address, authors));
        const xml = withOwnAddress(text, name, address);
        await writeFile(file, name === 'rss.xml' ? withAuthors(xml, authors) : xml);
      };
      await Promise.all([finish('rss.xml'), finish('atom.xml'), finish('feed.json')]);
    },
  };
}
