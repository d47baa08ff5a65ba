// What the build makes of WordNet (scripts/definitionsPlugin.mjs).
declare module 'virtual:definitions' {
  /** The address of each file by its key. */
  const urls: Readonly<Record<string, string>>;
  export default urls;
}
