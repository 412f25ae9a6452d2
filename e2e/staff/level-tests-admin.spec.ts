import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

type Test = { id: string; version: number; isActive: boolean }

const recording = `${import.meta.dirname}/../../web/public/audio/level-test/coffee.mp3`
const editPath = ({ id }: Test) => `/admin/level-tests/edit/${id}`

// Serial, because the journeys share the active test. The first is a long journey.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** Calls the API as the admin, which is quicker. */
async function asAdmin(request: APIRequestContext) {
  const login = await request.post('/api/auth/login', {
    data: { email: 'admin@sohbet.test', password: 'sohbet-demo' },
  })
  const { accessToken }: { accessToken: string } = await login.json()
  const headers = { authorization: `Bearer ${accessToken}` }
  return {
    activeTest: async () => {
      const tests: Test[] = await (await request.get('/api/level-tests/all', { headers })).json()
      const active = tests.find(({ isActive }) => isActive)
      if (!active) throw new Error('The demo data has no active level test')
      return active
    },
    activate: ({ id }: Test) =>
      request.put(`/api/level-tests/${id}/toggle-active`, { headers, data: { expected: false } }),
  }
}

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const say = (page: Page, answer: 'Yes' | 'No') =>
  dialogOf(page, 'Confirmation').getByRole('button', { name: answer }).click()

async function fillQuestion(page: Page, text: string, options: readonly string[]) {
  const dialog = dialogOf(page, 'Add New Question')
  await dialog.getByLabel('Question text').fill(text)
  for (const [index, option] of options.entries())
    await dialog.getByRole('textbox', { name: `Option ${'ABCD'[index]}` }).fill(option)
  return dialog
}

test('an admin creates a level test and activates it @full', async ({ page, request, logIn, look }) => {
  const admin = await asAdmin(request)
  const before = await admin.activeTest()
  await logIn('admin')
  await page.getByRole('link', { name: 'Level Tests' }).first().click()
  await expect(page.getByText('ACTIVE', { exact: true })).toHaveCount(1)
  await look('level-tests')
  await page.getByRole('button', { name: 'Create level test' }).click()
  await expect(page.getByText('Level test created successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/level-tests\/edit\/[0-9a-f-]{36}$/)
  await expect(page.getByText('No data available')).toBeVisible()

  // A text question; its key is A by default
  await page.getByRole('button', { name: 'Add question' }).click()
  await dialogOf(page, 'Add New Question').getByRole('button', { name: 'Save question' }).click()
  await expect(page.getByText('Question text is required')).toBeVisible()
  await expect(page.getByText('Option text is required')).toHaveCount(4)
  const long = 'Which of these would you say to a colleague who is always late?'
  const first = await fillQuestion(page, long, ['One', 'Two', 'Three', 'Four'])
  await expect(first.getByRole('radio', { name: 'Option A is correct' })).toBeChecked()
  await first.getByRole('button', { name: 'Save and add another' }).click()
  await expect(page.getByText('Question created')).toBeVisible()
  await expect(first.getByLabel('Question text')).toHaveValue('')

  // A listening question with a real recording
  const second = await fillQuestion(page, 'What does the man want?', ['Tea', 'Coffee', 'Milk', 'Water'])
  await second.getByLabel('Type').selectOption('Listening')
  await second.locator('input[type=file]').setInputFiles(recording)
  await expect(second.getByLabel('Audio URL')).toHaveValue(/^\/api\/level-tests\/audio\/[0-9a-f]{32}\.mp3$/)
  await expect(second.getByText(/s long$/)).toBeVisible()
  await second.getByRole('radio', { name: 'Option B is correct' }).check()
  await look('level-test-question')
  await second.getByRole('button', { name: 'Save question' }).click()
  await expect(second).toBeHidden()

  const table = page.getByRole('table', { name: 'Level Test Questions' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByText(`${long.slice(0, 50)}…`, { exact: true })).toBeVisible()
  await expect(table.getByRole('row').nth(2)).toContainText('Listening')

  await page.getByRole('button', { name: 'Edit question 2' }).click()
  const edited = dialogOf(page, 'Edit Question')
  await edited.getByLabel('Question text').fill('What does he want?')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Your changes are not saved yet. Close without them?')).toBeVisible()
  await say(page, 'No')
  await edited.getByRole('button', { name: 'Save question' }).click()
  await expect(page.getByText('Question updated')).toBeVisible()

  await page.getByRole('button', { name: 'Change the order' }).click()
  const order = dialogOf(page, 'Order of the questions')
  await order.getByRole('button', { name: 'Move What does he want? up' }).click()
  await order.getByRole('button', { name: 'Save the order' }).click()
  await expect(page.getByText('The order is saved')).toBeVisible()
  await expect(table.getByRole('row').nth(1)).toContainText('What does he want?')
  await page.getByRole('button', { name: 'Preview as a learner' }).click()
  const preview = dialogOf(page, /^Preview of test/)
  await expect(preview.getByText('Question 1 of 2')).toBeVisible()
  await preview.getByRole('button', { name: 'Next' }).click()
  await expect(preview.getByText(long)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Delete question 2' }).click()
  await say(page, 'Yes')
  await expect(page.getByText('Question deleted')).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(2)
  await look('level-test-edit')

  // Other journeys take the active test, so theirs is restored before anything else
  await page.getByRole('switch', { name: 'Active' }).press('Space')
  await expect(dialogOf(page, 'Confirmation')).toContainText('all other level tests become passive')
  await expect(dialogOf(page, 'Confirmation')).toContainText('which learners take now, has 50.')
  const answered = page.waitForResponse(/toggle-active$/)
  await say(page, 'Yes')
  expect((await answered).status()).toBe(200)
  expect((await admin.activate(before)).status()).toBe(200)
  await expect(page.getByText('Test updated')).toBeVisible()
  await expect(page.getByText(/^Test \d+ is now active$/)).toBeVisible()
  expect((await admin.activeTest()).id).toBe(before.id)
})

test(
  'the active test warns before changes, keeps its questions and shows their health',
  { tag: '@full' },
  async ({ page, request, logIn, look, otherHalf }) => {
    const active = await (await asAdmin(request)).activeTest()
    await logIn('admin', { at: editPath(active) })
    await page.getByRole('switch', { name: 'Active' }).press('Space')
    await expect(dialogOf(page, 'Confirmation')).toContainText('users will not be able to get a level test')
    await say(page, 'No')
    await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked()

    await expect(page.getByText('The questions of this test are fixed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add question' })).toBeHidden()
    await page.getByRole('tab', { name: 'Item health' }).click()
    await expect(page).toHaveURL(/tab=health/)
    await expect(page.getByText('Reliability (KR-20)')).toBeVisible()
    // The worst questions come first and link to their form; the fault depends on the attempts of other journeys
    const worst = page.getByRole('table', { name: 'Questions' }).getByRole('row').nth(1)
    await expect(worst).toContainText(
      /Negative discrimination: check the key|Too hard|Hardly tells learners apart/,
    )
    await look('level-test-health')
    await worst.getByRole('link').click()
    await expect(dialogOf(page, 'Question')).toContainText('correct')
    await page.goBack()
    await otherHalf(async () => {
      await expect(page.getByText('Güvenilirlik (KR-20)')).toBeVisible()
      await look('level-test-health-tr-dark')
    })
  },
)

test(
  'an admin exports questions as a table and imports all of them or none',
  { tag: '@full' },
  async ({ page, request, logIn, look, visits }) => {
    const active = await (await asAdmin(request)).activeTest()
    await logIn('admin', { at: editPath(active) })
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await (await downloading).path()
    // Earlier journeys inspect both pages
    for (const path of [editPath(active), '/admin/level-tests']) visits.inspected.add(path)

    await page.goto('/admin/level-tests')
    await page.getByRole('button', { name: 'Create level test' }).click()
    await page.getByRole('button', { name: 'Import CSV' }).click()
    const dialog = dialogOf(page, 'Import questions')
    await dialog
      .getByLabel('Or paste the table here')
      .fill(
        'type,text,optionA,optionB,optionC,optionD,correctOptionId\ntext,Fine?,a,b,c,d,A\ntext,,a,b,c,d,Z',
      )
    await dialog.getByRole('button', { name: 'Check the table' }).click()
    await expect(dialog.getByText('1 row has a problem.', { exact: false })).toBeVisible()
    await expect(dialog.getByRole('row', { name: /^3/ })).toContainText('text: Question text is required')
    await look('level-test-import')

    await expect(dialog.getByRole('row', { name: /^3/ })).toContainText('correctOptionId: Must be A to D')
    await page.keyboard.press('Escape')
    await expect(page.getByText('The table is not imported yet. Close without it?')).toBeVisible()
    await say(page, 'No')

    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByRole('button', { name: 'Import 60 questions' }).click()
    await expect(page.getByText('60 questions have been added.')).toBeVisible()
    await expect(page.getByText('1–10 of 60')).toBeVisible()

    // Without attempts it can be deleted
    await page.getByRole('button', { name: 'Delete test' }).click()
    await expect(dialogOf(page, 'Confirmation')).toContainText('with its 50 questions')
    await say(page, 'Yes')
    await expect(page.getByText('Level test deleted')).toBeVisible()
    await expect(page).toHaveURL('/admin/level-tests')
  },
)

test(
  'a URL without a level test shows that the test was not found',
  { tag: '@full' },
  async ({ page, logIn, look }) => {
    await logIn('admin', { at: '/admin/level-tests/edit/00000000-0000-4000-8000-000000000000' })
    await expect(page.getByText('Test not found')).toBeVisible()
    await look('level-test-not-found')
  },
)
