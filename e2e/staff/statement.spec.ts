import { listOwnLessons } from '@sohbet/contract/lessons/lessons'
import { getOwnStatement } from '@sohbet/contract/lessons/pay'
import { statementFile } from '@sohbet/domain/lesson/pay'
import { expect, test } from '../support/fixtures.ts'
import { aCoach, aPupil } from '../support/lesson-people.ts'
import { placeLesson, runLessonJob } from '../support/school-database.ts'
import { arrive, handTo } from '../support/studying.ts'

const room = 'https://meet.example.test/journey'
const demo = (username: string) => ({
  username,
  email: `${username}@sohbet.test`,
  password: 'sohbet-demo',
})
const thisMonth = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' }).slice(0, 7)

test(
  'a coach sets hours, gives the lesson that a learner books, writes feedback, and is paid for it',
  { tag: '@full' },
  async ({ page, request, look, otherHalf, visits }) => {
    const [coach, learner] = await Promise.all([aCoach(request), aPupil(request, 1)])
    await page.route(`${room}**`, (route) => route.fulfill({ body: 'The meeting room' }))
    const ofLearner = page.getByRole('article').filter({ hasText: learner.username })
    const ofCoach = page.getByRole('article').filter({ hasText: `With ${coach.username}` })

    await test.step('the coach sets the hours', async () => {
      await arrive(page, coach, visits, '/coach/lessons')
      await look('coach-without-lessons')
      await page.getByRole('link', { name: 'Your lesson hours' }).click()
      await page.getByLabel('Link of the meeting room').fill(room)
      await page.getByRole('button', { name: 'Add hours: Monday' }).click()
      await page.getByRole('button', { name: 'Copy the hours of Monday to …' }).click()
      await page.getByRole('menuitem', { name: 'Every day' }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('The hours are saved')).toBeVisible()
      await expect(page.getByText('Not saved yet')).toBeHidden()
      await look('lesson-hours')
    })

    await test.step('the learner books', async () => {
      visits.inspected.add('/learner/lessons/book') // lessons.spec.ts inspects it
      await handTo(page, learner, visits, '/learner/lessons/book?kind=private')
      await expect(page.getByRole('heading', { name: 'With whom?' })).toBeVisible()
      await look('pick-coach')
      await page.getByRole('link', { name: new RegExp(coach.username) }).click()
      await expect(page.getByRole('heading', { name: 'When?' })).toBeVisible()
      await look('pick-time')
      await page.getByRole('list', { name: 'Free times' }).getByRole('link').first().click()
      await page.getByLabel('What do you want to talk about? (optional)').fill('My first week at work')
      await page.getByRole('button', { name: 'Book for 1 credit' }).click()
      await expect(ofCoach).toContainText('My first week at work')
    })
    const [{ id } = { id: '' }] = (await learner.call(listOwnLessons, {})).upcoming

    await test.step('the lesson takes place', async () => {
      await placeLesson(id, -0.02)
      await page.reload()
      await look('lesson-is-open')
      await ofCoach.getByRole('button', { name: 'Join' }).click()
      await expect(page.getByText('The meeting room')).toBeVisible()
      await handTo(page, coach, visits, '/coach/lessons')
      await look('coach-lesson-is-open')
      await ofLearner.getByRole('button', { name: 'Join' }).click()
      await expect(page.getByText('The meeting room')).toBeVisible()
    })

    await test.step('the coach says who came and writes feedback', async () => {
      await page.goto('/coach/lessons')
      await ofLearner.getByRole('button', { name: 'Came', exact: true }).click()
      await expect(ofLearner.getByRole('button', { name: 'Came', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await ofLearner.getByRole('button', { name: 'Write feedback' }).click()
      await ofLearner.getByLabel('What went well').fill('You asked back every time.')
      await ofLearner.getByLabel('Word 1').fill('to settle in')
      await ofLearner.getByLabel('Until next time').fill('Tell a friend about your desk.')
      await look('write-feedback')
      await ofLearner.getByRole('button', { name: 'Save the feedback' }).click()
      await expect(ofLearner.getByRole('button', { name: 'Change the feedback' })).toBeVisible()
    })

    // A lesson is decided a day after its end
    await placeLesson(id, -26)
    await runLessonJob()
    const linesOf = async () => (await coach.call(getOwnStatement, { query: { month: thisMonth() } })).lines
    await expect.poll(async () => (await linesOf()).length, { timeout: 60_000 }).toBe(1)

    await test.step('the learner reads the feedback and rates the lesson', async () => {
      await handTo(page, learner, visits, '/learner/lessons')
      for (const text of ['You asked back every time.', 'to settle in', 'Tell a friend about your desk.'])
        await expect(ofCoach).toContainText(text)
      await ofCoach.locator('label').last().click() // the fifth star
      await expect(ofCoach.getByRole('radio', { name: '5 stars' })).toBeChecked()
      await expect(page.getByText('Thank you')).toBeVisible()
      await look('feedback')
      await otherHalf(() => look('feedback-tr-dark'))
    })

    await test.step('the coach and an admin read the statement', async () => {
      await handTo(page, coach, visits, '/coach/lessons')
      await look('coach-after-lesson')
      await page.getByRole('link', { name: 'Pay', exact: true }).click()
      const line = page.getByRole('table', { name: 'Statement' }).getByRole('row').last()
      await expect(line).toContainText(/Private lesson.*Taught.*300 TL/)
      await look('own-statement')
      const pdf = page.waitForEvent('download')
      await page.getByRole('button', { name: 'PDF' }).click()
      expect((await pdf).suggestedFilename()).toBe(
        `${statementFile('statement', { month: thisMonth(), name: coach.username })}.pdf`,
      )

      await handTo(page, demo('admin'), visits, '/admin/lessons/pay')
      await expect(page.getByRole('button', { name: 'Close the month' })).toBeDisabled()
      await look('pay')
      await page.getByRole('link', { name: coach.username }).click()
      await expect(line).toContainText(/Private lesson.*Taught.*300 TL/)
      const csv = page.waitForEvent('download')
      await page.getByRole('button', { name: 'CSV' }).click()
      expect((await csv).suggestedFilename()).toMatch(/\.csv$/)
      await otherHalf(() => look('statement-tr-dark'))
    })
  },
)

test(
  'a closed month takes no more lines, and a coach reads that',
  { tag: '@full' },
  async ({ page, look, visits }) => {
    await arrive(page, demo('coach'), visits, '/coach/lessons/pay')
    await page.getByRole('button', { name: 'The month before' }).click()
    await expect(page.getByText('This month is closed. Corrections fall into the next one.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Statement' })).toContainText('300 TL')
    await look('closed-statement')
    await handTo(page, demo('admin'), visits, '/admin/lessons/pay')
    await page.getByRole('button', { name: 'The month before' }).click()
    await expect(page.getByText('This month is closed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close the month' })).toBeHidden()
    await look('closed-pay')
  },
)
