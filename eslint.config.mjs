/** Lint rules for own code: the recommended sets, plus what strict TypeScript cannot see. */
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build',
      '.docusaurus',
      '.cache',
      'node_modules',
      'declarations',
      'tests/**/fixtures',
      'api/app-events',
      'api/management',
      'deploy/generated',
      'generated',
    ],
  },
  ...tseslint.configs.recommended,
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['**/*.{ts,tsx,mjs,mts}'],
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'performance',
          property: 'now',
          message:
            'A test that reads the clock fails on a busy machine. Bound calls, records or bytes; measure in tools/bench/.',
        },
      ],
    },
  },
);
