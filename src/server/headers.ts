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
  // In every browser that the page is built for this means the socket of the same host too (Safari since 15.4).
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/** What the page never asks for stays off, whatever gets into it. Copying, sharing and sound are not among it. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sent with every answer, errors included. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A file whose name carries the hash of its content never changes; every other is asked for again each time. */
export function cacheControl(path: string): string {
  const hashed = /^assets\/.*-[\w-]{8}\.\w+$/.test(path);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
