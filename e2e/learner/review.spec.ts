import { getReview } from '@sohbet/contract/learning/review'
import type { Page } from '@playwright/test'
import { signIn } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { newLearner, secondDevice } from '../support/people.ts'
import { giveCards } from '../support/school-database.ts'
import { arrive } from '../support/studying.ts'

const count = 20

/** Answers every card of the round. */
async function reviewAll(page: Page, verdict: 'Next' | 'I was right'): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await expect(page.getByRole('heading', { name: `Card ${number} of ${count}` })).toBeVisible()
    await page.getByLabel('Your answer').fill('My own words')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('Right answer')).toBeVisible()
    const button = verdict === 'Next' && number === count ? 'Finish' : verdict
    await page.getByRole('button', { name: button }).click()
  }
}

test(
  'a learner reviews 20 cards offline on two devices, and no rating is lost',
  { tag: '@full' },
  async ({ page, browser, request, baseURL, look, visits, otherHalf }) => {
    const learner = await newLearner(request)
    await giveCards(learner.email, count)
    const other = await secondDevice(browser, baseURL ?? '', learner)
    const [second] = other.pages()
    if (!second) throw new Error('the second device has no page')
    await arrive(page, learner, visits)
    await page.goto('/learner/review')
    await second.goto('/learner/review')
    for (const device of [page, second])
      await expect(device.getByText('The cards and their sounds are on this device')).toBeVisible()
    await look('review-start')
    await otherHalf(async () => {
      await look('review-start-tr')
    })

    for (const device of [page, second]) {
      await device.getByRole('button', { name: 'Start' }).click()
      await device.context().setOffline(true)
    }
    await look('review-card')
    await reviewAll(page, 'Next')
    await reviewAll(second, 'I was right')
    await expect(page.getByText('20 ratings are kept on this device.')).toBeVisible()
    await expect(second.getByText('20 of 20 recalled')).toBeVisible()
    await look('review-over')

    for (const device of [page, second]) await device.context().setOffline(false)
    for (const device of [page, second])
      await expect(device.getByText('The next cards come')).toBeVisible({ timeout: 60_000 })
    const call = await signIn(request, learner)
    expect(await call(getReview, {})).toMatchObject({ cards: [], doneToday: 2 * count })
    await other.close()
  },
)
