import { frameHosts } from '@sohbet/domain/video-source'
import type { Config } from '../config.ts'

/** On every answer, whatever it is. Nothing in an answer may run or load anything; pages loosen that for themselves. */
export const securityHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'x-frame-options': 'DENY',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
})

/** A document is the one thing that our own pages show in a frame. */
export const framedByOurPages: Record<string, string> = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
}

/** For a page whose inline scripts are known by their hashes, made at build time. */
export const pagePolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Videos: our own and other https files, and the two sites whose players we frame.
    "media-src 'self' blob: https:",
    // And documents of our own, which alone let themselves be framed
    `frame-src 'self' ${Object.values(frameHosts).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
