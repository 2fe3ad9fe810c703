/** Samples for Kotlin on a server: the JDK's own HTTP client. */
import { indented, layOut, quoted, sum } from './literal';
import {
  apiKeyVariable,
  disposition,
  formText,
  fullUrl,
  isFile,
  otherHeaders,
  shownAtMost,
  type Part,
  type SampleBody,
  type SampleRequest,
  type SampleWriter,
} from './types';

/** A string: JSON's, but Kotlin has templates and no `\f`. */
const quote = (text: string): string =>
  quoted(text).replace(/\\.|\$/g, (found) => (found === '$' ? '\\$' : found === '\\f' ? '\\u000c' : found));

const publishers = 'HttpRequest.BodyPublishers';

/** Publishers of the parts of a form; the texts between files are joined. */
function partPublishers(parts: readonly Part[]): string[] {
  const boundary = '--$boundary';
  const texts: string[] = [];
  let open = '';
  for (const part of parts) {
    const type = part.type === undefined ? '' : `Content-Type: ${part.type}\r\n`;
    const head = quote(`\r\nContent-Disposition: ${disposition(part)}\r\n${type}\r\n`).slice(1, -1);
    open += `${boundary}${head}`;
    if (isFile(part)) {
      texts.push(`${publishers}.ofString("${open}")`, `${publishers}.ofFile(Path.of(${quote(part.file)}))`);
      open = '\\r\\n';
    } else open += `${quote(part.value).slice(1, -1)}\\r\\n`;
  }
  return [...texts, `${publishers}.ofString("${open}${boundary}--\\r\\n")`];
}

interface Sent {
  before: string[];
  publisher: string;
  /** The type as a literal. */
  type: string;
  imports?: string[];
}

const pathImport = 'import java.nio.file.Path';

function sentOf(body: SampleBody): Sent {
  switch (body.kind) {
    case 'json': {
      // A dollar sign starts a template in a raw string; JSON never has three quotes in a row.
      const text = layOut(body.text).replace(/\$/g, () => "${'$'}");
      const before = ['    val body = """', indented(text, 8), '    """.trimIndent()'];
      return { before, publisher: `${publishers}.ofString(body)`, type: quote(body.type) };
    }
    case 'text':
      return {
        before: [`    val body = ${sum(body.text, quote, 8)}`],
        publisher: `${publishers}.ofString(body)`,
        type: quote(body.type),
      };
    case 'form':
      return {
        before: [`    val body = ${quote(formText(body.fields))}`],
        publisher: `${publishers}.ofString(body)`,
        type: quote('application/x-www-form-urlencoded'),
      };
    case 'multipart':
      return {
        before: [
          '    val boundary = UUID.randomUUID().toString()',
          `    val body = ${publishers}.concat(`,
          ...partPublishers(body.parts).map((publisher) => `        ${publisher},`),
          '    )',
        ],
        publisher: 'body',
        type: '"multipart/form-data; boundary=$boundary"',
        imports: [...(body.parts.some(isFile) ? [pathImport] : []), 'import java.util.UUID'],
      };
    case 'file':
      return {
        before: [],
        publisher: `${publishers}.ofFile(Path.of(${quote(body.file)}))`,
        type: quote(body.type),
        imports: [pathImport],
      };
  }
}

/** The JDK reads no JSON, so an error is reported with the text of the answer, in which the problem is. */
const answerLines = (answer: SampleRequest['answer']): string[] =>
  answer === 'file'
    ? [
        '    val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofByteArray())',
        `    check(response.statusCode() in 200..299) { "HTTP \${response.statusCode()}: \${String(response.body()).take(${4 * shownAtMost})}" }`,
        '    Files.write(Path.of("answer.bin"), response.body())',
      ]
    : [
        '    val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())',
        `    check(response.statusCode() in 200..299) { "HTTP \${response.statusCode()}: \${response.body().take(${4 * shownAtMost})}" }`,
        answer === 'none' ? '    println("HTTP ${response.statusCode()}")' : '    println(response.body())',
      ];

export const kotlin: SampleWriter = {
  tab: 'Kotlin (server)',
  language: 'kotlin',
  write(request) {
    const sent = request.body && sentOf(request.body);
    const imports = [
      'import java.net.URI',
      'import java.net.http.HttpClient',
      'import java.net.http.HttpRequest',
      'import java.net.http.HttpResponse',
      'import java.time.Duration',
      ...(request.answer === 'file' ? ['import java.nio.file.Files', pathImport] : []),
      ...(sent?.imports ?? []),
    ];
    return [
      ...[...new Set(imports)].sort(),
      '',
      'fun main() {',
      `    val apiKey = System.getenv("${apiKeyVariable}") ?: error("Set ${apiKeyVariable}.")`,
      ...(sent?.before ?? []),
      '',
      `    val request = HttpRequest.newBuilder(URI.create(${quote(fullUrl(request))}))`,
      `        .timeout(Duration.ofSeconds(${request.timeout}))`,
      `        .header(${quote(request.apiKeyHeader)}, apiKey)`,
      ...(sent ? [`        .header("Content-Type", ${sent.type})`] : []),
      ...otherHeaders(request, undefined).map(
        ([name, value]) => `        .header(${quote(name)}, ${quote(value)})`,
      ),
      request.method === 'GET' && !sent
        ? '        .GET()'
        : `        .method(${quote(request.method)}, ${sent?.publisher ?? `${publishers}.noBody()`})`,
      '        .build()',
      '',
      ...answerLines(request.answer),
      '}',
    ].join('\n');
  },
};
