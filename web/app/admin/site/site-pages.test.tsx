import { defaultContent } from '@sohbet/contract/site/default-content'
import type { SitePage as Page, SitePageOverview } from '@sohbet/contract/site/site'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession, endSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import EditSitePage from './edit-site-page.tsx'
import SitePage from './site-page.tsx'

const state = {
  revision: 3,
  isDraft: false,
  editedBy: null,
  editedAt: null,
  version: 0,
  publishedBy: null,
  publishedAt: null,
}
const stored = (page: 'about' | 'faq' | 'pricing' | 'privacy', fields: Partial<Page> = {}): Page => ({
  page,
  ...state,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- content is plain JSON
  ...(JSON.parse(JSON.stringify({ content: defaultContent[page], published: defaultContent[page] })) as Pick<
    Page,
    'content' | 'published'
  >),
  ...fields,
})

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
type Sent = { method: string; path: string; body: { revision: number; content: Page['content'] } }
const sent: Sent[] = []
let reply: (request: Sent) => Response

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.replace(/^.*\/api/, '')
    const method = init.method ?? 'GET'
    const request = { method, path, body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') }
    if (path === '/school') return answer({}, 500)
    if (method !== 'GET') sent.push(request)
    return reply(request)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sent.length = 0
})

const edit = (page: Page) => {
  reply = ({ method, body }) =>
    method === 'PUT' ? answer({ ...page, ...body, isDraft: true, revision: body.revision + 1 }) : answer(page)
  return renderScreen(
    <Routes>
      <Route path="/admin/site/:page" element={<EditSitePage />} />
    </Routes>,
    { url: `/admin/site/${page.page}` },
  )
}
/** The first of that name: several sections have a title. */
const field = async (name: string) => (await screen.findAllByRole('textbox', { name }))[0] ?? document.body
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

const editMiddlePlan = async () => {
  edit(stored('pricing'))
  const plan = within(await screen.findByRole('group', { name: 'Middle plan' }))
  const typeIn = (label: string, value: string) =>
    fireEvent.change(plan.getByRole('textbox', { name: label }), { target: { value } })
  return { plan, typeIn }
}

it('lists the pages with their state and missing translations', async () => {
  const page = (fields: Partial<SitePageOverview>): SitePageOverview => ({
    page: 'home',
    ...state,
    gapCount: 0,
    ...fields,
  })
  const time = '2026-11-18T09:00:00.000Z'
  reply = () =>
    answer([
      page({}),
      page({ page: 'faq', isDraft: true, editedBy: 'Selin', editedAt: time, gapCount: 2 }),
      page({ page: 'about', version: 4, publishedBy: 'Mert', publishedAt: time }),
    ])
  renderScreen(<SitePage />)
  const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent)
  expect(rows[1]).toContain('First texts')
  expect(rows[2]).toMatch(/Draft Saved by Selin.*2 texts are missing/)
  expect(rows[3]).toMatch(/Version 4 Published by Mert/)
  expect(screen.getByRole('link', { name: 'Questions and answers' }).getAttribute('href')).toBe(
    '/admin/site/faq',
  )
})

it('edits both languages side by side and saves a draft', async () => {
  edit(stored('about'))
  await type('Title (English)', 'Our new start')
  // An entry of a list grows, and stays one line
  const [entry = document.body] = screen.getAllByRole('textbox', { name: /^Figures.* \(Turkish\)$/ })
  fireEvent.change(entry, { target: { value: 'Bir\niki' } })
  await click('Save draft')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ method: 'PUT', path: '/site/pages/about/draft', body: { revision: 3 } })
  expect(JSON.stringify(sent[0]?.body.content)).toMatch(/"en":"Our new start".*"tr":"Bir iki"/)
  expect(await screen.findByText('Draft')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Save draft' }).hasAttribute('disabled')).toBe(true)
})

it('marks a missing text, and lists it before publishing with a link to its field', async () => {
  edit(stored('about'))
  await type('Title (English)', '')
  expect(screen.getByText('Missing. The page can be published when it is filled in.')).toBeDefined()
  await click('Publish')
  const dialog = await screen.findByRole('dialog', { name: 'Publish this page' })
  expect(within(dialog).queryByRole('button', { name: 'Publish now' })).toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Top of the page › Title (English)' }))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Title (English)'))
})

it('does not publish a legal page without any part, and says so', async () => {
  const page = stored('privacy')
  const content = { privacy: { ...Object(page.content['privacy']), parts: [] } }
  edit({ ...page, isDraft: true, content })
  expect(await screen.findByText('The page can be published when there is at least one.')).toBeDefined()
  await click('Publish')
  const dialog = await screen.findByRole('dialog', { name: 'Publish this page' })
  expect(within(dialog).queryByRole('button', { name: 'Publish now' })).toBeNull()
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
})

it('publishes what is saved, after a summary', async () => {
  edit(stored('about'))
  await type('Title (Turkish)', 'Yeni başlık')
  await click('Publish')
  const dialog = await screen.findByRole('dialog', { name: 'Publish this page' })
  expect(within(dialog).getByText('Top of the page › Title (Turkish)')).toBeDefined()
  reply = () => answer(stored('about', { version: 1, revision: 5 }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish now' }))
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ path: '/site/pages/about/versions', body: { revision: 4 } }),
  )
  expect(await screen.findByText('Version 1')).toBeDefined()
})

it('names the plan, and the old and the new value, before publishing', async () => {
  const { typeIn } = await editMiddlePlan()
  typeIn('Per cent of the price', '150')
  typeIn('Name (English)', 'Plus')
  await click('Publish')
  const dialog = await screen.findByRole('dialog', { name: 'Publish this page' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Contents of the plans › Middle plan › Name (English)Super → Plus',
    expect.stringMatching(/^Contents of the plans › Middle plan › Per cent of the price\d+ → 150$/),
  ])
})

it('keeps the mark of a refused publish until the field changes', async () => {
  edit(stored('pricing'))
  const percent = within(await screen.findByRole('group', { name: 'Largest plan' })).getByRole('textbox', {
    name: 'Per cent of the price',
  })
  fireEvent.change(percent, { target: { value: '110' } })
  await click('Publish')
  const dialog = await screen.findByRole('dialog', { name: 'Publish this page' })
  const message = 'Must not be lower than in the smaller plan'
  const fields = { 'content.plans.plans.premium.percent': message }
  reply = () => answer({ message: 'Invalid', code: 'INVALID_INPUT', fields }, 400)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish now' }))
  await screen.findByText(message)
  await waitFor(() => expect(document.activeElement).toBe(percent))
  fireEvent.blur(percent)
  await type('Title (English)', 'Choose me')
  expect(screen.getByText(message)).toBeDefined()
  fireEvent.change(percent, { target: { value: '250' } })
  expect(screen.queryByText(message)).toBeNull()
})

it('shows faults of the server at their fields', async () => {
  edit(stored('about'))
  await type('Title (English)', 'x')
  const fields = { 'content.about.mission.title.en': 'Must be one line' }
  reply = () => answer({ message: 'Invalid', code: 'INVALID_INPUT', fields }, 400)
  await click('Save draft')
  expect(await screen.findByText('Must be one line')).toBeDefined()
})

it('adds, moves and removes items; a new question gets its address when it is saved', async () => {
  edit(stored('faq'))
  const names = () =>
    [...document.querySelectorAll('ol > li button[aria-expanded]')].map(({ textContent }) => textContent)
  await click('Add: Questions')
  expect(names()).toHaveLength(defaultContent.faq.faq.questions.length + 1)
  await type('Question (English)', 'Is it fun?')
  const [first, second] = names()
  fireEvent.click(screen.getAllByRole('button', { name: /^Move down/ })[0] ?? document.body)
  expect(names().slice(0, 2)).toEqual([second?.replace('2.', '1.'), first?.replace('1.', '2.')])
  fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0] ?? document.body)
  await click('Remove')
  await waitFor(() => expect(names()[0]).toBe(first))
  await click('Save draft')
  await waitFor(() => expect(JSON.stringify(sent[0]?.body.content)).toContain('"id":"is-it-fun"'))
})

it('edits the name, factor, contents and colour of a plan', async () => {
  const { plan, typeIn } = await editMiddlePlan()
  typeIn('Name (English)', 'Plus')
  typeIn('Class credits', '12')
  typeIn('Per cent of the price', '90')
  fireEvent.blur(plan.getByRole('textbox', { name: 'Per cent of the price' }))
  expect(await plan.findByText('Must be a whole number from 100 to 300')).toBeDefined()
  typeIn('Per cent of the price', '150')
  expect(plan.getByText('A course of 10,000 TL costs 15,000 TL in this plan.')).toBeDefined()
  fireEvent.change(plan.getByRole('combobox', { name: 'Colour' }), { target: { value: 'night' } })
  fireEvent.click(plan.getByRole('switch', { name: 'Recommended' }))
  await click('Save draft')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(Object(sent[0]?.body.content['plans']).plans.super).toMatchObject({
    name: { tr: 'Super', en: 'Plus' },
    percent: 150,
    creditCount: 12,
    colour: 'night',
    isRecommended: false,
  })
  const smallest = within(screen.getByRole('group', { name: 'Smallest plan' }))
  expect(smallest.queryByRole('textbox', { name: 'Per cent of the price' })).toBeNull()
})

it('tells of another admin’s change, keeps what was typed and saves on the newest state', async () => {
  const page = stored('about')
  edit(page)
  await type('Title (English)', 'Mine')
  const about = { ...Object(page.content['about']), join: { tr: 'Gel', en: 'Come' } }
  const current = {
    ...page,
    revision: 9,
    isDraft: true,
    editedBy: 'Selin',
    editedAt: '2026-11-18T09:00:00.000Z',
    content: { about },
  }
  reply = ({ method }) =>
    method === 'PUT' ? answer({ message: '', code: 'EDITED_MEANWHILE' }, 409) : answer(current)
  await click('Save draft')
  const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' })
  expect(dialog.textContent).toMatch(/Selin saved a draft.*Join.* → Come/)
  await click('Go on')
  reply = ({ body }) => answer({ ...current, ...body, revision: 10 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await click('Save draft')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({ revision: 9, content: { about: { join: { en: 'Come' } } } })
  expect(JSON.stringify(sent[1]?.body.content)).toContain('"en":"Mine"')
})

it('says that a list which both admins changed stays as typed', async () => {
  const page = stored('faq')
  edit(page)
  await click('Add: Questions')
  await type('Question (English)', 'Mine?')
  const faq = Object(page.content['faq'])
  const current = {
    ...page,
    revision: 9,
    content: { faq: { ...faq, questions: faq.questions.toReversed() } },
  }
  reply = ({ method }) =>
    method === 'PUT' ? answer({ message: '', code: 'EDITED_MEANWHILE' }, 409) : answer(current)
  await click('Save draft')
  const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' })
  expect(within(dialog).getByRole('listitem').textContent).toMatch(/Questions.*Yours, stays/)
})

it('publishes the first texts again', async () => {
  edit(stored('about', { version: 1, publishedBy: 'Mert', publishedAt: '2026-11-18T09:00:00.000Z' }))
  await screen.findByText('Version 1')
  reply = () => answer([{ number: 1, publishedBy: 'Mert', publishedAt: '2026-11-18T09:00:00.000Z' }])
  await click('History')
  await click('Publish the first texts again')
  reply = () => answer(stored('about', { version: 2, revision: 4 }))
  await click('Publish again')
  await waitFor(() => expect(sent[0]?.path).toBe('/site/pages/about/versions/0/restore'))
  expect(await screen.findByText('Version 2')).toBeDefined()
})

it('asks before leaving loses unsaved texts', async () => {
  await startSession(aSession())
  const router = edit(stored('about'))
  await type('Title (English)', 'Mine')
  await act(() => router.navigate('/admin'))
  expect((await screen.findByRole('dialog')).textContent).toContain('Confirmation')
  endSession()
})

it('says that a page does not exist', async () => {
  renderScreen(
    <Routes>
      <Route path="/admin/site/:page" element={<EditSitePage />} />
    </Routes>,
    { url: '/admin/site/nothing' },
  )
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such page')
})
