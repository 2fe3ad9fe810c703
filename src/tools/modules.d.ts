/** What plugins/pages/tools gives to tools under its own names. */
declare module '*.tool-css' {
  /** Address of a style sheet. */
  const url: string;
  export default url;
}

declare module '@generated/tools/default/*.json' {
  /** The tool's data, in the form that its maker in plugins/pages/tools returns. */
  const data: never;
  export default data;
}
