import { getCourse } from '@sohbet/contract/catalogue/courses'
import { bookLesson, listFreeTimes, listOwnLessons } from '@sohbet/contract/lessons/lessons'
import { asAdmin } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { aPupil, aTeacher } from '../support/lesson-people.ts'
import { aStudent } from '../support/studying.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test(
  'an admin suspends a coach, whose course and lesson go to another one, and whose other lesson is cancelled',
  { tag: '@full' },
  async ({ page, request, logIn, look, visits }) => {
    const [leaving, next] = [await aTeacher(request), await aTeacher(request)]
    const { course } = await aStudent(request, { coachId: leaving.id })
    const pupil = await aPupil(request, 2)
    const query = { kind: 'private' as const, coachId: leaving.id, from: inDays(3), to: inDays(6) }
    const free = await pupil.call(listFreeTimes, { query })
    for (const time of [free.at(0), free.at(-1)])
      await pupil.call(bookLesson, {
        body: { kind: 'private', coachId: leaving.id, startsAt: time?.startsAt ?? '', wish: '' },
      })
    expect(await pupil.left()).toBe(0)

    await logIn('admin', { at: `/admin/users?searchText=${leaving.email}` })
    visits.inspected.add('/admin/users')
    await page.getByRole('button', { name: new RegExp(leaving.username) }).click()
    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Successors of ${leaving.username}` })
    await expect(dialog.getByText(course.name)).toBeVisible()
    await expect(dialog.getByRole('heading', { name: '2 booked lessons' })).toBeVisible()
    await look('successors')
    await dialog.getByLabel('One coach for all').selectOption({ value: next.id })
    await dialog
      .getByLabel(/^Successor: /)
      .last()
      .selectOption({ label: 'Cancel; credits come back' })
    await look('successors-chosen')
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByText('The account is suspended')).toBeVisible()

    const admin = await asAdmin(request)
    expect((await admin(getCourse, { params: { id: course.id } })).primaryCoachId).toBe(next.id)
    const lessons = await pupil.call(listOwnLessons, {})
    expect(JSON.stringify(lessons)).toContain(next.username)
    expect(await pupil.left()).toBe(1)
  },
)
