/** Languages of the builder. Each needs its generator in plugins/pages/request-builder/snippet-generators.cjs. */

export interface SnippetLanguage {
  label: string;
  /** Name and variant of the snippet generator. */
  language: string;
  variant: string;
  /** Label of the site's own tabs for this language, if they have it (plugins/content/code-tabs). */
  tab?: string;
}

export const snippetLanguages: readonly SnippetLanguage[] = [
  { label: 'curl', language: 'curl', variant: 'cURL', tab: 'curl' },
  { label: 'JavaScript, TypeScript (fetch)', language: 'javascript', variant: 'Fetch', tab: 'JavaScript' },
  { label: 'Python (requests)', language: 'python', variant: 'Requests', tab: 'Python' },
  { label: 'Kotlin (OkHttp)', language: 'kotlin', variant: 'OkHttp', tab: 'Kotlin (server)' },
  { label: 'C# (HttpClient)', language: 'csharp', variant: 'HttpClient', tab: 'C# (server)' },
  { label: 'Java (OkHttp)', language: 'java', variant: 'OkHttp' },
  { label: 'Swift (URLSession)', language: 'swift', variant: 'URLSession' },
  { label: 'Go', language: 'go', variant: 'Native' },
  { label: 'PHP (Guzzle)', language: 'php', variant: 'Guzzle' },
  { label: 'Ruby', language: 'ruby', variant: 'Net::HTTP' },
  { label: 'PowerShell', language: 'powershell', variant: 'RestMethod' },
];
