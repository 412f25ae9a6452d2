import { roles } from '@sohbet/domain/account/role'
import { describe, expect, test, vi } from 'vitest'
import { paymentAddress } from './parts/payment-address.ts'
import { homePath, ownPath, pathAfterLogin } from './paths.ts'

const evil = 'evil.example'
const areas = ['/admin', '/coach', '/learner']
const starts = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '\u0000//',
  '/./',
  '/.//',
  'http://',
  'https://',
  'HTTPS://',
  'https:',
  'https:/',
  'https:\\\\',
  'ftp://',
  'ws://',
  'blob:https://',
  'javascript:',
  'JAVASCRIPT:',
  'java\tscript:',
  ' javascript:',
  'data:text/html,',
  'vbscript:',
  'about:',
  'file:///',
  'http://here.invalid@',
  'http://here.invalid.',
  'http://here.invalid:80@',
  '//here.invalid@',
  '//here.invalid.',
]
/** More than 100 URLs that look like ours. */
const lookAlikes = [
  ...starts.flatMap((start) => [
    `${start}${evil}`,
    ...areas.slice(0, 1).map((area) => `${start}${evil}${area}`),
  ]),
  ...areas.flatMap((area) => [
    `${area}/..//${evil}`,
    `${area}/../..//${evil}`,
    `${area}/%2e%2e//${evil}`,
    `${area}/..\\\\${evil}`,
    `${area}@${evil}`,
    `${area}.${evil}`,
    `${area}:x@${evil}`,
    `//${evil}${area}`,
    `https://${evil}/?${area}`,
    `https://${evil}#${area}`,
  ]),
]

/** The host that a browser on our site would open. */
const hostOf = (address: string) => new URL(address, 'https://school.example').host

describe('after log-in', () => {
  test.each(roles)('a %s stays in their own area, whatever was requested', (role) => {
    expect(lookAlikes.length).toBeGreaterThanOrEqual(80)
    for (const next of [...lookAlikes, ...lookAlikes.map(encodeURIComponent), '', null]) {
      const path = pathAfterLogin(role, next)
      expect([next, hostOf(path), path.startsWith(homePath[role])]).toEqual([next, 'school.example', true])
    }
  })

  test('an own path is followed on our own host', () => {
    const followed = lookAlikes.map(ownPath).flatMap((url) => (url ? [url.pathname + url.search] : []))
    expect(followed.length).toBeGreaterThan(0)
    expect(followed.filter((path) => hostOf(path) !== 'school.example')).toEqual([])
  })
})

test('a payment opens the payment host or one of our pages', () => {
  vi.stubGlobal('location', { hostname: 'school.example' })
  const addresses = [...lookAlikes, ...lookAlikes.map((one) => `https://checkout.stripe.com${one}`)]
  const followed = addresses.map(paymentAddress).flatMap((address) => (address ? [address] : []))
  const hosts = new Set(['school.example', 'checkout.stripe.com'])
  expect(followed.filter((address) => !hosts.has(hostOf(address)))).toEqual([])
})
