import { saveAnswer, startAttempt } from '@sohbet/contract/level-tests/level-test-attempts'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { signIn } from './enrolling.ts'
import type { Person } from './mailbox.ts'
import { arrive as logInAsLearner } from './studying.ts'

export const questions = 50
export const texts = 40

/** Logs in at the test, which another journey inspects from end to end. */
export async function arrive(...[page, person, visits, at]: Parameters<typeof logInAsLearner>) {
  visits.inspected.add('/leveltest')
  await logInAsLearner(page, person, visits, at)
}

/** Runs in the browser: records playback, and speeds it up. */
export function watchPlayback(rate: number) {
  const Real = Audio
  const plays: HTMLAudioElement[] = []
  function WatchedAudio() {
    const audio = new Real()
    audio.defaultPlaybackRate = rate
    audio.addEventListener('play', () => plays.push(audio))
    return audio
  }
  Object.assign(globalThis, { plays, Audio: WatchedAudio })
}

export async function start(page: Page, button = 'Start Test') {
  await page.getByRole('button', { name: 'Play the word' }).click()
  await page.getByRole('button', { name: 'umbrella' }).click()
  await expect(page.getByText('Your audio works.')).toBeVisible()
  await page.getByRole('button', { name: button }).click()
}

export const number = (page: Page, position: number) => page.getByText(`Question ${position} of ${questions}`)
export const radio = (page: Page, position: number) => page.getByRole('radio').nth(position - 1)

/** Stops the clock of the open question meanwhile, which an inspection on a busy machine would outlast. */
export async function unhurried(page: Page, work: () => Promise<void>) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.setFixedTime(now)
  await work()
  await page.clock.setSystemTime(now)
}

/** Checks that all answers are visible on a low phone, because the clock runs while a learner scrolls. */
export async function seesAllAnswers(page: Page, { height }: { height: number }) {
  const before = page.viewportSize() ?? { width: 360, height }
  await page.setViewportSize({ ...before, height })
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Infinity)
  const submit = page.getByRole('button', { name: 'Submit answer' })
  // The layout needs a moment to follow the window
  await expect(async () => {
    const bar = await submit.boundingBox()
    expect(bottomOf(await radio(page, 4).boundingBox())).toBeLessThan(bar?.y ?? 0)
    expect(bottomOf(bar)).toBeLessThanOrEqual(height)
  }).toPass({ timeout: 10_000 })
  await page.setViewportSize(before)
}

/** Answers the given number of questions by API. */
export async function answerFirst(request: APIRequestContext, person: Person, count: number) {
  const call = await signIn(request, person)
  const { id, questions: drawn } = await call(startAttempt, {})
  for (const { id: questionId } of drawn.slice(0, count))
    await call(saveAnswer, { params: { id }, body: { questionId, selectedOptionId: 'A' } })
}
