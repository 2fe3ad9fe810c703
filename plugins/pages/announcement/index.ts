/**
 * Docusaurus plugin: an announcement with a new id shows on the first page that a reader opens. The framework reads whether the
 * reader has dismissed an announcement before the first paint, but which one it was only when the app runs, so it would
 * hide the new one. This script comes first and forgets a dismissal of another announcement.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { announcement } from '../../../config/announcement';

/** @param namespace End of the keys of this site in the reader's storage. */
export function forgetOtherDismissal(id: string, namespace: string): string {
  const key = (name: string): string => JSON.stringify(`docusaurus.announcement.${name}${namespace}`);
  return `try{var s=localStorage;s[${key('id')}]===${JSON.stringify(id)}||delete s[${key('dismiss')}]}catch(e){}`;
}

export default function announcementPlugin({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'announcement',
    injectHtmlTags: () =>
      announcement?.id
        ? {
            headTags: [
              {
                tagName: 'script',
                innerHTML: forgetOtherDismissal(announcement.id, siteStorage.namespace),
              },
            ],
          }
        : {},
  };
}
