import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Coach, CoachAccount } from '@sohbet/contract/people/coaches'
import type { WaitingDraft } from '@sohbet/contract/people/coach-profile'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import CoachesPage from './coaches-page.tsx'

const idOf = (n: number) => `01a1de2c-a5ef-7ce8-a733-2e99ae345fa${n}`
const elif: Coach = {
  revision: 1,
  id: idOf(1),
  userId: idOf(2),
  profilePhoto: null,
  personalSummary: 'Ten years of London',
  summaryEn: '',
  origin: '',
  teaches: [],
  speaks: [],
  isActive: true,
  isNative: true,
  isZoomOnly: false,
  isPublic: false,
  user: { username: 'Elif', email: 'elif@sohbet.test' },
  isInvited: false,
}
const erased: Coach = {
  ...elif,
  id: idOf(3),
  userId: null,
  user: null,
  isActive: false,
  isNative: false,
  isZoomOnly: true,
}
const can: CoachAccount = {
  userId: idOf(6),
  username: 'Can',
  email: 'can@sohbet.test',
  isInvited: true,
}
let unprepared: CoachAccount[] = []
let drafts: WaitingDraft[] = []
const accounts: Record<string, object> = {
  'ada@sohbet.test': { id: idOf(4), username: 'Ada', email: 'ada@sohbet.test', role: 'learner' },
  'bora@sohbet.test': { id: idOf(5), username: 'Bora', email: 'bora@sohbet.test', role: 'learner' },
}
const account = {
  isVerified: true,
  language: null,
  plan: null,
  verificationCodeExpires: null,
  failedLoginAttempts: 0,
  lastFailedLoginAttempt: null,
  lockoutUntil: null,
  state: 'verified',
  isRetakeAllowed: false,
  createdAt: '2026-01-05T09:00:00.000Z',
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
const photo = `/api/images/user_photos/${idOf(4)}.jpg?v=abcdefgh`

beforeEach(() => {
  unprepared = []
  drafts = []
  // happy-dom has no layout, so the dialog's focus trap would warn
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  fetching.mockImplementation((url, init) => {
    if (url.endsWith('/images/upload')) return answer({ url: photo })
    if (init?.method === 'POST') return answer(elif, 201)
    const email = decodeURIComponent(url.split('/byemail/')[1] ?? '')
    if (email) return answer({ ...accounts[email], ...account })
    if (url.endsWith('/coaches/accounts')) return answer(unprepared)
    if (url.endsWith('/coaches/drafts')) return answer(drafts)
    return answer([elif, erased])
  })
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(url, init)),
  )
})
afterEach(() => {
  notifications.clean()
  notifications.cleanQueue()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const show = () =>
  renderScreen(
    <>
      <Toasts />
      <CoachesPage />
    </>,
  )
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
async function find(email: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
  await press('Get User')
}
const photoUrl = () => screen.getByLabelText<HTMLInputElement>('Uploaded photo URL').value

async function uploadFor(email: string) {
  await press('Create coach')
  await find(email)
  await press('Upload photo')
  const upload = await screen.findByRole('dialog', { name: 'Upload Image' })
  const input = upload.querySelector('input[type=file]')
  if (!input) throw new Error('The dialog has no file input')
  fireEvent.change(input, { target: { files: [new File(['x'], 'ada.jpg', { type: 'image/jpeg' })] } })
  return upload
}

it('asks before closing discards an e-mail that was not looked up', async () => {
  show()
  await press('Create coach')
  const field = await screen.findByLabelText('Email')
  fireEvent.change(field, { target: { value: 'ada@example.test' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(await screen.findByText('Your changes are not saved yet. Close without them?')).toBeDefined()
})

it('lists the coaches with the documented columns and words', async () => {
  show()
  await screen.findByText('elif@sohbet.test')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'User Id',
    'Coach User Name',
    'Coach e-mail',
    'isActive', // sic
    'isNative', // sic
    'Zoom Only Coach',
    'Actions',
  ])
  const [, one, other] = screen.getAllByRole('row')
  for (const word of ['ACTIVE', 'YES', 'Permanent']) expect(one?.textContent).toContain(word)
  for (const word of ['Erased account', 'Passive', 'NO', 'Zoom Only Coach'])
    expect(other?.textContent).toContain(word)
  expect(screen.getByRole('button', { name: 'Edit Erased account' }).hasAttribute('disabled')).toBe(true)
})

it('shows that the list could not be loaded, and retries', async () => {
  fetching.mockImplementationOnce(() => answer({ message: 'Away', code: 'INTERNAL' }, 500))
  show()
  await press('Try again')
  expect(await screen.findByText('elif@sohbet.test')).toBeDefined()
})

it('shows the coaches when the waiting profiles could not be loaded, and asks for those no more than twice', async () => {
  const usual = fetching.getMockImplementation()
  const isOfDrafts = (url: string) => url.endsWith('/coaches/drafts')
  fetching.mockImplementation((url, init) =>
    isOfDrafts(url) ? answer({ message: 'Away', code: 'INTERNAL' }, 500) : (usual?.(url, init) ?? answer([])),
  )
  show()
  expect(await screen.findByText('elif@sohbet.test')).toBeDefined()
  await screen.findByRole('button', { name: 'Try again' })
  expect(fetching.mock.calls.filter(([url]) => isOfDrafts(url)).length).toBeLessThan(3)
})

it('saves the photo only with the account for which it was uploaded', async () => {
  show()
  const upload = await uploadFor('ada@sohbet.test')
  fireEvent.click(within(upload).getByRole('button', { name: 'Upload Image' }))
  await waitFor(() => expect(photoUrl()).toBe(photo))
  await find('bora@sohbet.test')
  await screen.findByDisplayValue('Bora')
  expect(photoUrl()).toBe('')
  fireEvent.change(screen.getByLabelText('Personel Summary'), { target: { value: 'Sings' } }) // sic
  fireEvent.change(screen.getByLabelText(/^From/), { target: { value: 'Kars' } })
  for (const [group, language] of [
    ['Teaches', 'English'],
    ['Speaks', 'Turkish'],
  ] as const)
    fireEvent.click(within(screen.getByRole('group', { name: group })).getByLabelText(language))
  await press('Create')
  await screen.findByText('Coach created')
  const sent = fetching.mock.calls.find(([url, init]) => url === '/api/coaches' && init?.method === 'POST')
  expect(sent?.[1]?.body).toContain(`"userId":"${idOf(5)}"`)
  expect(sent?.[1]?.body).toContain('"profilePhoto":null')
  expect(sent?.[1]?.body).toContain('"origin":"Kars","teaches":["en"],"speaks":["tr"]')
})

it('Esc closes the topmost dialog and leaves the coach dialog open', async () => {
  show()
  await uploadFor('ada@sohbet.test')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload Image' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Create New Coach' })).toBeDefined()
  expect(screen.queryByRole('dialog', { name: 'Confirmation' })).toBeNull()
})

it('lists an invited coach, whose data can be filled in at once', async () => {
  unprepared = [can, { ...can, userId: idOf(7), username: 'Deniz', isInvited: false }]
  show()
  const row = (await screen.findByText('Can')).closest('tr')
  expect(row?.textContent).toContain('Invited')
  expect((await screen.findByText('Deniz')).closest('tr')?.textContent).toContain('No coach data yet')
  await press('Fill in the coach data of Can')
  await screen.findByDisplayValue(can.userId)
  fireEvent.change(screen.getByLabelText('Personel Summary'), { target: { value: 'Sings' } }) // sic
  await press('Create')
  await screen.findByText('Coach created')
  const sent = fetching.mock.calls.find(([url, init]) => url === '/api/coaches' && init?.method === 'POST')
  expect(sent?.[1]?.body).toContain(`"userId":"${can.userId}"`)
})

it('shows what another admin saved meanwhile, and keeps what was typed', async () => {
  const saved = { ...elif, personalSummary: 'Eleven years of London', isNative: false, revision: 2 }
  let isTaken = false
  const others = fetching.getMockImplementation()
  const bodies: Record<string, unknown>[] = []
  fetching.mockImplementation((url, init) => {
    if (init?.method === 'PUT') {
      bodies.push(Object(JSON.parse(typeof init.body === 'string' ? init.body : '{}')))
      if (isTaken) return answer({ ...saved, revision: 3 })
      isTaken = true
      return answer({ message: 'Somebody else saved', code: 'EDITED_MEANWHILE' }, 409)
    }
    if (isTaken && url.startsWith('/api/coaches')) return answer(url.endsWith('/accounts') ? [] : [saved])
    return others?.(url, init) ?? answer([])
  })
  show()
  await press('Edit Elif')
  const summary = await screen.findByLabelText<HTMLTextAreaElement>('Personel Summary') // sic
  fireEvent.change(summary, { target: { value: 'Ten years of Brixton' } })
  await press('Save')
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain(
    'WasTen years of LondonSaved meanwhileEleven years of LondonYoursTen years of Brixton',
  )
  expect(lines[0]).toContain('What you typed stays in this field.')
  expect(lines[1]).toContain('WasOnSaved meanwhileOff')
  expect(summary.value).toBe('Ten years of Brixton')
  // A field that was left alone takes the new value
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Native Speaker/ }).checked).toBe(false)
  fireEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))
  await press('Save')
  await screen.findByText('Coach updated')
  expect(
    bodies.map(({ revision, personalSummary, isNative }) => ({ revision, personalSummary, isNative })),
  ).toEqual([
    { revision: 1, personalSummary: 'Ten years of Brixton', isNative: true },
    { revision: 2, personalSummary: 'Ten years of Brixton', isNative: false },
  ])
})

it('links an unknown address to its invitation', async () => {
  const others = fetching.getMockImplementation()
  fetching.mockImplementation((url, init) =>
    url.includes('/byemail/')
      ? answer({ message: 'User not found', code: 'USER_NOT_FOUND' }, 404)
      : (others?.(url, init) ?? answer([])),
  )
  const router = show()
  await press('Create coach')
  await find('new@sohbet.test')
  await screen.findByText('User not found')
  fireEvent.click(await screen.findByRole('link', { name: 'Invite new@sohbet.test as a coach' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'))
  expect(router.state.location.state).toEqual({ invite: 'new@sohbet.test' })
})

it('shows what a coach changed beside what is published, and sends it back with a reason', async () => {
  const published = {
    personalSummary: 'Kars',
    summaryEn: '',
    origin: '',
    speaks: [],
    photo: null,
    hello: null,
  }
  const draft = {
    ...published,
    origin: 'London',
    hello: { url: '/api/coaches/files/hello.webm', seconds: 7 },
    changedAt: '2026-11-18T09:00:00.000Z',
    returnedNote: null,
    revision: 3,
  }
  drafts = [{ coachId: idOf(1), name: 'Elif', published, draft }]
  renderScreen(<CoachesPage />)
  const card = await screen.findByRole('article', { name: 'Elif' })
  expect(within(card).getByText('London')).toBeDefined()
  expect(within(card).getByRole('region', { name: 'New hello of Elif' })).toBeDefined()
  expect(within(card).queryByText('Summary in Turkish')).toBeNull()
  fireEvent.click(within(card).getByRole('button', { name: 'Send back' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send back to Elif' })
  const reason = within(dialog).getByLabelText('Reason')
  fireEvent.change(reason, { target: { value: 'Please speak louder' } })
  fetching.mockImplementation(() => answer([]))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send back' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Elif' })).toBeNull())
  const sent = fetching.mock.calls.find(([url]) => url.endsWith('/return'))?.[1]?.body
  expect(sent).toBe(JSON.stringify({ revision: 3, note: 'Please speak louder' }))
})
