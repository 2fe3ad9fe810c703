/**
 * Replaces the list of generators in postman-code-generators with the languages that the request builder offers, so a
 * reader does not load the others. Same shape as postman-code-generators/lib/assets/languages.js.
 */
// cspell:words codegens httpclient okhttp restmethod

/**
 * @param {string} lang
 * @param {string} variant
 * @param {string} syntax_mode
 * @param {unknown} main
 */
const generator = (lang, variant, syntax_mode, main) => ({ lang, variant, syntax_mode, main });

module.exports = [
  generator('curl', 'cURL', 'powershell', require('postman-code-generators/codegens/curl')),
  generator('javascript', 'Fetch', 'javascript', require('postman-code-generators/codegens/js-fetch')),
  generator('python', 'Requests', 'python', require('postman-code-generators/codegens/python-requests')),
  generator('kotlin', 'OkHttp', 'kotlin', require('postman-code-generators/codegens/kotlin-okhttp')),
  generator('csharp', 'HttpClient', 'csharp', require('postman-code-generators/codegens/csharp-httpclient')),
  generator('java', 'OkHttp', 'java', require('postman-code-generators/codegens/java-okhttp')),
  generator('swift', 'URLSession', 'swift', require('postman-code-generators/codegens/swift')),
  generator('go', 'Native', 'golang', require('postman-code-generators/codegens/golang')),
  generator('php', 'Guzzle', 'php', require('postman-code-generators/codegens/php-guzzle')),
  generator('ruby', 'Net::HTTP', 'ruby', require('postman-code-generators/codegens/ruby')),
  generator(
    'powershell',
    'RestMethod',
    'powershell',
    require('postman-code-generators/codegens/powershell-restmethod'),
  ),
];
