import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full.ts'
import { newLearner } from '../support/people.ts'
import {
  answerFirst,
  arrive,
  number,
  questions,
  radio,
  seesAllAnswers,
  start,
  texts,
  unhurried,
  watchPlayback,
} from '../support/taking-level-test.ts'

test('a newcomer goes from the welcome page through all 50 questions to the level', async ({
  page,
  request,
  look,
  otherHalf,
  visits,
}) => {
  test.slow()
  await page.clock.install()
  await page.addInitScript(watchPlayback, 16)
  const person = await newLearner(request)
  await arrive(page, person, visits)
  // The notice of the log-in goes away
  await page.clock.fastForward(10_000)
  await page.getByRole('link', { name: 'Take Level Test Now' }).click()
  await expect(page).toHaveURL('/leveltest')
  await page.getByRole('button', { name: 'Start Test' }).click()
  await expect(page.getByRole('alert')).toContainText('Audio Test Required')
  await expect(page.getByRole('alert')).toContainText('Please test your audio before starting the test.')
  await look('level-test-info')
  await start(page)

  for (let position = 1; position <= questions; position++) {
    if (position === 4 && !isFull) {
      // Answers most text questions by API, which is quicker; a reload continues from there
      await answerFirst(request, person, texts - 2)
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      position = texts - 1
    }
    await expect(number(page, position)).toBeVisible()
    if (position > texts) {
      await expect(page.getByText('The audio starts in')).toBeVisible()
      if (position === texts + 1) await unhurried(page, () => look('level-test-countdown'))
      await page.clock.fastForward(3000)
    }
    await expect(radio(page, 1)).toBeEnabled()
    if (position === 1 || position === texts + 1)
      await unhurried(page, async () => {
        await look(`level-test-question-${position}`)
        await seesAllAnswers(page, { height: 600 })
      })
    await radio(page, (position % 4) + 1).check({ force: true })
    await page.keyboard.press('Enter')
  }

  await expect(page.getByText('Test Completed')).toBeVisible()
  await expect(page.getByText(/^You get on at (A1|A2|B1|B2|C1)\.$/)).toBeVisible()
  await expect(page.getByText('of 50,000')).toBeVisible()
  await page.getByRole('button', { name: /Listening/ }).click()
  await expect(page.getByLabel('Recording of question 50')).toBeVisible()
  await page.getByText('All options').last().click()
  await expect(page.getByText('Your answer').last()).toBeVisible()
  await look('level-test-result')
  await otherHalf(async () => {
    await expect(page.getByText(/^Senin durağın:/)).toBeVisible()
    await look('level-test-result-tr-dark')
  })

  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page.getByText(/^English level: (A1|A2|B1|B2|C1)/)).toBeVisible()
})

test(
  'a real recording plays once, cannot be paused, and opens the answers when it ends',
  { tag: '@full' },
  async ({ page, request, visits }) => {
    const person = await newLearner(request)
    await answerFirst(request, person, texts)
    await page.addInitScript(watchPlayback, 1)
    await arrive(page, person, visits)
    await expect(page.getByRole('link', { name: 'Continue, question 41 of 50' })).toBeVisible()
    await page.goto('/learner/takeleveltest')
    visits.inspected.add('/learner/takeleveltest')
    await expect(page.getByText('Your test is under way: question 41 of 50.')).toBeVisible()
    await start(page, 'Continue the test')
    await expect(number(page, texts + 1)).toBeVisible()
    await expect(page.getByText('The audio starts in')).toBeVisible()
    await expect(page.getByText('Listen now')).toBeVisible()
    await expect(radio(page, 1)).toBeDisabled()
    await page.keyboard.press('2')
    const heard = () =>
      page.evaluate(() => {
        const plays: HTMLMediaElement[] = Reflect.get(globalThis, 'plays')
        const audio = plays.at(-1)
        return (
          audio && {
            isOver: audio.ended,
            isPaused: audio.paused,
            played: audio.played.end(0) / audio.duration,
          }
        )
      })
    await page.evaluate(() => {
      const plays: HTMLMediaElement[] = Reflect.get(globalThis, 'plays')
      plays.at(-1)?.pause()
    })
    await expect.poll(heard).toMatchObject({ isOver: false, isPaused: false })

    await expect(page.getByText('Now choose your answer')).toBeVisible({ timeout: 20_000 })
    expect(await heard()).toMatchObject({ isOver: true, played: 1 })
    await expect(radio(page, 1)).toBeEnabled()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByRole('timer')).toContainText(/^(20|19|18)/)

    // After a reload the recording does not play again, and the remaining time continues
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('Now choose your answer')).toBeVisible()
    expect(await page.evaluate(() => Object(Reflect.get(globalThis, 'plays')).length)).toBe(0)
    await radio(page, 2).check({ force: true })
    await page.getByRole('button', { name: 'Submit answer' }).click()
    // The browser needs a touch before it plays again; the time does not run until then
    await expect(number(page, texts + 2)).toBeVisible()
  },
)

test(
  'a reload returns to the same question with the remaining time',
  { tag: '@full' },
  async ({ page, request, visits }) => {
    await page.addInitScript(watchPlayback, 16)
    await arrive(page, await newLearner(request), visits, '/leveltest')
    await start(page)
    await expect(number(page, 1)).toBeVisible()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(number(page, 2)).toBeVisible()
    const question = await page.getByRole('heading', { level: 1 }).textContent()
    await expect(page.getByRole('timer')).toContainText(/^2[0-7]/)

    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect(number(page, 2)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question ?? '')
    await expect(page.getByRole('timer')).toContainText(/^[12]\d/)
    expect(Number.parseInt((await page.getByRole('timer').textContent()) ?? '', 10)).toBeLessThan(28)
  },
)

test(
  'when the time is over, the selected answer is submitted, or none',
  { tag: '@full' },
  async ({ page, request, visits }) => {
    await page.clock.install()
    await page.addInitScript(watchPlayback, 16)
    await arrive(page, await newLearner(request), visits, '/leveltest')
    await start(page)
    const saved: unknown[] = []
    page.on('request', (sent) => {
      if (sent.method() === 'PUT') saved.push(Object(sent.postDataJSON()).selectedOptionId)
    })
    await expect(number(page, 1)).toBeVisible()
    await page.keyboard.press('3')
    await expect(radio(page, 3)).toBeChecked()
    await page.clock.fastForward(21_000)
    await expect(page.getByText('10 seconds left')).toBeAttached()
    await page.clock.fastForward(10_000)
    await expect(number(page, 2)).toBeVisible()
    await page.clock.fastForward(31_000)
    await expect(number(page, 3)).toBeVisible()
    expect(saved).toEqual(['C', null])
  },
)

test('the test can be taken with the keyboard alone', { tag: '@full' }, async ({ page, request, visits }) => {
  await page.addInitScript(watchPlayback, 16)
  await arrive(page, await newLearner(request), visits, '/leveltest')
  const focused = page.locator(':focus')
  await page.getByRole('button', { name: 'Play the word' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'umbrella' })).toBeEnabled()
  await page.getByRole('button', { name: 'Play again' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('umbrella')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your audio works.')).toBeVisible()
  await page.getByRole('button', { name: 'Play again' }).focus()
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Start Test')
  await page.keyboard.press('Enter')

  await expect(number(page, 1)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('4')
  await expect(radio(page, 4)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(number(page, 2)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(radio(page, 2)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(number(page, 3)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('I don’t know')
  await page.keyboard.press('Enter')
  await expect(number(page, 4)).toBeVisible()

  await page.getByRole('link', { name: 'Exit' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('its clock does not stop')
  await expect(focused).toHaveText('No')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/leveltest')
})

test(
  'a lost connection resends the answer, and a second tab waits',
  { tag: '@full' },
  async ({ page, context, request, visits }) => {
    await page.addInitScript(watchPlayback, 16)
    await arrive(page, await newLearner(request), visits, '/leveltest')
    await start(page)
    await expect(number(page, 1)).toBeVisible()
    await context.setOffline(true)
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/it counts if it arrives before the time is up/)).toBeVisible()
    await expect(radio(page, 2)).toBeChecked()
    await context.setOffline(false)
    await expect(number(page, 2)).toBeVisible()

    const second = await context.newPage()
    await second.goto('/leveltest')
    await expect(second.getByText('The test runs in another tab.')).toBeVisible()
    await page.close()
    await expect(number(second, 2)).toBeVisible()
  },
)
