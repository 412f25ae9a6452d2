import { randomUUID } from 'node:crypto'
import { listCoaches } from '@sohbet/contract/people/coaches'
import { listCourseTypes } from '@sohbet/contract/catalogue/course-types'
import { createCourse } from '@sohbet/contract/catalogue/courses'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { listModules } from '@sohbet/contract/catalogue/modules'
import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { listQuizQuestions } from '@sohbet/contract/catalogue/quizzes'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { aLearner, asAdmin } from './enrolling.ts'
import { logInAs } from './people.ts'
import type { Person } from './mailbox.ts'
import { inDays } from './days.ts'

/**
 * A learner in a course that has reached its second module, with the keys of the first module's quiz. Its coach is one of
 * the school, or a coach of the journey; its type the first, or the named one.
 */
export async function aStudent(
  request: APIRequestContext,
  { coachId, type: typeName }: { coachId?: string; type?: string } = {},
) {
  const [admin, learner] = await Promise.all([asAdmin(request), aLearner(request)])
  const [types, [coach]] = await Promise.all([
    admin(listCourseTypes, {}),
    admin(listCoaches, { query: { isActive: 'true' } }),
  ])
  const type = typeName === undefined ? types[0] : types.find(({ name }) => name === typeName)
  const typeId = type?.id ?? ''
  const modules = await admin(listModules, { params: { id: typeId } })
  const course = await admin(createCourse, {
    body: {
      name: `Studies ${randomUUID().slice(0, 8)}`,
      description: 'A course that is under way.',
      typeId,
      primaryCoachId: coachId ?? coach?.id ?? '',
      startDate: inDays(-10),
      endDate: inDays(-10 + modules.length * 7 - 1),
      price: 450,
      currency: 'USD',
      maxEnrollments: 25,
      moduleDuration: 7,
      zoomLink: 'https://zoom.example.test/j/42',
      zoomTimes: [{ dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 }],
    },
  })
  await admin(enrollByHand, {
    body: { courseId: course.id, email: learner.email, amount: 0, note: 'A guest of the school' },
  })
  const questions = await admin(listQuizQuestions, { params: { id: modules[0]?.quiz?.id ?? '' } })
  return { learner, course, modules, questions }
}

/** Logs in and opens the learner's home, or a path directly. */
export async function arrive(
  page: Page,
  person: Person,
  visits: { inspected: Set<string> },
  at?: string,
): Promise<void> {
  // Other journeys inspect the log-in page and the home
  for (const path of ['/auth/login', '/learner']) visits.inspected.add(path)
  await logInAs(page, person, at)
}

/** Hands the phone to another person. */
export async function handTo(
  page: Page,
  person: Person,
  visits: { inspected: Set<string> },
  at?: string,
): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.clear())
  await arrive(page, person, visits, at)
}

export const questionAt = (page: Page, number: number, count: number): Locator =>
  page.getByRole('heading', { name: `Question ${number} of ${count}`, exact: true })

const unplaced = (page: Page, text: string) =>
  page.getByRole('button', { name: `${text}, not placed yet`, exact: true }).first()

type Hand = (target: Locator) => Promise<void>

/** Gives the right answer to the shown question, by mouse or touch; some pieces may already be placed. */
export async function answerRightly(
  page: Page,
  question: KeyedQuizQuestion,
  press: Hand,
  placed = 0,
): Promise<void> {
  const key = question.correctAnswer ?? ''
  if (question.questionType === 'multi-option') {
    const text = question.options.find(({ id }) => id === key)?.text ?? ''
    return press(page.getByRole('radio', { name: text, exact: true }))
  }
  if (question.questionType !== 'drag-drop')
    return page
      .getByLabel(question.questionType === 'sentence' ? 'Write the sentence' : 'Your answer')
      .fill(key)
  for (const { text } of question.options.slice(placed))
    // Right after a drop the next tap still belongs to the drag
    await expect(async () => {
      await press(unplaced(page, text))
      await expect(page.getByRole('button', { name: `${text}, place ` }).first()).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
}

/** Gives the right answer with the keyboard alone, starting at the question's heading. */
export async function answerByKeyboard(page: Page, question: KeyedQuizQuestion): Promise<void> {
  const key = question.correctAnswer ?? ''
  if (question.questionType === 'multi-option') {
    await page.keyboard.press(String(question.options.findIndex(({ id }) => id === key) + 1))
    return page.keyboard.press('Enter')
  }
  if (question.questionType === 'drag-drop') {
    for (const [place, { text }] of question.options.entries()) {
      const piece = unplaced(page, text)
      // A placed piece comes after the remaining ones in the tab order
      await reach(page, piece, place === 0 ? 'Tab' : 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(piece).toBeHidden()
    }
  } else {
    await reach(page, page.getByRole('textbox'))
    await page.keyboard.type(key)
  }
  await reach(page, page.getByRole('button', { name: /^(Next Question|Complete Quiz)$/ }))
  await page.keyboard.press('Enter')
}

/** Presses a key until the target has the focus. */
async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 20; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Drags a piece of a drag-drop question to a place, by mouse or touch. */
export async function dragPiece(page: Page, text: string, place: number, hasTouch: boolean): Promise<void> {
  const from = await unplaced(page, text).boundingBox()
  const slots = page.getByRole('list', { name: 'Your sentence' }).getByRole('listitem')
  const to = await slots.nth(place).boundingBox()
  if (!from || !to) throw new Error('The piece or its slot is not visible')
  const begin = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  const end = { x: to.x + 30, y: to.y + to.height / 2 }
  // Drops when the target is highlighted
  const seen = () => expect(slots.nth(place)).toHaveAttribute('data-over')
  if (hasTouch) await dragByFinger(page, begin, end, seen)
  else {
    await page.mouse.move(begin.x, begin.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 8 })
    await seen()
    await page.mouse.up()
  }
  await expect(page.getByRole('button', { name: `${text}, place ${place + 1}`, exact: true })).toBeVisible()
}

type Point = { x: number; y: number }

async function dragByFinger(
  page: Page,
  begin: Point,
  end: Point,
  beforeEnd: () => Promise<void>,
): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [begin])
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [
      { x: begin.x + (end.x - begin.x) * part, y: begin.y + (end.y - begin.y) * part },
    ])
  await beforeEnd()
  await touch('touchEnd', [])
  await browser.detach()
}
