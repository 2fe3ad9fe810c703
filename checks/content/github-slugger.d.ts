/** The framework makes ids of headings with this release of the package, which has no types. */
declare module 'github-slugger' {
  export default class GithubSlugger {
    /** Id of a heading; the second one of the same text gets a number. */
    slug(text: string): string;
  }
}
