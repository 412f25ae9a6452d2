import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Module } from '@sohbet/contract/catalogue/modules'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import ModulePage from './module-page.tsx'

const courseTypeId = '01a1de2c-a5ef-7ce8-a733-2e99ae345fad'
const source = `/api/courses/documents/${'0'.repeat(32)}.pdf`
const module: Module = {
  revision: 1,
  id: '01a1de2c-b000-7ce8-a733-2e99ae345fad',
  courseTypeId,
  name: 'Saying hello',
  description: 'How people greet each other',
  order: 3,
  video: { title: 'Hello', description: 'Two people meet', source: '76979871', url: '76979871' },
  docs: [
    { title: 'Notes', description: 'What we said', source, url: `${source}?expires=1&signature=x` },
    { title: 'More', description: 'To read', source: 'https://school.example/a.pdf', url: 'https://x' },
  ],
  quiz: null,
  isDraft: false,
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
const sent = (method: string) => fetching.mock.calls.find(([, init]) => init?.method === method)

const bodyOf = (method: string): unknown => {
  const body = sent(method)?.[1]?.body
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

/** Answers reads; `write` answers everything else. */
function serve(write: () => Response = () => answer(module)) {
  fetching.mockImplementation((url, init) => {
    if (init?.method !== 'GET') return write()
    if (url.endsWith('/types') || url.endsWith('/running')) return answer([])
    if (url.includes('/quizes/'))
      return answer({ code: 'QUIZ_NOT_FOUND', message: 'No quiz found for this module.' }, 404)
    return answer(url.endsWith('/modules') ? [module] : module)
  })
}

beforeEach(() => {
  serve()
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

const base = `/admin/courses/modules/${courseTypeId}`
const show = (path: string, language: 'en' | 'tr' = 'en') =>
  renderScreen(
    <>
      <Toasts />
      <Routes>
        <Route path="/admin/courses/modules/:courseTypeId/:modeParam?/:moduleId?" element={<ModulePage />} />
      </Routes>
    </>,
    { url: path, language },
  )
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const openTab = async (name: RegExp) => fireEvent.click(await tab(name))
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
// By label, because role queries over four tabs are slow
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the URL', () => {
  it.each([
    `${base}/3/${module.id}`,
    `${base}/other/${module.id}`,
    `${base}/view/null`,
    `${base}/2`,
    base,
    '/admin/courses/modules/null/create/null',
  ])('%s shows Bad route parameters !', async (path) => {
    show(path)
    expect(await screen.findByText('Bad route parameters !')).toBeDefined()
  })

  it.each(['create/null', '1/null', 'create'])('%s opens a new module at the end', async (path) => {
    show(`${base}/${path}`)
    expect(await screen.findByRole('heading', { name: 'New module' })).toBeDefined()
    const order = await screen.findByRole('textbox', { name: 'Module No' })
    expect(Object(order).value).toBe('4')
  })

  it.each([`edit/${module.id}`, `2/${module.id}`])('%s opens a module in edit mode', async (path) => {
    show(`${base}/${path}`)
    expect(await screen.findByRole('button', { name: 'Save module' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Module 3: Saying hello' })).toBeDefined()
  })

  it.each([`view/${module.id}`, `0/${module.id}`])('%s opens a module in view mode', async (path) => {
    show(`${base}/${path}`)
    expect(await screen.findByRole('link', { name: 'Edit module' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Save|Add|Remove|Upload/ })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Module Name' }).closest('fieldset')?.disabled).toBe(true)
  })

  it('shows that the module does not exist when it belongs to another type', async () => {
    show(`/admin/courses/modules/01a1de2c-0000-7ce8-a733-2e99ae345fad/edit/${module.id}`)
    expect(await screen.findByText('Module not found')).toBeDefined()
  })
})

it('marks the tabs with missing fields, and opens the first', async () => {
  show(`${base}/create/null?tab=quiz`)
  expect(
    await screen.findByText('You will be able to create and modify the quiz after creating the module.'),
  ).toBeDefined()
  await press('Create module')
  expect(await screen.findByText('Module Name is required')).toBeDefined()
  expect((await tab(/^Module Information/)).getAttribute('aria-selected')).toBe('true')
  expect((await tab(/^Module Information/)).textContent).toContain('2 fields to correct')
  expect((await tab(/^Module Video/)).textContent).toContain('3 fields to correct')
  expect((await tab(/^Module Documents/)).textContent).toContain('3 fields to correct')
  expect((await tab(/^Quiz/)).textContent).toBe('Quiz')
  for (const message of [
    'Description is required',
    'Video title is required',
    'Video description is required',
    'Video source is required',
    'Document title is required',
    'Document description is required',
    'Document URL is required',
  ])
    expect(screen.getByText(message)).toBeDefined()
  expect(sent('POST')).toBeUndefined()
})

it('creates a module and continues to edit it', async () => {
  serve(() => answer(module, 201))
  const router = show(`${base}/create/null`)
  expect(await screen.findByRole('textbox', { name: 'Module Name' })).toBeDefined()
  fill('Module Name', 'Saying hello')
  fill('Description', 'How people greet each other')
  fill('Video Title', 'Hello')
  fill('Video Source', 'https://vimeo.com/76979871')
  fill('Video Description', 'Two people meet')
  fill('Document Title', 'Notes')
  fill('Document Description', 'What we said')
  fill('Document URL', 'https://school.example/a.pdf')
  await press('Create module')
  expect(await screen.findByText('Module created.')).toBeDefined()
  expect(bodyOf('POST')).toMatchObject({ courseTypeId, order: 4, id: '' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/edit/${module.id}`))
  // Continues with its quiz, which is saved apart from the module
  expect(router.state.location.search).toBe('?tab=quiz')
  expect(await screen.findByText(/^The quiz and its questions are saved at once/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save module' })).toBeNull()
})

it('creates a draft by its name alone, and goes on to the next', async () => {
  serve(() => answer({ ...module, order: 4, isDraft: true }, 201))
  const router = show(`${base}/create/null`)
  fireEvent.click(await screen.findByLabelText(/^Published/))
  fill('Module Name', 'Saying hello')
  await press('Create and go on to the next')
  expect(await screen.findByText('Module created.')).toBeDefined()
  expect(bodyOf('POST')).toMatchObject({ name: 'Saying hello', order: 4, isDraft: true })
  expect(router.state.location.pathname).toBe(`${base}/create/null`)
  await waitFor(() => expect(Object(screen.getByLabelText('Module No')).value).toBe('5'))
  expect(Object(screen.getByLabelText('Module Name')).value).toBe('')
  expect(Object(screen.getByLabelText(/^Published/)).checked).toBe(false)
})

it('saves a module, and confirms it', async () => {
  show(`${base}/edit/${module.id}`)
  expect(await screen.findByRole('textbox', { name: 'Module Name' })).toBeDefined()
  fill('Module Name', 'Hello and bye')
  await press('Save module')
  expect(await screen.findByText('Module updated.')).toBeDefined()
  expect(bodyOf('PUT')).toMatchObject({
    name: 'Hello and bye',
    docs: [{ title: 'Notes', description: 'What we said', source }, { title: 'More' }],
  })
})

it('shows An error occurred. with the reason, or Failed to process the module.', async () => {
  serve(() => answer({ code: 'DOCUMENT_MISSING', message: 'Please upload it again' }, 400))
  show(`${base}/edit/${module.id}`)
  await press('Save module')
  expect(await screen.findByText('An error occurred.')).toBeDefined()
  expect(screen.getByText('Please upload it again')).toBeDefined()
  serve(() => answer({ code: 'INTERNAL', message: '' }, 500))
  await press('Save module')
  expect(await screen.findByText('Failed to process the module.')).toBeDefined()
})

it('shows a hint until there is a video to preview, and contacts no other host before it is played', async () => {
  show(`${base}/edit/${module.id}?tab=video`)
  const play = await screen.findByRole('button', { name: 'Play the video from Vimeo' })
  expect(document.querySelector('iframe')).toBeNull()
  fill('Video Source', 'javascript:alert(1)')
  expect(await screen.findByText('Enter a Vimeo Video ID or Url to to preview the video.')).toBeDefined()
  expect(play.isConnected).toBe(false)
  fill('Video Source', 'https://youtu.be/aqz-KE-bpKQ')
  fireEvent.click(await screen.findByRole('button', { name: 'Play the video from YouTube' }))
  expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/,
  )
  fill('Video Source', '/videos/hello.mp4')
  await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toBe('/videos/hello.mp4'))
  expect(document.querySelector('iframe')).toBeNull()
})

describe('the documents', () => {
  const list = async () => within(await screen.findByRole('region', { name: 'Documents Preview' }))

  it("open at the server's URL in a new tab", async () => {
    show(`${base}/view/${module.id}?tab=documents`)
    const open = await screen.findByRole('link', { name: 'Open Notes in a new tab' })
    expect([open.getAttribute('href'), open.getAttribute('rel')]).toEqual([
      `${source}?expires=1&signature=x`,
      'noopener noreferrer',
    ])
    expect(screen.getByText('school.example')).toBeDefined()
  })

  it('are shown in the page on request when they are our own and the browser can show them', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true })
    show(`${base}/view/${module.id}?tab=documents`)
    fireEvent.click(await screen.findByRole('button', { name: 'Show Notes here' }))
    expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(
      new RegExp(`^${source}\\?expires=1&signature=x#`),
    )
    expect(screen.queryByRole('button', { name: 'Show More here' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Hide Notes' }))
    expect(document.querySelector('iframe')).toBeNull()
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
  })

  it('have no previews at first', async () => {
    show(`${base}/create/null?tab=documents`)
    expect(await screen.findByText('No documents to preview')).toBeDefined()
    fill('Document URL', 'http://school.example/a.pdf')
    expect(screen.getByText('No documents to preview')).toBeDefined()
  })

  it('shows Document Limit ! after four documents', async () => {
    show(`${base}/edit/${module.id}?tab=documents`)
    for (let count = 2; count <= 4; count += 1) await press('Add document')
    expect(await screen.findByText('Document Limit !')).toBeDefined()
    expect(screen.getByText('You can add max 4 Documents to a module')).toBeDefined()
    expect(screen.getAllByRole('heading', { name: /^Document \d/ })).toHaveLength(4)
  })

  it('requires at least one document', async () => {
    show(`${base}/edit/${module.id}?tab=documents`)
    for (const number of [2, 1]) {
      await press(`Remove document ${number}`)
      await press('Yes')
      await waitFor(() => expect(screen.queryByText(`Document ${number}`)).toBeNull())
    }
    await press('Save module')
    expect(await screen.findByText('At least one document item is required')).toBeDefined()
    expect((await list()).getByText('No documents to preview')).toBeDefined()
  })

  it('asks before a document with a file is removed', async () => {
    show(`${base}/edit/${module.id}?tab=documents`)
    await press('Remove document 1')
    expect(await screen.findByText(/^Remove document 1 with its file\?/)).toBeDefined()
    await press('No')
    await press('Add document')
    expect(screen.getAllByRole('heading', { name: /^Document \d/ })).toHaveLength(3)
    await press('Remove document 3')
    expect(screen.getAllByRole('heading', { name: /^Document \d/ })).toHaveLength(2)
  })

  it('are uploaded, and opened by the returned URL', async () => {
    const url = `${source}?expires=2&signature=y`
    serve(() => answer({ source, url }))
    show(`${base}/create/null?tab=documents`)
    expect(await screen.findByRole('button', { name: 'Upload PDF for document 1' })).toBeDefined()
    const choose = (name: string) => {
      const input = document.querySelector('input[type=file][accept*=pdf]')
      if (input) fireEvent.change(input, { target: { files: [new File(['%PDF-'], name)] } })
    }
    choose('notes.docx')
    expect(await screen.findByText('Please select a valid PDF file')).toBeDefined()
    expect(sent('POST')).toBeUndefined()
    choose('notes.pdf')
    expect(await screen.findByText('Document uploaded')).toBeDefined()
    expect(Object(screen.getByRole('textbox', { name: 'Document URL' })).value).toBe(source)
    expect((await list()).getByRole('link').getAttribute('href')).toBe(url)
  })
})

it('shows the quiz of an existing module', async () => {
  show(`${base}/edit/${module.id}?tab=quiz`)
  expect(await screen.findByText('No quiz found for this module.')).toBeDefined()
})

it('shows the module form in Turkish', async () => {
  show(`${base}/create/null`, 'tr')
  await press('Modülü oluştur')
  expect(await screen.findByText('Modül adı gerekli')).toBeDefined()
  expect(await tab(/^Modül Belgeleri/)).toBeDefined()
  await openTab(/^Modül Videosu/)
  expect(screen.getByText(/bir Vimeo video numarası veya adresi gir/)).toBeDefined()
})
