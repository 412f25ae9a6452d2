import { bookLesson, listFreeTimes } from '@sohbet/contract/lessons/lessons'
import { aLearner, signIn } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { mailed } from '../support/mailbox.ts'
import { arrive } from '../support/studying.ts'

const dayMs = 86_400_000

test(
  'a learner buys 5 credits, books a lesson with one, and gets the money back',
  { tag: '@full' },
  async ({ page, request, look, otherHalf, visits }) => {
    const learner = await aLearner(request)
    await arrive(page, learner, visits, '/learner/lessons')
    await look('lessons-without-credits')
    await page.getByRole('link', { name: 'Buy credits' }).first().click()
    await page.getByRole('radio', { name: /5 credits.*2,250 TL/ }).check()
    await look('packs')
    await page.getByRole('button', { name: 'Pay 2,250 TL' }).click()
    await expect(page.getByText('Please read and tick this before you pay').first()).toBeVisible()
    await page.getByRole('checkbox', { name: /pre-information form/ }).check()
    await page.getByRole('checkbox', { name: /distance sales contract/ }).check()
    await page.getByRole('button', { name: 'Pay 2,250 TL' }).click()
    await expect(page.getByText('TEST MODE')).toBeVisible()
    await look('pack-checkout')
    await page.getByRole('button', { name: /Card that pays/ }).click()
    await page.getByRole('button', { name: /^Pay 2,250/ }).click()
    await expect(page.getByText('Thank you! 5 credits are in your account.')).toBeVisible()
    await mailed(request, learner.email, /Ders kredilerin hazır/)

    const call = await signIn(request, learner)
    const [from, to] = [2, 14].map((days) => new Date(Date.now() + days * dayMs).toISOString())
    if (!from || !to) throw new Error('no times')
    const [first] = await call(listFreeTimes, { query: { kind: 'private', from, to } })
    const [coachId] = first?.coachIds ?? []
    if (!first || !coachId) throw new Error('No coach of the demo is free')
    await call(bookLesson, { body: { kind: 'private', coachId, startsAt: first.startsAt, wish: '' } })

    await page.goto('/learner/lessons/packs')
    await expect(page.getByText(/^4 credits left/)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Receipt/ }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await page.getByRole('button', { name: 'Get 2,250 TL back' }).click()
    await expect(page.getByRole('dialog')).toContainText('1 lesson that they paid for is cancelled')
    await page.getByRole('dialog').getByRole('button', { name: 'Get the money back' }).click()
    await expect(page.getByText('Refunded, and closed')).toBeVisible()
    // A job of the provider sends the refund
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('button', { name: /^Receipt/ })).toHaveCount(2, { timeout: 2000 })
    }).toPass()
    await otherHalf(() => look('packs-tr-dark'))
  },
)
