import { listCoachGroups } from '@sohbet/contract/telegram-groups/coach-groups'
import { startQuiz, submitAnswer } from '@sohbet/contract/learning/quiz-attempts'
import { listCoaches } from '@sohbet/contract/people/coaches'
import type { APIRequestContext } from '@playwright/test'
import { signIn } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { aStudent } from '../support/studying.ts'

const account = (name: string) => ({ email: `${name}@sohbet.test`, password: 'sohbet-demo' })

/** A learner of the demo coach who has answered the first quiz: one text wrongly, the rest by guessing. */
async function aLearnerWithWrongAnswer(request: APIRequestContext) {
  const admin = await signIn(request, account('admin'))
  const coaches = await admin(listCoaches, { query: {} })
  const coachId = coaches.find(({ user }) => user?.email === account('coach').email)?.id ?? ''
  const student = await aStudent(request, { coachId })
  const { call } = student.learner
  const quizId = student.modules[0]?.quiz?.id ?? ''
  const { id: userQuizId, questions } = await call(startQuiz, { params: { id: quizId } })
  const written = questions.find(({ options }) => options.length === 0)
  if (!written) throw new Error('The quiz asks for no text')
  for (const { id: questionId, options, questionType } of questions) {
    const first =
      questionType === 'drag-drop' ? options.map(({ id }) => id) : (options[0]?.id ?? 'go to school')
    await call(submitAnswer, { body: { userQuizId, questionId, answer: first } })
  }
  return { ...student, written }
}

test(
  'a coach finds a learner in the roster, and reads what was answered wrong in a quiz',
  { tag: '@full' },
  async ({ page, request, logIn, look, otherHalf }) => {
    const { learner, course, questions, written } = await aLearnerWithWrongAnswer(request)
    const key = questions.find(({ id }) => id === written.id)?.correctAnswer ?? ''
    await logIn('coach', { at: `/coach/courses/${course.id}?sortBy=quizzes:asc` })
    const roster = page.getByRole('region', { name: 'Learners', exact: true })
    await roster.getByRole('textbox', { name: 'Search' }).fill(learner.username.toUpperCase())
    await expect(page).toHaveURL(/searchText=/)
    await look('coach-roster-search')
    await roster.getByRole('link', { name: learner.username, exact: true }).click()

    await expect(page.getByRole('heading', { name: learner.username })).toBeVisible()
    const quizzes = page.getByRole('region', { name: 'Quizzes' })
    await quizzes.getByText(/wrong answer/).click()
    const wrong = quizzes.getByRole('listitem').filter({ hasText: written.content }).last()
    await expect(wrong).toContainText('go to school')
    await expect(wrong).toContainText(key)
    await page.getByRole('textbox', { name: 'New note' }).fill('Practise the past tense together')
    await page.getByRole('button', { name: 'Save the note' }).click()
    await expect(page.getByRole('region', { name: 'Notes of the staff' })).toContainText('past tense')
    await look('coach-learner')
    await otherHalf(() => look('coach-learner-tr-dark'))

    // Back finds the search as it was
    await page.goBack()
    await expect(roster.getByRole('textbox', { name: 'Search' })).toHaveValue(learner.username.toUpperCase())
  },
)

test(
  'a coach sees who has not joined a group, corrects it and reminds the others',
  { tag: '@full' },
  async ({ page, request, logIn, look, otherHalf }) => {
    const coach = await signIn(request, account('coach'))
    const { groups } = await coach(listCoachGroups, {})
    const group = groups.find(({ missing }) => missing.length > 1)
    if (!group) throw new Error('The demo coach has no group with missing members')
    const [first] = group.missing
    await logIn('coach', { at: '/coach/groups' })
    await expect(page.getByRole('heading', { name: 'Groups', level: 1 })).toBeVisible()
    await look('coach-groups')
    await otherHalf(() => look('coach-groups-tr-dark'))
    await page.getByRole('link', { name: group.name, exact: true }).click()

    await expect(page).toHaveURL(`/coach/courses/${group.courseId}/groups`)
    const panel = page.getByRole('region', { name: group.name, exact: true })
    const remind = (count: number) =>
      panel.getByRole('link', { name: new RegExp(`^Remind ${count} learner`) })
    await expect(remind(group.missing.length)).toBeVisible()
    await look('coach-course-groups')
    await otherHalf(() => look('coach-course-groups-tr-dark'))
    await panel.getByRole('button', { name: `${first?.username} is in the group`, exact: true }).click()
    const rest = group.missing.slice(1)
    await expect(remind(rest.length)).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(rest.map(({ userId }) => userId).join(','))),
    )
  },
)
