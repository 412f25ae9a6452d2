import { notifications } from '@mantine/notifications'
import type { Course } from '@sohbet/contract/catalogue/courses'
import type { GroupMember, TelegramGroup } from '@sohbet/contract/telegram-groups/telegram-groups'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferredResponse } from '../../ui/testing/deferred-response.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { TelegramGroups } from './telegram-groups.tsx'
import { course, groups, id, members, preview, requirements, today } from '../testing/telegram-groups.ts'

type School = {
  groups: TelegramGroup[]
  ungrouped: GroupMember[]
  requirements: object
  /** Matches URLs that never answer. */
  slow: RegExp
}
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const failed = () => answer({ message: 'The server is tired', code: 'INTERNAL' }, 500)
const fetching = vi.fn<(url: string, init?: RequestInit) => Response | Promise<Response>>()

function serve(school: Partial<School> = {}, write: () => Response = () => answer({ message: 'done' })) {
  fetching.mockImplementation((url, init) => {
    if (init?.method !== 'GET') return write()
    if (school.slow?.test(url)) return deferredResponse().promise
    if (url.includes('/requirements/')) return answer(school.requirements ?? requirements)
    if (url.includes('/preview/')) return answer(preview)
    if (url.endsWith('/members')) return answer(members)
    return answer(url.endsWith('/without-group') ? (school.ungrouped ?? []) : (school.groups ?? groups))
  })
}
beforeEach(() => {
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

const show = (of: Course | undefined = course, isReadOnly = false) =>
  renderScreen(
    <>
      <Toasts />
      <TelegramGroups course={of} isReadOnly={isReadOnly} />
    </>,
  )
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const sent = () => {
  const call = fetching.mock.calls.find(([, init]) => init?.method !== 'GET')
  const body = call?.[1]?.body
  return [call?.[1]?.method, call?.[0], typeof body === 'string' ? JSON.parse(body) : undefined]
}

it('shows the groups as cards with their members and links', async () => {
  serve()
  show()
  const camden = (await screen.findByText('Camden')).closest('li')
  if (!camden) throw new Error('The card is not a list item')
  expect(within(camden).getByText('2 members')).toBeDefined()
  expect(within(camden).getByRole('link').getAttribute('href')).toBe('https://t.me/+abc')
  expect(screen.getByText('1 member')).toBeDefined()
  expect(screen.getAllByText('No invite link yet')).toHaveLength(2)
  expect(screen.getAllByText('Manage Members')).toHaveLength(3)
})

it('lists the members, and moves one to a group with a free place', async () => {
  serve()
  show()
  await press('Manage Members: Camden')
  const table = await screen.findByRole('table', { name: 'Members of Camden' })
  for (const name of ['No', 'Username', 'Email', 'Score'])
    expect(within(table).getByRole('columnheader', { name })).toBeDefined()
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(cells.slice(1)).toEqual([
    '1Ayşeayse@example.test3,480Change Group',
    '2Umutumut@example.testNo level testChange Group',
  ])
  await press('Change Group: Ayşe')
  const select = await screen.findByLabelText<HTMLSelectElement>('New group')
  expect([...select.options].map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Choose…', false],
    ['Soho (1 member)', false],
    ['Brixton (25 members)', true],
  ])
  fireEvent.change(select, { target: { value: id(11) } })
  await press('Change Group')
  await screen.findByText('User group changed successfully')
  expect(sent()).toEqual([
    'PUT',
    '/api/telegram-groups/change-user-group',
    { userId: id(20), currentGroupId: id(10), newGroupId: id(11) },
  ])
})

it('shows why the server refused a move', async () => {
  serve({}, () => answer({ message: 'This group is full', code: 'GROUP_FULL' }, 409))
  show()
  await press('Manage Members: Camden')
  await press('Change Group: Ayşe')
  fireEvent.change(await screen.findByLabelText('New group'), { target: { value: id(11) } })
  await press('Change Group')
  await screen.findByText('Error changing user group')
  expect(screen.getByLabelText('New group').getAttribute('aria-invalid')).toBe('true')
})

it.each([
  ['in view mode the', course, true, ['The course must be opened in edit mode']],
  [
    'in an open course the',
    { ...course, isClosedToEnrolments: false },
    false,
    ['The course must be closed to enrollments'],
  ],
  [
    'in a running open course the',
    { ...course, startDate: today, status: 'ongoing' as const, isClosedToEnrolments: false },
    true,
    [
      'The course must be opened in edit mode',
      'The course must be upcoming',
      'The course must be closed to enrollments',
    ],
  ],
])('%s groups are read-only and the unmet requirements are listed', async (_, of, isReadOnly, unmet) => {
  serve()
  show(of, isReadOnly)
  await screen.findByText('Camden')
  expect(
    screen.getAllByRole('listitem').flatMap((item) => /must.*$/.exec(item.textContent ?? '') ?? []),
  ).toEqual(unmet.map((text) => text.replace('The course ', '')))
  expect(screen.getAllByText('View Members')).toHaveLength(3)
  for (const name of ['Manage Members', 'Delete groups']) expect(screen.queryByText(name)).toBeNull()
  // A broken invite link must be replaceable
  expect(screen.queryAllByText('Invite links can be changed until the course is over.')).toHaveLength(
    isReadOnly ? 0 : 1,
  )
  expect(screen.queryAllByText('Set invite link')).toHaveLength(isReadOnly ? 0 : 2)
  await press('View Members: Camden')
  await screen.findByRole('table', { name: 'Members of Camden' })
  expect(screen.queryByText('Change Group')).toBeNull()
})

it('shows a hint without groups and with unmet requirements', async () => {
  serve({ groups: [] })
  show({ ...course, isClosedToEnrolments: false })
  await screen.findByText('No Telegram Groups Created')
  expect(screen.getByText('The course must be closed to enrollments')).toBeDefined()
  expect(screen.queryByText('Get Group Requirements')).toBeNull()
})

it('shows a hint for an unsaved course, and requests nothing', () => {
  serve()
  renderScreen(<TelegramGroups course={undefined} isReadOnly={false} />)
  expect(screen.getByText('No Telegram Groups Created')).toBeDefined()
  expect(fetching).not.toHaveBeenCalled()
})

it('loads the requirements, requires a name for each group, and creates them', async () => {
  const school: Partial<School> = { groups: [] }
  serve(school, () => {
    // The form unmounts with the first reply that has groups, and its success is still shown
    Object.assign(school, { groups, slow: /requirements|preview/ })
    return answer({ groups, message: 'Groups created successfully' }, 201)
  })
  show()
  await press('Get Group Requirements')
  const card = await screen.findByRole('region', { name: 'Group Requirements' })
  for (const text of ['26', '2', '13, 13', requirements.message]) within(card).getByText(text)
  await press('Create Telegram Groups')
  await screen.findByRole('dialog', { name: 'Create Telegram Groups' })
  await press('Create Groups')
  await waitFor(() => expect(screen.getAllByText('Group name must be at least 3 characters')).toHaveLength(2))
  expect(sent()[0]).toBeUndefined()
  fireEvent.change(screen.getByLabelText('Name of group 1'), { target: { value: 'Camden' } })
  fireEvent.change(screen.getByLabelText('Name of group 2'), { target: { value: 'Soho' } })
  fireEvent.click(screen.getByLabelText('Balanced groups'))
  const previews = await screen.findByRole('region', { name: 'Preview' })
  await within(previews).findByText('Camden')
  expect(within(previews).getByText(/3,000 to 3,480 points, 3,200 on average/)).toBeDefined()
  await press('Create Groups')
  await screen.findByText('Groups created successfully')
  expect(sent()).toEqual([
    'POST',
    `/api/telegram-groups/create-and-distribute/${course.id}`,
    { groupNames: ['Camden', 'Soho'], arrangement: 'balanced' },
  ])
})

it('explains why groups cannot be created, and offers no button', async () => {
  const message = 'Nobody is enrolled in this course yet'
  serve({ groups: [], requirements: { ...requirements, canCreate: false, message } })
  show()
  await press('Get Group Requirements')
  await screen.findByText(message)
  expect(screen.queryByText('Create Telegram Groups')).toBeNull()
})

it('asks before closing discards the names of new groups', async () => {
  serve({ groups: [] })
  show()
  await press('Get Group Requirements')
  await press('Create Telegram Groups')
  fireEvent.change(await screen.findByLabelText('Name of group 1'), { target: { value: 'Camden' } })
  await press('Cancel')
  expect(await screen.findByText('Your changes are not saved yet. Close without them?')).toBeDefined()
  await press('Yes')
  await waitFor(() => expect(screen.queryByLabelText('Name of group 1')).toBeNull())
})

it('shows a failure under its documented title', async () => {
  serve({ groups: [] }, failed)
  show()
  await press('Get Group Requirements')
  await press('Create Telegram Groups')
  fireEvent.change(await screen.findByLabelText('Name of group 1'), { target: { value: 'Camden' } })
  fireEvent.change(screen.getByLabelText('Name of group 2'), { target: { value: 'Soho' } })
  await press('Create Groups')
  expect(await screen.findByText('Error creating groups')).toBeDefined()
})

it.each([
  ['requirements', 'Error fetching requirements', 'Get Group Requirements', [] as TelegramGroup[]],
  ['members', 'Error fetching members', 'Manage Members: Camden', groups],
])('can retry after %s could not be loaded', async (part, title, button, shown) => {
  serve({ groups: shown })
  const works = fetching.getMockImplementation()
  fetching.mockImplementation((url, init) =>
    url.includes(part) ? failed() : (works?.(url, init) ?? failed()),
  )
  show()
  await press(button)
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0)
  serve({ groups: shown })
  await press('Try again')
  await screen.findByText(part === 'members' ? 'ayse@example.test' : '13, 13')
})

it('asks before closing discards a typed invite link', async () => {
  serve({})
  show()
  await press('Set invite link: Soho')
  const field = await screen.findByLabelText('Invite link')
  fireEvent.change(field, { target: { value: 'https://t.me/+x' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(await screen.findByText('Your changes are not saved yet. Close without them?')).toBeDefined()
})

it('sets an invite link, https only', async () => {
  serve({}, () => answer({ ...groups[1], inviteLink: 'https://t.me/+xyz' }))
  show()
  await press('Set invite link: Soho')
  const field = await screen.findByLabelText('Invite link')
  fireEvent.change(field, { target: { value: 'http://t.me/+xyz' } })
  await press('Save')
  await screen.findByText('Must be a valid URL')
  fireEvent.change(field, { target: { value: 'https://t.me/+xyz' } })
  await press('Save')
  await screen.findByText('Invite link saved')
  expect(sent()).toEqual([
    'PUT',
    `/api/telegram-groups/${id(11)}/invite-link`,
    { inviteLink: 'https://t.me/+xyz' },
  ])
})

it('lists learners without a group, and adds one to a group', async () => {
  const school: Partial<School> = { ungrouped: members.slice(0, 1) }
  serve(school, () => {
    Object.assign(school, { ungrouped: [], slow: /course.[^/]+$/ })
    return answer({ message: 'done' })
  })
  show()
  await screen.findByText('1 learner is in no group')
  await press('Add to Group: Ayşe')
  fireEvent.change(await screen.findByLabelText('New group'), { target: { value: id(11) } })
  await press('Add to Group')
  await screen.findByText('User group changed successfully')
  expect(sent()[2]).toEqual({ userId: id(20), currentGroupId: null, newGroupId: id(11) })
})

it('asks before the groups are deleted', async () => {
  serve()
  show()
  await press('Delete groups')
  await screen.findByText(/^Delete all groups of this course\?/)
  await press('Yes')
  await screen.findByText('Groups deleted')
  expect(sent().slice(0, 2)).toEqual(['DELETE', `/api/telegram-groups/course/${course.id}`])
})
