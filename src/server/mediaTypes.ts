/** The kinds of file a built arcade may hold; a name with any other ending is served as plain bytes. */
const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['css', 'text/css; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
  ['ico', 'image/x-icon'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['map', 'application/json; charset=utf-8'],
  ['md', 'text/markdown; charset=utf-8'],
  ['mjs', 'text/javascript; charset=utf-8'],
  ['mp3', 'audio/mpeg'],
  ['ogg', 'audio/ogg'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['wasm', 'application/wasm'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
]);

/** The Content-Type of a file by its name, `undefined` when the ending is not one we know. */
export function mediaType(path: string): string | undefined {
  const dot = path.lastIndexOf('.');
  return dot === -1 ? undefined : MEDIA_TYPES.get(path.slice(dot + 1).toLowerCase());
}
