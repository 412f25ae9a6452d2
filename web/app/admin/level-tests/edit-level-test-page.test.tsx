import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import EditLevelTestPage from './edit-level-test-page.tsx'

const test: LevelTest = {
  id: '01a1de2c-a5ef-7ce8-a733-2e99ae345fad',
  version: 7,
  isActive: false,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  questionCount: 1,
  quickCount: 0,
  attemptCount: 0,
}
const question: KeyedQuestion = {
  revision: 1,
  id: '01a1de2c-b000-7ce8-a733-2e99ae345fad',
  testId: test.id,
  type: 'listening',
  text: 'Where does the woman have to change trains on Sunday?',
  options: [
    { id: 'A', text: 'Bank' },
    { id: 'B', text: 'Angel' },
    { id: 'C', text: 'Oval' },
    { id: 'D', text: 'Temple' },
  ],
  audioUrl: null,
  audioSeconds: null,
  correctOptionId: 'C',
  isQuick: false,
  skill: 'listening',
  level: null,
}

const live: LevelTest = { ...test, id: question.id, version: 3, isActive: true, questionCount: 50 }

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const refusal = (status: number) => answer({ message: 'Back in a minute', code: 'UNAVAILABLE' }, status)
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
const sent = (method: string) => fetching.mock.calls.find(([, init]) => init?.method === method)

/** Answers reads with this test; `write` answers everything else. */
function serve(served: LevelTest, write: () => Response = () => answer(served), questions = [question]) {
  fetching.mockImplementation((url, init) => {
    if (init?.method !== 'GET') return write()
    if (url.endsWith('/all')) return answer([live, served])
    return url.endsWith('/questions') ? answer(questions) : answer(served)
  })
}

beforeEach(() => {
  serve(test)
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(url, init)),
  )
})
afterEach(() => {
  notifications.clean()
  notifications.cleanQueue()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const show = (options: { id?: string; language?: 'tr' } = {}) =>
  renderScreen(
    <>
      <Toasts />
      <Routes>
        <Route path="/admin/level-tests/edit/:testId" element={<EditLevelTestPage />} />
      </Routes>
    </>,
    { url: `/admin/level-tests/edit/${options.id ?? test.id}`, language: options.language ?? 'en' },
  )

const turnSwitch = async () => fireEvent.click(await screen.findByRole('switch', { name: 'Active' }))
const sayYes = async () => fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))

it('shows the details and the questions, cut at 50 characters', async () => {
  show()
  const details = await screen.findByRole('table', { name: 'Details' })
  expect(
    within(details)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Version', 'Created At', 'Updated At', 'Status'])
  expect(screen.getByText(/Quick test: 0 of 10 questions\./)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Level Test Questions' })).toBeDefined()
  expect(await screen.findByText('Where does the woman have to change trains on Sund…')).toBeDefined()
  expect(screen.getByText(/^A learner is asked 0 text and 1 listening questions\./)).toBeDefined()
  const counts = screen.getByRole('table', { name: 'Questions of the level test' })
  expect(within(counts).getByRole('row', { name: /^Listening – .* 1$/ })).toBeDefined()
})

it('shows Wrong Test Id! when another test was loaded', async () => {
  show({ id: '01a1de2c-0000-7000-8000-000000000000' })
  expect(await screen.findByText('Wrong Test Id!')).toBeDefined()
})

it('shows Test not found when the test does not exist', async () => {
  fetching.mockImplementation(() => answer({ message: 'Test not found', code: 'LEVEL_TEST_NOT_FOUND' }, 404))
  show()
  expect(await screen.findByText('Test not found')).toBeDefined()
})

it('adds another question of the same type and focuses its text', async () => {
  serve(test, () => answer(question))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Add question' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add New Question' })
  const write = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
  write('Question text', 'Where is she?')
  write('Type', 'listening')
  for (const id of ['A', 'B', 'C', 'D']) write(`Option ${id}`, `place ${id}`)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save and add another' }))
  expect(await screen.findByText('Question created')).toBeDefined()
  const text = within(dialog).getByLabelText('Question text')
  expect(Object(text).value).toBe('')
  expect(document.activeElement).toBe(text)
  expect(Object(within(dialog).getByLabelText('Type')).value).toBe('listening')
})

it('marks and unmarks several questions of the quick test in one call', async () => {
  const texts = ['One', 'Two', 'Three'].map((text, place) => {
    const id = `${question.id.slice(0, -1)}${place}`
    return { ...question, id, text, type: 'text' as const, isQuick: place === 0 }
  })
  serve(test, () => answer(texts), [question, ...texts])
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Quick test' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Questions of the quick test' }))
  expect(dialog.getAllByRole('checkbox')).toHaveLength(3)
  for (const name of ['One', 'Two', 'Three']) fireEvent.click(dialog.getByRole('checkbox', { name }))
  expect(dialog.getByText('2 ticked, 10 are needed')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Save the marks' }))
  expect(await screen.findByText('Marks saved')).toBeDefined()
  const [one, two, three] = texts.map(({ id }) => id)
  expect(sent('PUT')?.[1]?.body).toBe(JSON.stringify({ mark: [two, three], unmark: [one] }))
})

it('saves a new order of the questions as a whole', async () => {
  const second = { ...question, id: live.id.replace(/.$/, '0'), text: 'Who calls?' }
  serve(test, () => answer([second, question]), [question, second])
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Change the order' }))
  const dialog = await screen.findByRole('dialog', { name: 'Order of the questions' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move Who calls? up' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save the order' }))
  expect(await screen.findByText('The order is saved')).toBeDefined()
  expect(sent('PUT')?.[1]?.body).toBe(JSON.stringify({ ids: [second.id, question.id] }))
})

it('activates after confirmation, with the state that was on the screen', async () => {
  show()
  await turnSwitch()
  expect(await screen.findByText(/all other level tests become passive/)).toBeDefined()
  expect(sent('PUT')).toBeUndefined()
  await sayYes()
  expect(await screen.findByText('Test 7 is now active')).toBeDefined()
  expect(screen.getByText('Test updated')).toBeDefined()
  expect(sent('PUT')?.[1]?.body).toBe('{"expected":false}')
})

it('warns before activation of what is unusual in the test', async () => {
  show()
  await screen.findByText(/^Where does the woman/)
  await turnSwitch()
  expect(await screen.findByText('It has 1 question; test 3, which learners take now, has 50.')).toBeDefined()
  expect(screen.getByText(/^1 listening question has no audio/)).toBeDefined()
  expect(
    screen.getByText('It has only 1 question. With fewer than 20, chance decides the level.'),
  ).toBeDefined()
})

it('does not offer to activate an empty test, and says why', async () => {
  serve({ ...test, questionCount: 0 }, undefined, [])
  show()
  const control = await screen.findByRole('switch', { name: 'Active' })
  expect(control.hasAttribute('disabled')).toBe(true)
  expect(screen.getByText(/^It has no questions yet, so it cannot be activated/)).toBeDefined()
})

it('warns before activation of a test without listening questions', async () => {
  serve(test, undefined, [{ ...question, type: 'text' }])
  show()
  await screen.findByText(/^Where does the woman/)
  await turnSwitch()
  expect(await screen.findByText(/^It has no listening questions/)).toBeDefined()
})

it("creates one copy on a double click, although the second click lands on the copy's page", async () => {
  // Fixed clock, because a busy machine may be slow between the clicks
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  onTestFinished(() => clock.mockRestore())
  const copy = { ...test, id: live.id, version: 8 }
  fetching.mockImplementation((url, init) => {
    if (init?.method !== 'GET') return answer(copy, 201)
    if (url.endsWith('/questions')) return answer([question])
    return answer(url.endsWith(copy.id) ? copy : test)
  })
  show()
  const click = () => fireEvent.click(screen.getByRole('button', { name: 'Copy as new version' }))
  await screen.findByRole('button', { name: 'Copy as new version' })
  click()
  click()
  expect(await screen.findByRole('heading', { name: 'Level Test 8' })).toBeDefined()
  click()
  expect(fetching.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(1)
})

it('deletes a passive test without attempts, after confirmation', async () => {
  serve(test, () => answer({ message: 'Level test deleted' }))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete test' }))
  expect(await screen.findByText(/^Delete test 7 with its 1 question\?/)).toBeDefined()
  expect(sent('DELETE')).toBeUndefined()
  await sayYes()
  expect(await screen.findByText('Level test deleted')).toBeDefined()
  expect(sent('DELETE')?.[0]).toBe(`/api/level-tests/${test.id}`)
})

it('warns before the only active test becomes passive', async () => {
  serve({ ...test, isActive: true })
  show()
  await turnSwitch()
  expect(await screen.findByText(/users will not be able to get a level test/)).toBeDefined()
  await sayYes()
  expect(await screen.findByText('Test 7 is now inactive')).toBeDefined()
})

it('shows Error updating test with the reason', async () => {
  serve(test, () => refusal(503))
  show()
  await turnSwitch()
  await sayYes()
  expect(await screen.findByText('Error updating test')).toBeDefined()
  expect(screen.getByText('Back in a minute')).toBeDefined()
})

it('adds a question whose key is A by default', async () => {
  serve(test, () => answer(question, 201))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Add question' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add New Question' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save question' }))
  expect(await within(dialog).findByText('Question text is required')).toBeDefined()
  expect(within(dialog).getAllByText('Option text is required')).toHaveLength(4)
  const fill = (name: string, value: string) =>
    fireEvent.change(within(dialog).getByRole('textbox', { name }), { target: { value } })
  fill('Question text', 'One?')
  for (const id of 'ABCD') fill(`Option ${id}`, id)
  fill('Option D', ' b ')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save question' }))
  expect(await within(dialog).findByText('Options must differ')).toBeDefined()
  fill('Option D', 'D')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save question' }))
  expect(await screen.findByText('Question created')).toBeDefined()
  expect(sent('POST')?.[1]?.body).toContain('"correctOptionId":"A"')
})

it('edits a question, and shows Error when saving fails', async () => {
  serve(test, () => refusal(503))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Edit question 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Question' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save question' }))
  expect(await screen.findByText('Error')).toBeDefined()
  serve(test, () => answer(question))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save question' }))
  expect(await screen.findByText('Question updated')).toBeDefined()
})

it('deletes a question after confirmation, and reports a failure', async () => {
  serve(test, () => refusal(503))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete question 1' }))
  await sayYes()
  expect(await screen.findByText('Error deleting question')).toBeDefined()
  serve(test, () => answer({ message: 'Done' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete question 1' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toBeDefined())
  await sayYes()
  expect(await screen.findByText('Question deleted')).toBeDefined()
})

it('shows the questions of a taken test read-only, and offers a copy', async () => {
  serve({ ...test, attemptCount: 2 })
  show()
  expect(await screen.findByText(/2 attempts have been made at this test/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy as new version' })).toBeDefined()
  expect(await screen.findByRole('button', { name: 'View question 1' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Add|Edit|Delete|Move|Import)/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'View question 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Question' })
  const options = within(dialog).getAllByRole('listitem')
  expect(options.map(({ textContent }) => textContent?.trim())).toEqual([
    'ABank',
    'BAngel',
    'COval correct',
    'DTemple',
  ])
  expect(within(dialog).queryByRole('textbox')).toBeNull()
})

it('shows the level test in Turkish', async () => {
  show({ language: 'tr' })
  expect(await screen.findByRole('heading', { name: 'Seviye Testi Soruları' })).toBeDefined()
  expect((await screen.findAllByText('Dinleme')).length).toBeGreaterThan(0)
})
