/** Samples for Kotlin on a server: the JDK's own HTTP client. */
import { indented, printJson } from './literal';
import { apiKeyVariable, fullUrl, type SampleWriter } from './types';

const quote = (text: string): string => JSON.stringify(text).replace(/\$/g, '\\$');

export const kotlin: SampleWriter = {
  tab: 'Kotlin (server)',
  language: 'kotlin',
  write(request) {
    const lines = [
      'import java.net.URI',
      'import java.net.http.HttpClient',
      'import java.net.http.HttpRequest',
      'import java.net.http.HttpResponse',
      'import java.time.Duration',
      '',
      'fun main() {',
      `    val apiKey = System.getenv("${apiKeyVariable}") ?: error("Set ${apiKeyVariable}.")`,
    ];
    if (request.body !== undefined) {
      // A dollar sign starts a template in a raw string.
      const body = printJson(request.body).replace(/\$/g, () => "${'$'}");
      lines.push('    val body = """', indented(body, 8), '    """.trimIndent()');
    }
    const publisher =
      request.body === undefined
        ? 'HttpRequest.BodyPublishers.noBody()'
        : 'HttpRequest.BodyPublishers.ofString(body)';
    lines.push(
      '',
      `    val request = HttpRequest.newBuilder(URI.create(${quote(fullUrl(request))}))`,
      `        .timeout(Duration.ofSeconds(${request.timeout}))`,
      `        .header(${quote(request.apiKeyHeader)}, apiKey)`,
      ...(request.body === undefined ? [] : ['        .header("Content-Type", "application/json")']),
      ...request.headers.map(([name, value]) => `        .header(${quote(name)}, ${quote(value)})`),
      request.method === 'GET' ? '        .GET()' : `        .method(${quote(request.method)}, ${publisher})`,
      '        .build()',
      '',
      '    val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())',
      '    check(response.statusCode() in 200..299) { "HTTP ${response.statusCode()}: ${response.body()}" }',
      '    println(response.body())',
      '}',
    );
    return lines.join('\n');
  },
};
