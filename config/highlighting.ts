/**
 * Languages that code fences may name, and how each is shown. The highlighter (plugins/parts/highlight) reads it at build
 * time, and readers load none of it. The specification adds the first three to the framework's own.
 */

/** Prism components to load in addition to its core (markup, css, clike, javascript). */
export const prismLanguages = [
  'java',
  'csharp',
  'bash',
  'kotlin',
  'swift',
  'objectivec',
  'typescript',
  'jsx',
  'tsx',
  'json',
  'yaml',
  'python',
  'sql',
  'groovy',
  'properties',
  'http',
  'csv',
  'diff',
  'toml',
  'ruby',
  'markdown',
] as const;

/** Fence names whose Prism grammar has another name. */
export const languageAliases: Readonly<Record<string, string>> = {
  ts: 'typescript',
  js: 'javascript',
  sh: 'bash',
  shell: 'bash',
  kt: 'kotlin',
  kts: 'kotlin',
  cs: 'csharp',
  gradle: 'groovy',
  objc: 'objectivec',
  yml: 'yaml',
  py: 'python',
  xml: 'markup',
  html: 'markup',
  svg: 'markup',
  plist: 'markup',
  jsonl: 'json',
  mdx: 'markdown',
  md: 'markdown',
  podfile: 'ruby',
};

/** Names shown on tabs and used as accessible labels of code blocks. */
export const languageLabels: Readonly<Record<string, string>> = {
  kotlin: 'Kotlin',
  java: 'Java',
  swift: 'Swift',
  objectivec: 'Objective-C',
  csharp: 'C#',
  typescript: 'TypeScript',
  javascript: 'JavaScript',
  tsx: 'TypeScript (JSX)',
  jsx: 'JavaScript (JSX)',
  json: 'JSON',
  bash: 'Shell',
  python: 'Python',
  sql: 'SQL',
  yaml: 'YAML',
  markup: 'XML',
  groovy: 'Groovy',
  http: 'HTTP',
  csv: 'CSV',
  text: 'Text',
  url: 'URL',
  diff: 'Diff',
  properties: 'Properties',
  ruby: 'Ruby',
  markdown: 'Markdown',
  toml: 'TOML',
};
