/**
 * Everything the page needs comes from its own origin, and nothing is written inline:
 * a script or style that found its way into the markup is not run.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/** Sent with every answer, errors included. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A file whose name carries the hash of its content never changes; every other is asked for again each time. */
export function cacheControl(path: string): string {
  const hashed = /^assets\/.*-[\w-]{8}\.\w+$/.test(path);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
