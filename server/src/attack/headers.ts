import type { Answer } from './every-call.ts'

const always = [
  'content-security-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
]

/** Security headers that a reply lacks. `secure`: the school's URL is https. */
export function missingHeaders({ headers }: Pick<Answer, 'headers'>, { secure = false } = {}): string[] {
  const missing = always.filter((name) => !headers[name])
  if (headers['x-content-type-options'] !== 'nosniff') missing.push('nosniff')
  if (!/frame-ancestors '(none|self)'/.test(String(headers['content-security-policy']))) {
    missing.push('frame-ancestors')
  }
  if (/unsafe-eval|script-src[^;]*unsafe-inline/.test(String(headers['content-security-policy']))) {
    missing.push('a policy without unsafe scripts')
  }
  if (secure && !/max-age=\d{8}/.test(String(headers['strict-transport-security']))) missing.push('HSTS')
  if (headers['server'] ?? headers['x-powered-by']) missing.push('silence about what serves it')
  return missing
}
