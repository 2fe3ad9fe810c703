/**
 * Which HTML rules hold. The standard set, less the rules about source formatting, which a minifier decides, and less
 * those that the framework's own markup breaks without harm; each exception says why.
 */
import type { ConfigData } from 'html-validate';

export const htmlRules: ConfigData = {
  extends: ['html-validate:standard'],
  rules: {
    // The minifier writes these its own way; both forms are valid.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'no-implicit-button-type': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'require-sri': 'off',
    'script-type': 'off',
    // aria-label on elements with an explicit role is fine; the rule does not see roles on lists of links.
    'aria-label-misuse': 'off',
    // The framework writes redundant but harmless roles (role="banner" on header, role="list").
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // ids that start with a digit (headings such as "1 Type") are valid in HTML.
    'valid-id': ['error', { relaxed: true }],
  },
};
