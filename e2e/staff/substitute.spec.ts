import { listCourseLiveSessions } from '@sohbet/contract/live-sessions/live-sessions'
import { expect, test } from '../support/fixtures.ts'
import { aCoach } from '../support/lesson-people.ts'
import { arrive, aStudent, handTo } from '../support/studying.ts'

test(
  'a substitute who accepts: a coach asks, another one takes the session, and the learner sees the name',
  { tag: '@full' },
  async ({ page, request, look, visits }) => {
    const [coach, other] = await Promise.all([aCoach(request), aCoach(request)])
    const { learner, course } = await aStudent(request, { coachId: coach.id })
    const session = (await coach.call(listCourseLiveSessions, { params: { id: course.id } })).find(
      ({ startsAt }) => new Date(startsAt).getTime() > Date.now() + 86_400_000,
    )
    const at = `/coach/session/${session?.id}`

    await test.step('the coach asks another one who is free', async () => {
      await arrive(page, coach, visits, at)
      await page.getByRole('button', { name: 'Ask another coach' }).click()
      await page.getByLabel('Coach', { exact: true }).selectOption({ label: other.username })
      await look('ask-substitute')
      await page.getByRole('button', { name: 'Send the question' }).click()
      await expect(page.getByText(`${other.username} is asked to teach it.`)).toBeVisible()
    })

    await test.step('the other coach sees the request at home, and accepts', async () => {
      await handTo(page, other, visits, '/coach')
      const request = page.getByRole('article').filter({ hasText: course.name })
      await expect(request).toContainText(`${coach.username} asks you to teach it.`)
      await look('coach-home-asked')
      await request.getByRole('button', { name: 'Teach it' }).click()
      await expect(page.getByText('The session is yours.')).toBeVisible()
      await page.goto(at)
      await expect(page.getByText('You teach this session instead of')).toBeVisible()
      await expect(page.getByText(learner.username)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Change', exact: true })).toHaveCount(0)
      await look('session-as-substitute')
    })

    await test.step('the learner sees the name on the session page and in the notice', async () => {
      await handTo(page, learner, visits, `/learner/session/${session?.id}`)
      await expect(page.getByText(`with ${other.username}`)).toBeVisible()
      await look('learner-session-substitute')
      await page.goto('/learner/notifications')
      await expect(page.getByText('Another coach for a session')).toHaveCount(1)
    })
  },
)
