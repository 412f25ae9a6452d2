import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const lesson = `${import.meta.dirname}/../../web/public/lessons/en/module-2.pdf`
const recording = `${import.meta.dirname}/../../web/public/audio/level-test/coffee.mp3`

// The second is a long journey
test.describe.configure({ timeout: 120_000 })

/** A new name each time, because a journey may be retried. */
const fresh = (name: string) => `${name} ${Date.now().toString(36)}`

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const say = (page: Page, answer: 'Yes' | 'No') =>
  dialogOf(page, 'Confirmation').getByRole('button', { name: answer }).click()
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** Creates a type with two modules by API, which is quicker. */
async function aTypeWithModules(request: APIRequestContext) {
  const login = await request.post('/api/auth/login', {
    data: { email: 'admin@sohbet.test', password: 'sohbet-demo' },
  })
  const { accessToken }: { accessToken: string } = await login.json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const created = await request.post('/api/courses/types', {
    headers,
    data: { name: fresh('Journey'), description: 'Made by a journey', isActive: true },
  })
  const type: { id: string; name: string } = await created.json()
  for (const [index, name] of ['Saying hello', 'Small talk'].entries())
    await request.post('/api/courses/modules', {
      headers,
      data: {
        courseTypeId: type.id,
        order: index + 1,
        name,
        description: `About ${name}`,
        video: { title: name, description: 'Two people meet', source: '76979871' },
        docs: [{ title: 'Notes', description: 'What we said', source: 'https://example.test/notes.pdf' }],
      },
    })
  return type
}

test(
  'an admin creates a course type, is refused a taken name, changes it and makes it passive',
  { tag: '@full' },
  async ({ page, logIn, look }) => {
    await logIn('admin', { at: '/admin/courses/types' })
    await expect(page.getByRole('columnheader', { name: 'Type Name' })).toBeVisible()
    await look('course-types')
    await page.getByRole('button', { name: 'Create course type' }).click()
    const creating = dialogOf(page, 'Create New Course Type')
    await creating.getByRole('button', { name: 'Create' }).click()
    await expect(creating.getByText('Name is required')).toBeVisible()
    await expect(creating.getByText('Description is required')).toBeVisible()
    await creating.getByLabel('Type Name').fill('ab')
    await creating.getByLabel('Description').focus()
    await expect(creating.getByText('Course Type Name must be at least 3 characters')).toBeVisible()
    await look('course-type-form')
    const name = fresh('Street')
    await creating.getByLabel('Type Name').fill(name)
    await creating.getByLabel('Description').fill('From the first hello')
    await creating.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('Course type created')).toBeVisible()
    await expect(creating).toBeHidden()

    await page.getByRole('button', { name: 'Create course type' }).click()
    await creating.getByLabel('Type Name').fill(name.toUpperCase())
    await creating.getByLabel('Description').fill('The same again')
    await creating.getByRole('button', { name: 'Create' }).click()
    await expect(creating.getByText('There is a course type with this name already')).toBeVisible()
    await page.keyboard.press('Escape')
    await say(page, 'Yes')

    await page.getByRole('button', { name: `Edit ${name}` }).click()
    const editing = dialogOf(page, 'Course Type')
    await editing.getByLabel('Description').fill('From hello to a whole evening')
    await editing.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Course type updated')).toBeVisible()
    await page.getByRole('button', { name: `Make ${name} passive` }).click()
    await say(page, 'Yes')
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row.getByText('Passive', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: `View ${name}` }).click()
    await expect(editing.getByLabel('Description')).toHaveValue('From hello to a whole evening')
    await expect(editing.getByLabel('Description')).toBeDisabled()
    await expect(editing.getByText('It has 0 modules and 0 courses.')).toBeVisible()
  },
)

test('an admin creates a module with video and documents, and puts it in order @full', async ({
  page,
  request,
  logIn,
  look,
  otherHalf,
  visits,
}) => {
  const type = await aTypeWithModules(request)
  await logIn('admin', { at: '/admin/courses/modules' })
  await page.getByLabel('Course Type').selectOption(type.name)
  await expect(page).toHaveURL(new RegExp(`courseTypeId=${type.id}`))
  const table = page.getByRole('table', { name: 'Modules' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await look('modules')
  await page.getByRole('link', { name: 'Create module' }).click()
  await expect(page).toHaveURL(`/admin/courses/modules/${type.id}/create/null`)

  // Each tab lists its missing fields
  await tab(page, 'Quiz').click()
  await expect(
    page.getByText('You will be able to create and modify the quiz after creating the module.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Create module' }).click()
  await expect(page.getByText('Module Name is required')).toBeVisible()
  await expect(page.getByLabel('Module Name')).toBeFocused()
  await expect(tab(page, 'Module Video')).toContainText('3 fields to correct')
  await look('module-create')
  await expect(page.getByLabel('Module No')).toHaveValue('3')
  await page.getByLabel('Module No').fill('2')
  await page.getByLabel('Module Name').fill('Ordering tea')
  await page.getByLabel('Description', { exact: true }).fill('Milk first, or not at all')

  await tab(page, 'Module Video').click()
  await expect(page.getByText('Enter a Vimeo Video ID or Url to to preview the video.')).toBeVisible()
  await page.getByLabel('Video Title').fill('Tea')
  await page.getByLabel('Video Description').fill('Two people order tea')
  await page.getByLabel('Video Source').fill('javascript:alert(1)')
  await page.getByLabel('Video Title').focus()
  await expect(page.getByText('Must be a valid URL')).toBeVisible()
  await page.getByLabel('Video Source').fill('https://vimeo.com/76979871')
  await expect(page.getByRole('button', { name: 'Play the video from Vimeo' })).toBeVisible()
  await look('module-video')

  await tab(page, 'Module Documents').click()
  await expect(page.getByText('No documents to preview')).toBeVisible()
  const first = page.getByRole('region', { name: 'Document 1' })
  await first.locator('input[type=file]').setInputFiles(recording)
  await expect(first.getByText('Please select a valid PDF file')).toBeVisible()
  await first.locator('input[type=file]').setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 and nothing more'),
  })
  await expect(page.getByText('Upload Failed')).toBeVisible()
  await first.locator('input[type=file]').setInputFiles(lesson)
  await expect(first.getByLabel('Document URL')).toHaveValue(/^\/api\/courses\/documents\/[0-9a-f]{32}\.pdf$/)
  await first.getByLabel('Document Title').fill('Lesson')
  await first.getByLabel('Document Description').fill('What we said')
  for (let count = 2; count <= 5; count += 1) await page.getByRole('button', { name: 'Add document' }).click()
  await expect(page.getByText('Document Limit !')).toBeVisible()
  await expect(page.getByText('You can add max 4 Documents to a module')).toBeVisible()
  for (const number of [4, 3]) await page.getByRole('button', { name: `Remove document ${number}` }).click()
  const second = page.getByRole('region', { name: 'Document 2' })
  await second.getByLabel('Document Title').fill('Menu')
  await second.getByLabel('Document Description').fill('What to order')
  await second.getByLabel('Document URL').fill('https://example.test/menu.pdf')
  await page.getByRole('button', { name: 'Create module' }).click()
  await expect(page.getByText('Module created.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/admin/courses/modules/${type.id}/edit/[0-9a-f-]{36}`))
  await expect(page.getByRole('heading', { name: 'Module 2: Ordering tea' })).toBeVisible()

  // The upload is readable with its signed URL
  await tab(page, 'Module Documents').click()
  const open = page.getByRole('link', { name: 'Open Lesson in a new tab' })
  const address = (await open.getAttribute('href')) ?? ''
  const opened = await request.get(address)
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await request.get(address.replace(/signature=./, 'signature=_'))).status()).toBe(403)
  // Headless Chromium has no PDF viewer; full Chromium, as in npm run journeys, has one
  if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
    await page.getByRole('button', { name: 'Show Lesson here' }).click()
    // A refused frame has a different URL
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContainEqual(expect.stringContaining(address))
    await page.getByRole('button', { name: 'Hide Lesson' }).click()
  }
  await look('module-documents')
  await tab(page, 'Quiz').click()
  await expect(page.getByText('No quiz found for this module.')).toBeVisible()

  // Unsaved edits are not lost by accident
  await tab(page, 'Module Information').click()
  await page.getByLabel('Module Name').fill('Ordering coffee')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Your changes are not saved yet. Leave without them?')).toBeVisible()
  await say(page, 'No')
  await page.getByRole('button', { name: 'Save module' }).click()
  await expect(page.getByText('Module updated.')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(table.getByRole('row').nth(2)).toContainText('Ordering coffee')

  // With the keyboard, then with the mouse
  await page.getByRole('button', { name: 'Change the order' }).click()
  const ordering = dialogOf(page, 'Order of the modules')
  const entries = ordering.getByRole('listitem')
  await ordering.getByRole('button', { name: 'Move Ordering coffee', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(ordering.getByText('Ordering coffee is over place 2 of 3')).toBeAttached()
  // The list reacts to arrow keys only after it has measured its entries; at the last place another key press
  // does nothing
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(ordering.getByText('Ordering coffee is over place 3 of 3')).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(entries.nth(2)).toContainText('Ordering coffee')
  await look('modules-order')
  const handle = ordering.getByRole('button', { name: 'Move Small talk', exact: true })
  await handle.hover()
  await page.mouse.down()
  await entries.nth(0).hover({ position: { x: 20, y: 20 } })
  await entries.nth(0).hover({ position: { x: 22, y: 10 } })
  await expect(ordering.getByText('Small talk is over place 1 of 3')).toBeAttached()
  await page.mouse.up()
  await expect(entries.nth(0)).toContainText('Small talk')
  await ordering.getByRole('button', { name: 'Save the order' }).click()
  await expect(page.getByText('The order is saved')).toBeVisible()
  await expect(table.getByRole('row').nth(1)).toContainText('Small talk')
  await expect(table.getByRole('row').nth(3)).toContainText('Ordering coffee')

  await page.getByRole('button', { name: 'View module 3' }).click()
  await expect(page.getByRole('heading', { name: 'Module 3: Ordering coffee' })).toBeVisible()
  await expect(page.getByLabel('Module Name')).toBeDisabled()
  await otherHalf(() => look('module-view-tr-dark'))
  for (const path of visits.seen) if (path.endsWith('/create/null')) visits.inspected.add(path)
})

/** A table as a spreadsheet saves it. */
const csvFile = (name: string, rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.join('\n')),
})
const moduleRows = Array.from(
  { length: 26 },
  (_, n) => `${n + 1},Unit ${n + 1},About unit ${n + 1},76979871,https://example.test/${n + 1}.pdf`,
)
const questionRows = Array.from(
  { length: 182 },
  (_, n) => `${Math.floor(n / 7) + 1},Question ${n + 1},fill_blank,answer ${n + 1}`,
)

test(
  'an admin builds 26 modules with 182 questions from two files',
  { tag: '@full' },
  async ({ page, logIn, look, visits }) => {
    await logIn('admin', { at: '/admin/courses/types' })
    await page.getByRole('button', { name: 'Create course type' }).click()
    const creating = dialogOf(page, 'Create New Course Type')
    const name = fresh('From two files')
    await creating.getByLabel('Type Name').fill(name)
    await creating.getByLabel('Description').fill('Twenty-six units')
    await creating.getByRole('button', { name: 'Create' }).click()
    await expect(creating).toBeHidden()
    await page.goto('/admin/courses/modules')
    await page.getByLabel('Course Type').selectOption(name)

    await page.getByRole('button', { name: 'Import modules' }).click()
    const modules = dialogOf(page, 'Import modules')
    await modules
      .locator('input[type=file]')
      .setInputFiles(
        csvFile('modules.csv', ['order,name,description,videoSource,document1Source', ...moduleRows]),
      )
    await modules.getByRole('button', { name: 'Import 26 modules' }).click()
    await expect(page.getByText('26 modules have been added.')).toBeVisible()
    await page.getByRole('button', { name: 'Import questions' }).click()
    const questions = dialogOf(page, 'Import questions')
    await questions
      .locator('input[type=file]')
      .setInputFiles(csvFile('questions.csv', ['module,content,questionType,correctAnswer', ...questionRows]))
    await expect(questions.getByText('182 questions, ready to be added at the end.')).toBeVisible()
    await look('import-questions-of-type')
    await questions.getByRole('button', { name: 'Import 182 questions' }).click()
    await expect(page.getByText('182 questions have been added.')).toBeVisible()
    await expect(page.getByText('1–10 of 26')).toBeVisible()
    await look('modules-of-two-files')
    visits.inspected.add('/admin/courses/types')
  },
)

test(
  'a URL without a module form shows Bad route parameters !',
  { tag: '@full' },
  async ({ page, logIn, look }) => {
    await logIn('admin', { at: '/admin/courses/modules/1/3/1' })
    await expect(page.getByText('Bad route parameters !')).toBeVisible()
    await look('module-bad-route')
  },
)
