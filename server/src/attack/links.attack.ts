import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import {
  aShooter,
  declaredFields,
  everyCall,
  isWrite,
  pathsIn,
  shoot,
  takesJson,
  withAt,
} from './every-call.ts'
import { takeSnapshot } from './snapshot.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const evil = 'evil.example'
/** Addresses that run something, leave the web, or lead elsewhere than they look. */
const badLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript&colon;alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://%0aalert(1)',
  'javascript:https://a.example',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'filesystem:https://a.example/x',
  'about:blank',
  'view-source:https://a.example',
  'file:///etc/passwd',
  'ftp://a.example/x',
  'gopher://a.example',
  'ws://a.example',
  'wss://a.example',
  'ldap://a.example',
  'mailto:a@a.example',
  'tel:+90',
  'sms:1',
  'intent://x#Intent;end',
  'zoommtg://x',
  'tg://join?invite=x',
  'ms-word:ofe|u|x',
  'http://a.example',
  'HTTP://a.example',
  'http:a.example',
  'http:/a.example',
  'http:\\\\a.example',
  'https:a.example',
  'https:/a.example',
  'https:///a.example',
  'https://',
  'https://?x',
  'https://#x',
  'https:\\\\a.example',
  `//${evil}`,
  `///${evil}`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `/%09/${evil}`,
  `/\t/${evil}`,
  `./..//${evil}`,
  `https://a.example@${evil}`,
  `https://a:b@${evil}/`,
  `https://${evil}\\@a.example`,
  'https://a.example\\.evil.example',
  'https://a.example/\r\nset-cookie: a=b',
  'https://a.example/\0',
  'https://a b.example',
  'https://[::1',
  'https://a.example:99999',
  '../../etc/passwd',
  '/api/../admin',
  '/api/images/../../admin',
  '/api/images/%2e%2e/x',
  'a.example',
  'www.a.example/x',
  '?x',
  '#x',
]

const isLinkField = (name: string | number | undefined) =>
  /link|url|source$|photo$|href|website/i.test(String(name))
// A trap for robots on the contact form: filled in, the message is thrown away
const traps = new Set(['contact.sendContactMessage'])

const writes = everyCall.filter(
  (call) =>
    isWrite(call) &&
    takesJson(call) &&
    !traps.has(call.name) &&
    [...declaredFields(call.endpoint.body)].some(isLinkField),
)

test('there are link fields to try', () => {
  expect(badLinks.length).toBeGreaterThanOrEqual(60)
  expect(writes.length).toBeGreaterThan(3)
})

test.each(writes)('$name: a link is https or a file of ours', async (call) => {
  let shooter = await aShooter(server, call)
  const { body } = shooter.values
  const inSample = pathsIn(body).filter((path) => isLinkField(path.at(-1)))
  const atTop = [...declaredFields(call.endpoint.body)].filter(isLinkField).map((name) => [name])
  const paths = new Map([...inSample, ...atTop].map((path) => [path.join('.'), path]))
  const accepted: string[] = []
  for (const path of paths.values()) {
    for (const link of badLinks) {
      const answer = await shoot(server, call.endpoint, {
        ...shooter,
        body: JSON.stringify(withAt(shooter.values.body, path, link)),
      })
      if (!answer || answer.status >= 500) accepted.push(`${path.join('.')}=${link}: ${answer?.status}`)
      if (!answer || answer.status >= 300) continue
      // Another field of that name, at another place, may be no link of this one's: what is not kept does no harm
      if (await isKept(link)) accepted.push(`${path.join('.')}=${link}`)
      shooter = await aShooter(server, call)
    }
  }
  expect(accepted).toEqual([])
})

/** Whether a text stands in any column of any table. */
async function isKept(text: string): Promise<boolean> {
  const before = JSON.stringify(text.trim()).slice(1, -1)
  for (const row of (await takeSnapshot(server.db)).values()) {
    if (
      Object.values(row).some(
        (value) => value === text.trim() || JSON.stringify(value)?.includes(`"${before}"`),
      )
    )
      return true
  }
  return false
}
