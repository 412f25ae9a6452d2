import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const recording = `${import.meta.dirname}/../../web/public/audio/level-test/coffee.mp3`
const lesson = `${import.meta.dirname}/../../web/public/lessons/en/module-2.pdf`

// A quiz of four types is a long journey
test.describe.configure({ timeout: 180_000 })

/** Creates a module with its own type by API, which is quicker. */
async function aModulePath(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/auth/login', {
    data: { email: 'admin@sohbet.test', password: 'sohbet-demo' },
  })
  const { accessToken }: { accessToken: string } = await login.json()
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await request.post(path, { data, headers: { authorization: `Bearer ${accessToken}` } })
    return answer.json()
  }
  const name = `Quizzes ${Date.now().toString(36)}`
  const type = await post('/api/courses/types', { name, description: 'For a journey', isActive: true })
  const module = await post('/api/courses/modules', {
    courseTypeId: type.id,
    order: 1,
    name: 'At the bus stop',
    description: 'Asking the way',
    video: { title: 'The bus', description: 'Two people wait', source: '76979871' },
    docs: [{ title: 'Notes', description: 'What we said', source: 'https://example.test/notes.pdf' }],
  })
  return `/admin/courses/modules/${type.id}/edit/${module.id}`
}

/** A picture made by the browser's own encoder. */
async function aJpeg(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 240
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#c8201b'
    context?.fillRect(0, 0, 320, 240)
    return canvas.toDataURL('image/jpeg')
  })
  const buffer = Buffer.from(address.split(',')[1] ?? '', 'base64')
  return { name: 'bus.jpg', mimeType: 'image/jpeg', buffer }
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const rows = (page: Page) => page.getByRole('table', { name: 'Quiz Questions' }).locator('tbody tr')
const save = (form: Locator) => form.getByRole('button', { name: 'Save question' }).click()

async function fillOptions(form: Locator, texts: readonly string[]) {
  for (const [index, text] of texts.entries())
    await form.getByLabel(`Option ${'ABCD'.charAt(index)}`, { exact: true }).fill(text)
}

async function addQuestion(page: Page, type: string, fill: (form: Locator) => Promise<void>) {
  await page.getByRole('button', { name: 'Add question' }).click()
  const form = dialogOf(page, 'Add New Question')
  await form.getByLabel('Question type').selectOption(type)
  await fill(form)
  await save(form)
  await expect(form).toBeHidden()
}

/** Drags with the mouse in steps, and drops once the target shows that it accepts. */
async function drag(page: Page, piece: Locator, place: Locator) {
  await piece.hover()
  await page.mouse.down()
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 })
  await expect(place).toHaveAttribute('data-over', 'true')
  await page.mouse.up()
  await expect(place).not.toHaveAttribute('data-over')
}

async function createQuiz(page: Page) {
  await page.getByRole('button', { name: 'Create Quiz' }).click()
  await expect(page.getByText('Quiz created successfully')).toBeVisible()
}

test('an admin creates a quiz, reads each documented error and adds a question', async ({
  page,
  request,
  logIn,
  look,
}) => {
  await logIn('admin', { at: await aModulePath(request) })
  await page.getByRole('tab', { name: 'Quiz' }).click()
  await expect(page.getByText('No quiz found for this module.')).toBeVisible()
  await look('quiz-none')
  await createQuiz(page)
  await page.getByRole('button', { name: 'Add question' }).click()
  const form = dialogOf(page, 'Add New Question')
  await expect(form.getByRole('radio', { name: 'Option A is correct' })).toBeChecked()
  await save(form)
  await expect(form.getByText('Question content is required')).toBeVisible()
  await expect(form.getByText('Option text is required')).toHaveCount(4)
  await expect(form.getByText('You can upload a picture after the question is saved.')).toBeVisible()
  await look('quiz-question-faults')
  await form.getByLabel('Question type').selectOption('sentence')
  await save(form)
  await expect(form.getByText('Correct answer is required')).toBeVisible()
  await form.getByLabel('Source').selectOption('audio')
  await form.locator('input[type=file]').setInputFiles(lesson)
  await expect(form.getByText('Please select a valid MP3, M4A, OGG or WAV file')).toBeVisible()
  await form.getByRole('radio', { name: 'Link' }).check()
  await form.getByLabel('Audio URL').fill('javascript:alert(1)')
  await save(form)
  await expect(form.getByText('Must be a valid URL')).toBeVisible()
  await page.keyboard.press('Escape')
  await dialogOf(page, 'Confirmation').getByRole('button', { name: 'Yes' }).click()
  await expect(form).toBeHidden()
  await addQuestion(page, 'sentence', async (filled) => {
    await filled.getByLabel('Question content').fill('Ask for a cup of tea.')
    await filled.getByLabel('Correct answer').fill('Could I have a cup of tea, please?')
  })
  await expect(rows(page)).toHaveCount(1)
})

test(
  'an admin builds a quiz of all four types',
  { tag: '@full' },
  async ({ page, request, logIn, look, otherHalf }) => {
    await logIn('admin', { at: await aModulePath(request) })
    await page.getByRole('tab', { name: 'Quiz' }).click()
    await createQuiz(page)

    await test.step('adds one question of each type', async () => {
      await addQuestion(page, 'multi-option', async (form) => {
        await form.getByLabel('Source').selectOption('audio')
        await form
          .getByLabel('Question content')
          .fill('What does the woman in the coffee shop order this morning?')
        await form.locator('input[type=file]').setInputFiles(recording)
        await expect(page.getByText('Audio uploaded')).toBeVisible()
        await fillOptions(form, ['Tea', 'Coffee', 'Water', 'Juice'])
        await form.getByRole('radio', { name: 'Option B is correct' }).check()
      })
      await addQuestion(page, 'fill_blank', async (form) => {
        await form.getByLabel('Question content').fill('How ___ you?')
        await form.getByLabel('Correct answer').fill('are')
        await form.getByRole('button', { name: 'Accept another answer' }).click()
        await form.getByRole('textbox', { name: 'Accepted answer 1' }).fill("'re")
        await form.getByLabel('Explanation').fill('You and are go together.')
        await form.getByLabel('Your answer').fill('’RE.')
        await form.getByRole('button', { name: 'Check Answer' }).click()
        await expect(form.getByText('Correct answer!')).toBeVisible()
      })
      await addQuestion(page, 'sentence', async (form) => {
        await form.getByLabel('Question content').fill('Ask for a cup of tea.')
        await form.getByLabel('Correct answer').fill('Could I have a cup of tea, please?')
      })
      await addQuestion(page, 'drag-drop', async (form) => {
        await form.getByLabel('Question content').fill('Order it.')
        await fillOptions(form, ['I', 'would like', 'a cup of', 'tea'])
      })
      await expect(rows(page)).toHaveCount(4)
      await expect(page.getByText('What does the woman in the coffee shop order this …')).toBeVisible()
    })

    await test.step('previews and checks a drag-drop question', async () => {
      await page.getByRole('button', { name: 'Edit question 4' }).click()
      const form = dialogOf(page, 'Edit Question')
      const check = form.getByRole('button', { name: 'Check Answer' })
      const slots = form.getByRole('list', { name: 'Your sentence' }).getByRole('listitem')
      const piece = (text: string) => form.getByRole('button', { name: `${text}, not placed yet` })
      await expect(slots).toHaveCount(4)
      await drag(page, piece('would like'), slots.nth(0))
      await drag(page, piece('I'), slots.nth(1))
      await piece('a cup of').click()
      await check.click()
      await expect(check).toHaveAttribute('data-result', 'wrong')
      await piece('tea').press('Enter')
      await drag(page, form.getByRole('button', { name: 'I, place 2' }), slots.nth(0))
      await check.click()
      await expect(check).toHaveAttribute('data-result', 'right')
      await look('quiz-drag-drop')
      await form.getByRole('button', { name: 'tea, place 4' }).dblclick()
      await expect(piece('tea')).toBeVisible()
    })

    await test.step('attaches a picture to a saved question', async () => {
      const form = dialogOf(page, 'Edit Question')
      await form.getByRole('button', { name: 'Upload picture' }).click()
      const upload = dialogOf(page, 'Upload Image')
      await upload.locator('input[type=file]').setInputFiles(lesson)
      await expect(upload.getByText('Please select a valid JPEG image')).toBeVisible()
      await upload.locator('input[type=file]').setInputFiles(await aJpeg(page))
      await upload.getByRole('button', { name: 'Upload Image' }).click()
      await expect(page.getByText('Upload Successful')).toBeVisible()
      await expect(form.getByRole('img', { name: 'Picture of the question' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
    })

    await test.step('copies, sorts and deletes questions', async () => {
      await page.getByRole('button', { name: 'Copy question 4' }).click()
      await expect(page.getByText('Question copied')).toBeVisible()
      await expect(rows(page)).toHaveCount(5)
      await page.getByRole('button', { name: 'Change the order' }).click()
      const order = dialogOf(page, 'Order of the questions')
      await look('quiz-order')
      await order.getByRole('listitem').last().getByRole('button', { name: / up$/ }).click()
      await order.getByRole('button', { name: 'Save the order' }).click()
      await expect(page.getByText('The order is saved')).toBeVisible()
      await page.reload()
      await page.getByRole('tab', { name: 'Quiz' }).click()
      await expect(rows(page)).toHaveCount(5)
      await page.getByRole('button', { name: 'Delete question 5' }).click()
      await expect(page.getByText('Are you sure you want to delete this question?')).toBeVisible()
      await dialogOf(page, 'Confirmation').getByRole('button', { name: 'No' }).click()
      await expect(rows(page)).toHaveCount(5)
      await page.getByRole('button', { name: 'Delete question 5' }).click()
      await dialogOf(page, 'Confirmation').getByRole('button', { name: 'Yes' }).click()
      await expect(page.getByText('Question deleted')).toBeVisible()
      await expect(rows(page)).toHaveCount(4)
    })

    await otherHalf(async () => {
      await page.getByRole('tab', { name: 'Quiz' }).click()
      await expect(page.getByText('Çoktan seçmeli')).toBeVisible()
      await look('quiz-tr-dark')
    })
  },
)
