import { frameHosts } from '@sohbet/domain/video-source'
import type { Config } from '../config.ts'

/** Headers of every reply. Nothing in a reply may run or load; pages loosen that for themselves. */
export const securityHeaders = ({
  publicUrl,
  hstsSubdomains,
}: Pick<Config, 'publicUrl' | 'hstsSubdomains'>): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Only public files are for other sites (send-file.ts)
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=()',
  'x-frame-options': 'DENY',
  ...(publicUrl.startsWith('https:') && {
    // Other sites of the same domain may still speak http
    'strict-transport-security': `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  }),
})

/** Documents are the only replies that our own pages may frame. */
export const framedByOurPages: Record<string, string> = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
}

/** The policy of a page, with the hashes of its inline scripts. A preview is framed by our own pages. */
export const pagePolicy = (
  scriptHashes: readonly string[],
  framedBy: "'none'" | "'self'" = "'none'",
): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Videos: our own and other https files, and the two sites whose players we frame.
    "media-src 'self' blob: https:",
    // Our own documents may be framed too
    `frame-src 'self' ${Object.values(frameHosts).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
