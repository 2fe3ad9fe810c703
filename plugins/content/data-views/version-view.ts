/** Views of the SDK, which belong on pages of a version. */
import type { PageContext } from './context';
import type { View } from './view';

/** A view of what the version of the page has. @throws Error on a page of no version. */
export const versionView = (
  render: (
    version: string,
    page: PageContext,
    props: Readonly<Record<string, string>>,
  ) => ReturnType<View['render']>,
  optional?: readonly string[],
): View => ({
  optional,
  render(props, page) {
    if (page.version === undefined)
      throw new Error(`${page.file} is of no SDK version. Show this view on a page below /sdk.`);
    return render(page.version, page, props);
  },
});
