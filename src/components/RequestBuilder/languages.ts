/**
 * Languages of the builder. Those that API pages have samples in use the same writers (lib/shared/samples). The others
 * come from the generators of the API theme, and each needs its own in plugins/pages/request-builder/snippet-generators.cjs.
 */
// cspell:words Getenv

export interface SnippetLanguage {
  label: string;
  /** Name of the language for highlighting. */
  highlight: string;
  /** Label of the site's own tabs for this language (plugins/content/code-tabs), whose writer writes it. */
  tab?: string;
  /** Generator of the API theme, for languages without a writer, and how the language reads the key. */
  generator?: {
    language: string;
    variant: string;
    /** What takes the place of the quoted placeholder of the API key. */
    key: string;
    /** What else has to change before the program compiles. */
    mend?: readonly [from: string, to: string];
  };
}

export const snippetLanguages: readonly SnippetLanguage[] = [
  { label: 'curl', highlight: 'bash', tab: 'curl' },
  { label: 'JavaScript', highlight: 'javascript', tab: 'JavaScript' },
  { label: 'Python', highlight: 'python', tab: 'Python' },
  { label: 'Kotlin', highlight: 'kotlin', tab: 'Kotlin (server)' },
  { label: 'C#', highlight: 'csharp', tab: 'C# (server)' },
  {
    label: 'Java (OkHttp)',
    highlight: 'java',
    generator: {
      language: 'java',
      variant: 'OkHttp',
      key: 'System.getenv("WHENCE_API_KEY")',
      // A method of OkHttp 2.
      mend: ['.setConnectTimeout(', '.callTimeout('],
    },
  },
  {
    label: 'Swift (URLSession)',
    highlight: 'swift',
    generator: {
      language: 'swift',
      variant: 'URLSession',
      key: 'ProcessInfo.processInfo.environment["WHENCE_API_KEY"]!',
    },
  },
  {
    label: 'Go',
    highlight: 'go',
    generator: {
      language: 'go',
      variant: 'Native',
      key: 'os.Getenv("WHENCE_API_KEY")',
      mend: ['  "net/http"\n', '  "net/http"\n  "os"\n'],
    },
  },
  {
    label: 'PHP (Guzzle)',
    highlight: 'php',
    generator: { language: 'php', variant: 'Guzzle', key: "getenv('WHENCE_API_KEY')" },
  },
  {
    label: 'Ruby',
    highlight: 'ruby',
    generator: { language: 'ruby', variant: 'Net::HTTP', key: 'ENV.fetch("WHENCE_API_KEY")' },
  },
  {
    label: 'PowerShell',
    highlight: 'powershell',
    generator: { language: 'powershell', variant: 'RestMethod', key: '$env:WHENCE_API_KEY' },
  },
];
