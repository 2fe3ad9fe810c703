/** Samples for C# on a server: `HttpClient`, as a top-level program of .NET 8 or later. */
import { indented, layOut, quoted as quote, sum } from './literal';
import {
  apiKeyVariable,
  baseName,
  fullUrl,
  isFile,
  methodName,
  otherHeaders,
  shownAtMost,
  type Part,
  type SampleBody,
  type SampleRequest,
  type SampleWriter,
} from './types';

/** A media type as the constructors of contents take it; those with parameters have to be parsed. */
const mediaType = (type: string): string =>
  type.includes(';') ? `MediaTypeHeaderValue.Parse(${quote(type)})` : quote(type);

const ofFile = (file: string, type: string): string =>
  `new ByteArrayContent(await File.ReadAllBytesAsync(${quote(file)})) { Headers = { ContentType = MediaTypeHeaderValue.Parse(${quote(type)}) } }`;

/** The names are quoted, as browsers do. */
function partLine(part: Part): string {
  const name = quote(JSON.stringify(part.name));
  if (isFile(part))
    return `    { ${ofFile(part.file, part.type)}, ${name}, ${quote(JSON.stringify(baseName(part.file)))} },`;
  const type = part.type === undefined ? '' : `, Encoding.UTF8, ${mediaType(part.type)}`;
  return `    { new StringContent(${quote(part.value)}${type}), ${name} },`;
}

function contentLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [
        'new StringContent(',
        '    """',
        // JSON never has three quotes in a row, which would end the string.
        indented(layOut(body.text), 4),
        '    """,',
        '    Encoding.UTF8,',
        `    ${mediaType(body.type)});`,
      ];
    case 'text':
      return [
        'new StringContent(',
        `    ${sum(body.text, quote, 4)},`,
        '    Encoding.UTF8,',
        `    ${mediaType(body.type)});`,
      ];
    case 'form':
      return [
        'new FormUrlEncodedContent(new KeyValuePair<string, string>[]',
        '{',
        ...body.fields.map(([name, value]) => `    new(${quote(name)}, ${quote(value)}),`),
        '});',
      ];
    case 'multipart':
      return ['new MultipartFormDataContent', '{', ...body.parts.map(partLine), '};'];
    case 'file':
      return [`${ofFile(body.file, body.type)};`];
  }
}

/** .NET reads the answer as text, so an error is reported with the text, in which the problem is. */
const answerLines = (answer: SampleRequest['answer']): string[] => [
  'var answer = await response.Content.ReadAsStringAsync();',
  'if (!response.IsSuccessStatusCode)',
  '{',
  `    throw new HttpRequestException($"HTTP {(int)response.StatusCode}: {answer[..Math.Min(answer.Length, ${4 * shownAtMost})]}");`,
  '}',
  {
    json: 'Console.WriteLine(answer);',
    text: 'Console.WriteLine(answer);',
    file: 'await File.WriteAllBytesAsync("answer.bin", await response.Content.ReadAsByteArrayAsync());',
    none: 'Console.WriteLine($"HTTP {(int)response.StatusCode}");',
  }[answer],
];

export const csharp: SampleWriter = {
  tab: 'C# (server)',
  language: 'csharp',
  write(request) {
    const { body } = request;
    const name = methodName(request);
    const method = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const content = body === undefined ? '' : `request.Content = ${contentLines(body).join('\n')}`;
    const using = [
      ...(content.includes('MediaTypeHeaderValue') ? ['using System.Net.Http.Headers;'] : []),
      ...(content.includes('Encoding.UTF8') ? ['using System.Text;'] : []),
    ];
    return [
      ...using,
      ...(using.length > 0 ? [''] : []),
      `var apiKey = Environment.GetEnvironmentVariable("${apiKeyVariable}")`,
      `    ?? throw new InvalidOperationException("Set ${apiKeyVariable}.");`,
      '',
      `using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${request.timeout}) };`,
      `using var request = new HttpRequestMessage(HttpMethod.${method}, ${quote(fullUrl(request))});`,
      `request.Headers.Add(${quote(request.apiKeyHeader)}, apiKey);`,
      ...otherHeaders(request, undefined).map(
        ([header, value]) => `request.Headers.Add(${quote(header)}, ${quote(value)});`,
      ),
      ...(content ? [content] : []),
      '',
      'using var response = await client.SendAsync(request);',
      ...answerLines(request.answer),
    ].join('\n');
  },
};
