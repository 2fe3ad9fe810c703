/**
 * Replaces the list of generators in postman-code-generators with the languages of the request builder that have no
 * writer of samples (src/components/RequestBuilder/languages.ts), so a reader does not load the others. Same shape as postman-code-generators/lib/assets/languages.js.
 */
// cspell:words codegens okhttp restmethod

/**
 * @param {string} lang
 * @param {string} variant
 * @param {string} syntax_mode
 * @param {unknown} main
 */
const generator = (lang, variant, syntax_mode, main) => ({ lang, variant, syntax_mode, main });

module.exports = [
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
