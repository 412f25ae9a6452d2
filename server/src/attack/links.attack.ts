import { importLevelTestQuestions } from '@sohbet/contract/level-tests/level-tests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aShooter, everyCall, isWrite, shoot, takesJson, type Call } from './every-call.ts'
import { placesIn, putAt, withAt, type Path } from './value-paths.ts'
import { takeSnapshot } from './snapshot.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const evil = 'evil.example'
/** URLs that run a script, use another scheme, or point to another host than they show. */
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

const today = new Date('2026-03-02T09:00:00Z')
/** After the live events have expired. */
const nextDay = new Date('2026-03-03T09:00:00Z')

const isLinkField = (name: string | number | undefined) =>
  /link|url|source$|photo$|href|website/i.test(String(name))
// The honeypots of the contact form and the application: when filled, the server drops the message. A preview stores nothing.
const traps = new Set([
  'contact.sendContactMessage',
  'contact.sendApplication',
  'courses.previewCourseChange',
])
/** Named like a link, but an id or an enum. */
const isNoLink = (example: unknown) => typeof example !== 'string' || /^0{8}-/.test(example)

let made = 0
/** New links each time, so that a stored one comes from this call. */
const goodLinks = () => {
  made += 1
  return [`https://example.test/lesson-${made}.mp4`, `https://example.test/${made}?b=c#d`]
}
/** Only a listening question stores a recording. */
const heard = { type: 'listening', sourceType: 'audio' }

/** Every link field, with a body that stores a link there. */
async function linksOf(call: Call) {
  const schema = call.endpoint.body
  const shooter = await aShooter(server, call)
  const sample = /audioUrl/.test(JSON.stringify(placesIn(schema, shooter.values.body)))
    ? withKnown(shooter.values.body, heard)
    : shooter.values.body
  const paths = placesIn(schema, sample)
    .filter(({ path, example }) => isLinkField(path.at(-1)) && !isNoLink(example))
    .map(({ path }) => path)
  return { shooter, paths, bodyWith: (path: Path, link: string) => putAt(sample, { path, schema }, link) }
}

/** Adds only fields that the body has. */
const withKnown = (body: unknown, more: Record<string, string>) =>
  Object.entries(more).reduce(
    (made, [name, value]) => (name in Object(made) ? withAt(made, [name], value) : made),
    body,
  )

const writes = everyCall.filter(
  (call) =>
    isWrite(call) &&
    takesJson(call) &&
    !traps.has(call.name) &&
    placesIn(call.endpoint.body, undefined).some(
      ({ path, example }) => isLinkField(path.at(-1)) && !isNoLink(example),
    ),
)

test('finds link fields to test', () => {
  expect(badLinks.length).toBeGreaterThanOrEqual(60)
  expect(writes.length).toBeGreaterThan(10)
})

test.each(writes)('$name: accepts only https links and our own files', async (call) => {
  let tried = await linksOf(call)
  const send = async (path: Path, link: string) => {
    const { shooter, bodyWith } = tried
    const answer = await shoot(server, call.endpoint, {
      ...shooter,
      body: JSON.stringify(bodyWith(path, link)),
    })
    const isTaken = answer !== undefined && answer.status < 300
    if (isTaken) tried = await linksOf(call)
    return { status: answer?.status ?? 0, isKept: isTaken && (await isKept(link)) }
  }
  const accepted: string[] = []
  expect(tried.paths.length).toBeGreaterThan(0)
  for (const path of tried.paths) {
    server.clock.now = path.at(-1) === 'replayLink' ? nextDay : today
    tried = await linksOf(call)
    const good = []
    for (const link of goodLinks()) good.push((await send(path, link)).isKept)
    // Without an accepted link, the refusals below could have another reason
    expect([path.join('.'), good]).toEqual([path.join('.'), expect.arrayContaining([true])])
    for (const link of badLinks) {
      const { status, isKept } = await send(path, link)
      if (isKept || status >= 500) accepted.push(`${path.join('.')}=${link}: ${status}`)
    }
  }
  expect(accepted).toEqual([])
})

test('an imported table of questions accepts the same links', async () => {
  const call = { name: 'levelTests.importLevelTestQuestions', endpoint: importLevelTestQuestions }
  const imported = async (link: string) => {
    const { values, headers } = await aShooter(server, call)
    const cell = `"${link.replaceAll('"', '""')}"`
    const csv = `type,text,optionA,optionB,optionC,optionD,correctOptionId,audioUrl\nlistening,Hear,a,b,c,d,A,${cell}\n`
    const body = JSON.stringify({ csv, isPreview: false })
    const answer = await shoot(server, call.endpoint, { values, headers, body })
    if (!answer || answer.status >= 300) return { status: answer?.status, imported: 0 }
    return { status: 200, imported: importLevelTestQuestions.reply.parse(JSON.parse(answer.text)).imported }
  }
  expect(await imported(goodLinks()[0] ?? '')).toEqual({ status: 200, imported: 1 })
  const taken: string[] = []
  for (const link of badLinks) {
    const { status, imported: count } = await imported(link)
    if (count > 0 || status === undefined || status >= 500) taken.push(`${link}: ${status}`)
  }
  expect(taken).toEqual([])
})

/** Variants of a text: case changed, blanks dropped, escapes decoded, slashes turned. */
function readings(text: string): string[] {
  const undone = (one: string) => {
    try {
      return decodeURIComponent(one)
    } catch {
      return one
    }
  }
  const plain = (one: string) =>
    undone(one)
      .replaceAll(/[\s\p{Cc}]/gu, '')
      .replaceAll('\\', '/')
      .toLowerCase()
  return [plain(text), ...(URL.canParse(text) ? [plain(new URL(text).href)] : [])]
}

/** Whether any column of any table contains the link, in any variant. */
async function isKept(link: string): Promise<boolean> {
  const sought = new Set(readings(link))
  for (const row of (await takeSnapshot(server.db)).values()) {
    if (textsIn(row).some((text) => readings(text).some((reading) => sought.has(reading)))) return true
  }
  return false
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
