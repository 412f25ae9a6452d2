import { expect, test } from '../support/fixtures.ts'
import {
  answerByKeyboard,
  answerRightly,
  arrive,
  aStudent,
  dragPiece,
  questionAt,
} from '../support/studying.ts'

test('a learner completes a module: video, documents and a quiz of all four types, its result and review', async ({
  page,
  request,
  baseURL,
  hasTouch,
  look,
  visits,
}) => {
  const press = (target: ReturnType<typeof page.locator>) => (hasTouch ? target.tap() : target.click())
  const { learner, course, modules, questions } = await aStudent(request)
  const count = questions.length
  const types = new Set(questions.map(({ questionType }) => questionType))
  expect([...types].toSorted()).toEqual(['drag-drop', 'fill_blank', 'multi-option', 'sentence'])
  const foreign: string[] = []
  page.on('request', (sent) => new URL(sent.url()).origin === baseURL || foreign.push(sent.url()))

  await arrive(page, learner, visits, '/learner/courses')
  await expect(page.getByText(`Module 2 of ${modules.length}: ${modules[1]?.name}`)).toBeVisible()
  await look('courses-progress')
  await press(page.getByRole('link', { name: course.name }))

  // The player opens the first module that is open and not completed
  const video = page.locator('video')
  await expect(page.getByRole('heading', { level: 2, name: modules[0]?.name ?? '' })).toBeVisible()
  await expect(page.getByRole('article').getByText('In Progress', { exact: true })).toBeVisible()
  await expect(video).toBeVisible()
  await look('player')
  await press(page.getByRole('button', { name: 'Play' }).first())
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true
    player.playbackRate = 4
  })
  await expect(page.getByText('Watched')).toBeVisible()

  for (const { title } of modules[0]?.docs ?? []) {
    await press(page.getByRole('button', { name: `Open ${title}` }))
    await expect(page.getByRole('figure', { name: /^Page 1 of/ }).locator('canvas')).toBeVisible()
    await expect(page.getByRole('figure', { name: /^Page 1 of/ })).toContainText('Modül 1')
    await press(page.getByRole('button', { name: `Close ${title}` }))
  }
  await expect(page.getByText('Opened', { exact: true })).toHaveCount(modules[0]?.docs.length ?? 0)

  await press(page.getByRole('button', { name: 'Start Quiz' }))
  // The stage of a quiz has no navigation besides its exit
  await expect(questionAt(page, 1, count)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to module 1' })).toBeVisible()
  for (const [place, question] of questions.entries()) {
    await expect(questionAt(page, place + 1, count)).toBeVisible()
    await expect(page.getByText(question.sourceType === 'audio' ? 'Listening' : 'Reading')).toBeVisible()
    const isLast = place === count - 1
    const next = page.getByRole('button', { name: isLast ? 'Complete Quiz' : 'Next Question' })
    await expect(next).toBeDisabled()
    // The mouse drags all pieces; touch drags one and taps the others
    const dragged = question.questionType === 'drag-drop' ? question.options.slice(0, hasTouch ? 1 : 4) : []
    for (const [slot, { text }] of dragged.entries()) await dragPiece(page, text, slot, hasTouch)
    await answerRightly(page, question, press, dragged.length)
    if (question.questionType === 'drag-drop') await look('player-drag-drop')
    await press(next)
  }
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  await expect(page.getByText(`${count} of ${count} correct`)).toBeVisible()
  await expect(page.locator('[data-colour="green"]').getByText('100%', { exact: true })).toBeVisible()
  await expect(page.getByText('Module completed').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: `${count} right answers` })).toBeVisible()
  const explained = questions.find(({ explanation }) => explanation)
  await expect(page.getByText(explained?.explanation ?? '')).toBeVisible()
  await look('player-result')
  expect(foreign).toEqual([])
})

test(
  'the controls of a video work with the keyboard, and its position is kept',
  { tag: '@full' },
  async ({ page, request, hasTouch, visits }) => {
    test.skip(hasTouch, 'runs with a keyboard only')
    const { learner, course } = await aStudent(request)
    await arrive(page, learner, visits, `/learner/course/${course.id}?module=1`)
    const player = page.getByRole('region', { name: 'Video player' })
    const position = player.getByRole('slider', { name: 'Position' })
    await expect(position).toBeEnabled()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await position.press(key)
    await expect(position).toHaveAttribute('aria-valuetext', /^0:10 of /)
    const mute = player.getByRole('button', { name: 'Mute' })
    await mute.press('m')
    await player.getByRole('button', { name: 'Unmute' }).press('k')
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
    await player.getByRole('combobox', { name: 'Captions' }).selectOption('Turkish')
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/video') && reply.ok())
    await player.getByRole('button', { name: 'Pause' }).press('k')
    await saved
    await page.reload()
    await expect(page.getByRole('button', { name: /^Continue from 0:1/ })).toBeVisible()
  },
)

test(
  'a retaken quiz continues in another browser, and its answers are final',
  { tag: '@full' },
  async ({ page, request, browser, baseURL, hasTouch, visits }) => {
    const press = (target: ReturnType<typeof page.locator>) => (hasTouch ? target.tap() : target.click())
    const { learner, course, questions } = await aStudent(request)
    const count = questions.length
    await arrive(page, learner, visits, `/learner/course/${course.id}?module=1&view=quiz`)
    await press(page.getByRole('button', { name: 'Start Quiz' }))
    for (const [place, question] of questions.entries()) {
      await expect(questionAt(page, place + 1, count)).toBeVisible()
      await answerRightly(page, question, press)
      const isLast = place === count - 1
      await press(page.getByRole('button', { name: isLast ? 'Complete Quiz' : 'Next Question' }))
    }

    await press(page.getByRole('button', { name: 'Restart Quiz' }))
    await press(page.getByRole('dialog').getByRole('button', { name: 'Restart Quiz' }))
    await expect(questionAt(page, 1, count)).toBeVisible()
    for (const question of questions.slice(0, 2)) {
      await answerRightly(page, question, press)
      await press(page.getByRole('button', { name: 'Next Question' }))
    }
    await expect(questionAt(page, 3, count)).toBeVisible()
    await press(page.getByRole('button', { name: 'Previous' }))
    await expect(page.getByText('You have answered this question. An answer is final.')).toBeVisible()
    await expect(page.locator('form').getByRole('radio').or(page.getByRole('textbox')).first()).toBeDisabled()

    // A second browser resumes where the first stopped, and the completed module stays completed
    const other = await browser.newContext({ ...(baseURL && { baseURL }) })
    const elsewhere = await other.newPage()
    await arrive(elsewhere, learner, visits)
    await elsewhere.goto(`/learner/course/${course.id}?module=1`)
    await expect(elsewhere.getByRole('article').getByText('Completed', { exact: true }).first()).toBeVisible()
    await elsewhere.getByRole('link', { name: 'Continue Quiz' }).click()
    await expect(questionAt(elsewhere, 3, count)).toBeVisible()
    await other.close()
  },
)

test(
  'a learner practises the mistakes of a quiz, and the result stays',
  { tag: '@full' },
  async ({ page, request, hasTouch, look, visits }) => {
    const press = (target: ReturnType<typeof page.locator>) => (hasTouch ? target.tap() : target.click())
    const { learner, course, questions } = await aStudent(request)
    const typed = questions.filter(({ questionType }) => questionType === 'fill_blank')
    const score = `${questions.length - typed.length} of ${questions.length} correct`
    await arrive(page, learner, visits, `/learner/course/${course.id}?module=1&view=quiz`)
    await press(page.getByRole('button', { name: 'Start Quiz' }))
    for (const [place, question] of questions.entries()) {
      await expect(questionAt(page, place + 1, questions.length)).toBeVisible()
      if (typed.includes(question)) await page.getByLabel('Your answer').fill('nothing at all')
      else await answerRightly(page, question, press)
      await press(page.getByRole('button', { name: /^(Next Question|Complete Quiz)$/ }))
    }
    await expect(page.getByText(score)).toBeVisible()
    await look('player-mistakes')

    await press(page.getByRole('button', { name: /^Practise/ }))
    for (const [place, question] of typed.entries()) {
      await expect(questionAt(page, place + 1, typed.length)).toBeFocused()
      await answerRightly(page, question, press)
      await press(page.getByRole('button', { name: 'Check' }))
      await expect(page.getByText('Right!')).toBeVisible()
      if (place === 0) await look('player-practice')
      await press(page.getByRole('button', { name: /^(Next Question|Finish practice)$/ }))
    }
    await expect(page.getByRole('heading', { name: 'All right this time' })).toBeVisible()
    await look('player-practice-over')
    await page.reload()
    await expect(page.getByText(score)).toBeVisible()
  },
)

test(
  'a quiz continues without a connection, and no answer is lost',
  { tag: '@full' },
  async ({ page, context, request, hasTouch, look, visits }) => {
    test.skip(!hasTouch, 'runs on touch screens only')
    const { learner, course, questions } = await aStudent(request)
    const count = questions.length
    await arrive(page, learner, visits, `/learner/course/${course.id}?module=1&view=quiz`)
    await page.getByRole('button', { name: 'Start Quiz' }).tap()
    for (const [place, question] of questions.entries()) {
      await expect(questionAt(page, place + 1, count)).toBeVisible()
      await answerRightly(page, question, (target) => target.tap())
      if (place === 2) await context.setOffline(true)
      await page.getByRole('button', { name: place === count - 1 ? 'Complete Quiz' : 'Next Question' }).tap()
      if (place === 2) {
        await expect(page.getByText('You are offline')).toBeVisible()
        await look('player-offline')
      }
    }
    await expect(page.getByText(/^All your answers are kept on this device/)).toBeVisible()
    await expect(page.getByText(`${count - 2} things are waiting to be sent.`)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(`${count} of ${count} correct`)).toBeVisible()
    await expect(page.getByText('You are offline')).toBeHidden()
  },
)

test(
  'a quiz can be taken with the keyboard alone',
  { tag: '@full' },
  async ({ page, request, hasTouch, visits }) => {
    test.skip(hasTouch, 'runs with a keyboard only')
    const { learner, course, questions } = await aStudent(request)
    const count = questions.length
    await arrive(page, learner, visits, `/learner/course/${course.id}?module=1&view=quiz`)
    await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
    for (const [place, question] of questions.entries()) {
      await expect(questionAt(page, place + 1, count)).toBeFocused()
      await answerByKeyboard(page, question)
    }
    await expect(page.getByText(`${count} of ${count} correct`)).toBeVisible()
  },
)

test(
  'a locked module shows when it opens, and a missing one shows that it does not exist',
  { tag: '@full' },
  async ({ page, request, look, otherHalf, visits }) => {
    const { learner, course, modules } = await aStudent(request)
    await arrive(page, learner, visits, `/learner/course/${course.id}?module=3`)
    await expect(page.getByRole('heading', { level: 2, name: modules[2]?.name ?? '' })).toBeVisible()
    await expect(page.getByRole('article').getByText('Upcoming', { exact: true })).toBeVisible()
    await expect(page.getByText(/^This module opens on /)).toBeVisible()
    await otherHalf(async () => {
      await look('player-locked-tr-dark')
      await page.getByRole('link', { name: 'Önceki modül' }).click()
      await expect(page.getByRole('heading', { level: 2, name: modules[1]?.name ?? '' })).toBeVisible()
      await expect(page.locator('video')).toBeVisible()
      await look('player-tr-dark')
    })
    await page.goto('/learner/course/0190a3c4-0000-7000-8000-000000000009')
    await expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible()
    await look('player-not-found')
  },
)
