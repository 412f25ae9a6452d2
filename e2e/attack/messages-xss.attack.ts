import { expect, test, type Page } from '@playwright/test'
import { xssPayloads } from '@sohbet/contract/testing/xss-payloads'
import { logIn, startSchool, type School } from './start-school.ts'

let school: School
test.beforeAll(async () => {
  school = await startSchool()
})
test.afterAll(() => school.stop())

type Thread = { id: string; text: string }
/** Threads by their reader. */
type Threads = Record<'school' | 'contact' | 'coach' | 'learner', Thread[]>

/** For each payload, creates a user with that name and threads with that subject, name and message. */
async function writeAll(): Promise<Threads> {
  const { rows } = await school.client.query<{ threads: Threads }>(
    `WITH given AS (SELECT text, n FROM unnest($1::text[]) WITH ORDINALITY AS t (text, n)),
     people AS (
       INSERT INTO users (username, email, role)
       SELECT text, role || n || '@xss.test', role FROM given, unnest(ARRAY['learner', 'coach']) AS role
       RETURNING id, username, role),
     threads AS (
       INSERT INTO message_threads (kind, subject, person_user_id, coach_user_id, visitor_name, visitor_email, language,
         created_at, last_seq, last_at)
       SELECT 'school', username, id, NULL::uuid, NULL, NULL, NULL, $2::timestamptz, 1, $2::timestamptz
         FROM people WHERE role = 'learner'
       UNION ALL SELECT 'contact', '', NULL, NULL, text, 'visitor@xss.test', 'tr', $2::timestamptz, 1, $2::timestamptz FROM given
       UNION ALL SELECT 'course', '', people.id, users.id, NULL, NULL, NULL, $2::timestamptz, 1, $2::timestamptz
         FROM people, users WHERE people.role = 'learner' AND users.email = 'coach@sohbet.test'
       UNION ALL SELECT 'course', '', users.id, people.id, NULL, NULL, NULL, $2::timestamptz, 1, $2::timestamptz
         FROM people, users WHERE people.role = 'coach' AND users.email = 'learner@sohbet.test'
       RETURNING *),
     written AS (
       INSERT INTO messages (thread_id, seq, side, by_user_id, text, created_at)
       SELECT threads.id, 1, CASE WHEN writer.role = 'coach' THEN 'coach' ELSE 'person' END, writer.id,
         coalesce(threads.visitor_name, writer.username), $2
       FROM threads LEFT JOIN people AS writer ON writer.id IN (threads.person_user_id, threads.coach_user_id))
     SELECT json_object_agg(kind, list) AS threads FROM (
       SELECT CASE WHEN kind <> 'course' THEN kind WHEN writer.role = 'coach' THEN 'learner' ELSE 'coach' END AS kind,
         json_agg(json_build_object('id', threads.id, 'text', coalesce(visitor_name, writer.username))) AS list
       FROM threads LEFT JOIN people AS writer ON writer.id IN (threads.person_user_id, threads.coach_user_id)
       GROUP BY 1) AS lists`,
    [xssPayloads, new Date()],
  )
  const [made] = rows
  if (!made) throw new Error('The statement created no threads')
  return made.threads
}

/** The payloads shown as an element's whole text, and the effects of a payload that ran. */
const seenOn = (page: Page) =>
  page.evaluate(
    (payloads) => {
      const texts = [...document.querySelectorAll('body *')].map((element) => element.textContent)
      const known = new Set(payloads)
      return {
        literal: [...new Set(texts)].filter((text) => known.has(text)),
        ran: Reflect.get(globalThis, '__xss') !== undefined,
        links: Array.from(document.links, (link) => link.href).filter((link) => !/^https?:/.test(link)),
      }
    },
    [...xssPayloads],
  )
const harmless = { ran: false, links: [] }

async function expectAllOn(page: Page) {
  const { literal, ...harm } = await seenOn(page)
  expect(literal.toSorted()).toEqual([...new Set(xssPayloads)].toSorted())
  expect(harm).toEqual(harmless)
}

/** Scrolls until all written threads and those of the demo school are listed. */
async function openWholeList(page: Page, path: string, count: number) {
  await page.goto(path)
  const links = page.getByRole('list', { name: 'Conversations' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  for (let there = await links.count(); there < count; there = await links.count()) {
    await page.getByRole('button', { name: 'More conversations' }).click()
    await expect.poll(() => links.count()).toBeGreaterThan(there)
  }
}

/** Opens each thread; the payload is its heading and its text. */
async function openEach(page: Page, threads: readonly Thread[]) {
  expect(new Set(threads.map(({ text }) => text))).toEqual(new Set(xssPayloads))
  for (const { id, text } of threads) {
    await page.locator(`a[href*="${id}"]`).click()
    const words = () => page.locator('h2, article p').allTextContents()
    await expect.poll(words).toEqual([text, text])
    const { literal, ...harm } = await seenOn(page)
    expect(harm).toEqual(harmless)
    expect(literal).toContain(text)
  }
}

test('shows 150 payloads in names, subjects and messages as plain text on every screen', async ({
  browser,
}) => {
  const all = new Set(xssPayloads)
  expect(all.size).toBeGreaterThanOrEqual(150)
  const threads = await writeAll()

  const admin = await logIn(browser, 'admin')
  await openWholeList(admin, '/admin/messages', 2 * xssPayloads.length)
  await expectAllOn(admin)
  await openEach(admin, threads.school)
  await openEach(admin, threads.contact)
  const shown: string[] = []
  for (let at = 0; at < (2 * xssPayloads.length) / 50; at++) {
    await admin.goto(`/admin/users?searchText=xss.test&searchColumn=email&pageSize=50&pageIndex=${at}`)
    await expect(admin.getByText('@xss.test').first()).toBeVisible()
    const { literal, ...harm } = await seenOn(admin)
    expect(harm).toEqual(harmless)
    shown.push(...literal)
  }
  expect(new Set(shown)).toEqual(all)

  for (const account of ['coach', 'learner'] as const) {
    const page = await logIn(browser, account)
    await openWholeList(page, `/${account}/messages`, xssPayloads.length)
    await expectAllOn(page)
    await openEach(page, threads[account])
  }
  process.stdout.write(`${xssPayloads.length} payloads, ${4 * xssPayloads.length} conversations, none ran\n`)
})
