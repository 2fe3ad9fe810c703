/** The HTML around every page. Previews of writers (`npm start`) use the framework's own. */
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { lateTemplate } from '.';

export const ssrTemplate: string = lateTemplate(frameworkTemplate as unknown as string);
