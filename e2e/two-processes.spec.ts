import type { Browser, Page } from '@playwright/test'
import { expect, logInByForm, test, type Account } from './support/fixtures.ts'
import { startProcesses, preferredApp } from './support/processes.ts'

test(
  'a learner and a coach chat through two processes; one is killed twice, and no message is lost or duplicated',
  { tag: '@full' },
  async ({ browser }) => {
    const interception: Interception = { sent: ignored, answered: forwarded }
    const school = await startProcesses({
      watcher: { sent: (call) => interception.sent(call), answered: (call) => interception.answered(call) },
    })
    try {
      const talk = {
        learner: await openWindow(browser, { url: school.url, account: 'learner', app: 0 }),
        coach: await openWindow(browser, { url: school.url, account: 'coach', app: 1 }),
        texts: { learner: written('learner'), coach: written('coach') },
      }
      await countUnread(talk)
      await takeTurns(talk)
      await loseAppWithMessage(talk, { school, interception })
      await school.apps[0]?.restart()
      await loseAppWithAnswer(talk, { school, interception })
      await school.apps[0]?.restart()

      const later = await openWindow(browser, { url: school.url, account: 'learner', app: 0 })
      await openTalk(later, 'Oliver Hart')
      await seeTheSame(talk, [talk.learner, talk.coach, later])
      await expect(badge(talk.learner, 1)).toBeVisible() // the unread message of another thread
      await expect(badge(talk.coach, 2)).toBeVisible()
      for (const page of [talk.learner, talk.coach, later]) await page.context().close()
    } finally {
      await school.stop()
    }
  },
)

type Texts = ReturnType<typeof written>
type Talk = { learner: Page; coach: Page; texts: { learner: Texts; coach: Texts } }
type Interception = { sent: (call: string) => void; answered: (call: string) => Promise<boolean> }
type Processes = { school: Awaited<ReturnType<typeof startProcesses>>; interception: Interception }

/** The badge counts up while the learner is on another page, and down when the thread opens. */
async function countUnread({ learner, coach, texts }: Talk) {
  await openTalk(learner, 'Oliver Hart')
  await expect(badge(coach, 2)).toBeVisible()
  for (const unread of [3, 4]) {
    await say(learner, texts.learner.next())
    await expect(badge(coach, unread)).toBeVisible()
  }
  await openTalk(coach, 'Elif Yıldız')
  await expect(badge(coach, 2)).toBeVisible()
}

/** Each side sees the other's message without a reload. */
async function takeTurns({ learner, coach, texts }: Talk, turns = 3) {
  for (let turn = 0; turn < turns; turn++) {
    await sayTo(coach, learner, texts.coach.next())
    await sayTo(learner, coach, texts.learner.next())
  }
}

/** Kills the process while it handles a message; the message may be stored or not. */
async function loseAppWithMessage(talk: Talk, { school, interception }: Processes) {
  const { learner, coach, texts } = talk
  const killed = new Promise<void>((done) => {
    interception.sent = (call) => {
      if (!isSend(call)) return
      interception.sent = ignored
      school.apps[0]?.kill('SIGKILL')
      done()
    }
  })
  await write(learner, texts.learner.next())
  await killed
  await school.apps[0]?.ended()
  // The learner's stream is down; the other process delivers these messages once it is open again
  await say(coach, texts.coach.next())
  await write(learner, texts.learner.next())
  await untilSent(learner)
  await expect(talkOf(learner)).toHaveCount(texts.learner.count() + texts.coach.count())
  await takeTurns(talk, 1)
}

/** Kills the process after it stored the message and before it replied: the resent message stays one message. */
async function loseAppWithAnswer(talk: Talk, { school, interception }: Processes) {
  const { learner, coach, texts } = talk
  const lost = new Promise<void>((done) => {
    interception.answered = async (call) => {
      if (!isSend(call)) return false
      interception.answered = forwarded
      school.apps[0]?.kill('SIGKILL')
      await school.apps[0]?.ended()
      done()
      return true
    }
  })
  await write(learner, texts.learner.next())
  await lost
  // The other process may deliver the message before the screen reports the failure
  await Promise.all([untilSent(learner), say(coach, texts.coach.next())])
  await takeTurns(talk, 1)
}

/** Every message once, each writer's messages in order, and one order for all. */
async function seeTheSame({ texts }: Talk, pages: readonly Page[]) {
  const seen: string[][] = []
  for (const page of pages) {
    await expect(talkOf(page)).toHaveCount(texts.learner.count() + texts.coach.count())
    seen.push(await talkOf(page).allTextContents())
  }
  const [first = [], ...others] = seen
  for (const other of others) expect(other).toEqual(first)
  for (const writer of ['learner', 'coach'] as const)
    expect(first.filter((text) => text.startsWith(writer))).toEqual(texts[writer].all())
}

const ignored = (_call: string): void => undefined
const forwarded = async (_call: string) => false
const isSend = (call: string) => /^POST \/api\/messages\/threads\/[^/]+\/messages$/.test(call)

/** Numbered texts of one writer. */
function written(writer: 'learner' | 'coach') {
  const all: string[] = []
  return {
    next: () => {
      all.push(`${writer} says ${all.length + 1}`)
      return all.at(-1) ?? ''
    },
    count: () => all.length,
    all: () => all,
  }
}

type Seat = { url: string; account: Account; app: number }

/** A separate browser whose calls go to one process while that process lives. */
async function openWindow(browser: Browser, { url, account, app }: Seat): Promise<Page> {
  const extraHTTPHeaders = { [preferredApp]: String(app) }
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', extraHTTPHeaders })
  const page = await context.newPage()
  await logInByForm(page, { email: `${account}@sohbet.test`, password: 'sohbet-demo' })
  return page
}

const badge = (page: Page, count: number) =>
  page.getByRole('button', { name: `Messages, ${count} unread`, exact: true })

async function openTalk(page: Page, name: string) {
  await page.getByRole('button', { name: /^Messages/ }).click()
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

/** Messages of this journey. */
const talkOf = (page: Page) => page.locator('article p').filter({ hasText: /^(learner|coach) says \d+$/ })
const messageWith = (page: Page, text: string) =>
  page.locator('article p').filter({ hasText: new RegExp(`^${text}$`) })

async function write(page: Page, text: string) {
  await page.getByLabel('Your message').fill(text)
  await page.keyboard.press('Enter')
}

/** Clicks "send again" until the server has every message written here. */
async function untilSent(page: Page) {
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' })
    // The button disappears by itself when the stored message arrives after the failure
    if (await again.isVisible()) await again.click({ timeout: 2000 })
    await expect(page.locator('article[data-waiting]')).toHaveCount(0, { timeout: 2000 })
  }).toPass()
}

async function say(page: Page, text: string) {
  await write(page, text)
  await expect(page.locator('article[data-waiting]')).toHaveCount(0)
  await expect(messageWith(page, text)).toHaveCount(1)
}

async function sayTo(page: Page, other: Page, text: string) {
  await say(page, text)
  await expect(messageWith(other, text)).toHaveCount(1)
}
