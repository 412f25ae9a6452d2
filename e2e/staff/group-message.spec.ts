import { getCoachCourse, listCoachCourses } from '@sohbet/contract/learning/coach-courses'
import { signIn } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'

test(
  'a coach writes to a course with a saved reply, then announces in it, on a phone',
  { tag: '@full' },
  async ({ page, request, logIn, look, otherHalf }) => {
    const coach = await signIn(request, { email: 'coach@sohbet.test', password: 'sohbet-demo' })
    const own = await coach(listCoachCourses, {})
    const course = own.find(({ status }) => status === 'ongoing')
    if (!course) throw new Error('The demo coach has no running course')
    const { learners } = await coach(getCoachCourse, { params: { id: course.id } })

    await logIn('coach', { at: `/coach/courses/${course.id}` })
    await expect(page.getByRole('link', { name: 'Write to the group' })).toBeVisible()
    await look('coach-course')
    await page.getByRole('link', { name: 'Write to the group' }).click()
    await expect(page.getByText(`Goes to ${learners.length} learners`)).toBeVisible()
    await look('coach-write')
    await otherHalf(() => look('coach-write-tr'))

    // A second try finds the reply of the first one
    const title = `Homework ${crypto.randomUUID()}`
    await page.getByRole('button', { name: 'Insert a saved reply' }).click()
    await page.getByRole('menuitem', { name: 'Manage saved replies' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'New reply' }).click()
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Message').fill('Please read the module before we meet.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText(title)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Insert a saved reply' }).click()
    await page.getByRole('menuitem', { name: title }).click()
    await expect(page.getByLabel('Your message')).toHaveValue('Please read the module before we meet.')
    await page.getByRole('button', { name: `Send to ${learners.length} learners` }).click()
    await expect(page).toHaveURL('/coach/messages')
    await expect(page.getByText(`Sent to ${learners.length} learners`)).toBeVisible()
    await expect(page.getByText('You: Please read the module before we meet.').first()).toBeVisible()
    await look('coach-messages')

    await page.goto(`/coach/messages/new?course=${course.id}`)
    await page.getByRole('radio', { name: /Course announcement/ }).check()
    await page.getByLabel('Title').fill('Another room')
    await page.getByLabel('Your message').fill('We meet in the second room on Thursday.')
    await page.getByRole('button', { name: /^Announce to/ }).click()
    await expect(page).toHaveURL('/coach/messages/announcements')
    await expect(page.getByRole('article').filter({ hasText: 'Another room' }).first()).toBeVisible()
    await look('coach-announcements')
  },
)
