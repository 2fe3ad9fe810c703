/** Samples for C# on a server: `HttpClient`, as a top-level program of .NET 8 or later. */
import { printJson } from './literal';
import { apiKeyVariable, fullUrl, type SampleWriter } from './types';

const quote = (text: string): string => JSON.stringify(text);

const indent = (text: string, spaces: number): string => text.replace(/^(?=.)/gm, ' '.repeat(spaces));

const methods: Readonly<Record<string, string>> = {
  GET: 'Get',
  POST: 'Post',
  PUT: 'Put',
  DELETE: 'Delete',
  PATCH: 'Patch',
};

export const csharp: SampleWriter = {
  tab: 'C# (server)',
  language: 'csharp',
  write(request) {
    const method = methods[request.method];
    if (!method)
      throw new Error(`No C# method for ${request.method}. Add it to lib/shared/samples/csharp.ts.`);
    const lines = [
      ...(request.body === undefined ? [] : ['using System.Text;', '']),
      `var apiKey = Environment.GetEnvironmentVariable("${apiKeyVariable}")`,
      `    ?? throw new InvalidOperationException("Set ${apiKeyVariable}.");`,
      '',
      `using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${request.timeout}) };`,
      `using var request = new HttpRequestMessage(HttpMethod.${method}, ${quote(fullUrl(request))});`,
      `request.Headers.Add(${quote(request.apiKeyHeader)}, apiKey);`,
      ...request.headers.map(([name, value]) => `request.Headers.Add(${quote(name)}, ${quote(value)});`),
    ];
    if (request.body !== undefined) {
      const body = indent(printJson(request.body), 4);
      lines.push(
        'request.Content = new StringContent(',
        '    """',
        body,
        '    """,',
        '    Encoding.UTF8,',
        '    "application/json");',
      );
    }
    lines.push(
      '',
      'using var response = await client.SendAsync(request);',
      'var answer = await response.Content.ReadAsStringAsync();',
      'if (!response.IsSuccessStatusCode)',
      '{',
      '    throw new HttpRequestException($"HTTP {(int)response.StatusCode}: {answer}");',
      '}',
      'Console.WriteLine(answer);',
    );
    return lines.join('\n');
  },
};
