declare module '@generated/sdk-switch/default/names.json' {
  /** In which versions a name is declared, by name (lib/declarations/spans.ts). */
  const spans: Record<string, string>;
  export default spans;
}
