/** Samples for C# on a server: `HttpClient`, as a top-level program of .NET 8 or later. */
import { indented, printJson } from './literal';
import { apiKeyVariable, fullUrl, methodName, type SampleWriter } from './types';

const quote = (text: string): string => JSON.stringify(text);

export const csharp: SampleWriter = {
  tab: 'C# (server)',
  language: 'csharp',
  write(request) {
    const name = methodName(request);
    const method = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
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
      const body = indented(printJson(request.body), 4);
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
