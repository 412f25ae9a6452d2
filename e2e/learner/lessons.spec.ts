import { bookLesson, listFreeTimes } from '@sohbet/contract/lessons/lessons'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { aPupil, aTeacher } from '../support/lesson-people.ts'
import { placeLesson } from '../support/school-database.ts'
import { arrive } from '../support/studying.ts'

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const times = (page: Page) => page.getByRole('list', { name: 'Free times' }).getByRole('link')
const days = (page: Page) => page.getByRole('group', { name: 'Day' }).getByRole('button')

test('a learner books a lesson in five taps, moves it, and cancels one in time and one too late', async ({
  page,
  request,
  look,
  otherHalf,
  visits,
}) => {
  const [teacher, learner] = await Promise.all([aTeacher(request), aPupil(request, 2)])
  const card = page.getByRole('article').filter({ hasText: `With ${teacher.username}` })
  await arrive(page, learner, visits, '/learner/lessons')
  await expect(page.getByText('2 credits that you can use now')).toBeVisible()

  await test.step('books in five taps', async () => {
    await link(page, 'Book a lesson').click()
    await link(page, /^Private lesson/).click()
    await link(page, new RegExp(teacher.username)).click()
    await times(page).first().click()
    await look('book-lesson')
    await button(page, 'Book for 1 credit').click()
    await expect(page.getByText('1 credit that you can use now')).toBeVisible()
    await expect(card).toContainText('You can move or cancel it free of charge until')
    await look('lessons')
  })

  await test.step('moves it to another day', async () => {
    const before = await card.getByRole('time').first().getAttribute('datetime')
    await card.getByRole('link', { name: 'Move' }).click()
    await days(page).nth(2).click()
    await times(page).last().click()
    await button(page, 'Move the lesson').click()
    await expect(card.getByRole('time').first()).not.toHaveAttribute('datetime', before ?? '')
    await expect(page.getByText('1 credit that you can use now')).toBeVisible()
  })

  await test.step('cancels it in time, so the credit is back', async () => {
    await card.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toContainText('Your credit comes back')
    await button(page, 'Cancel the lesson').click()
    await expect(page.getByText('2 credits that you can use now')).toBeVisible()
    await expect(card.getByText('Cancelled', { exact: true })).toBeVisible()
  })

  await test.step('cancels another too late, and knows before the tap that the credit is gone', async () => {
    const [from, to] = [2, 14].map((inDays) => new Date(Date.now() + inDays * 86_400_000).toISOString())
    const query = { kind: 'private' as const, coachId: teacher.id, from: from ?? '', to: to ?? '' }
    const [{ startsAt } = { startsAt: '' }] = await learner.call(listFreeTimes, { query })
    const { id } = await learner.call(bookLesson, {
      body: { kind: 'private', coachId: teacher.id, startsAt, wish: '' },
    })
    await placeLesson(id, 6)
    await page.reload()
    const late = card.filter({ hasText: 'a cancelled lesson costs its credit' })
    await expect(late.getByRole('link', { name: 'Move' })).toBeHidden()
    await late.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toContainText('your credit does not come back')
    await look('cancel-late')
    await button(page, 'Cancel without the credit').click()
    await expect(card.getByText('Cancelled late')).toBeVisible()
    await expect(page.getByText('1 credit that you can use now')).toBeVisible()
    expect(await learner.left()).toBe(1)
  })
  await otherHalf(() => look('lessons-tr-dark'))
})
