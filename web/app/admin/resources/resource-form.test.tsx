import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AdminResource } from '@sohbet/contract/catalogue/resources'
import { afterEach, expect, it, vi } from 'vitest'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import { ResourceForm } from './resource-form.tsx'

const courseId = '01a1de2c-a604-7acd-9b0d-20b4806aaa66'
const resource: AdminResource = {
  id: '01a1de2c-a5ef-7ce8-a733-2e99ae345fad',
  title: 'Small talk',
  description: '',
  type: 'website',
  link: 'https://example.org/talk',
  url: 'https://example.org/talk',
  level: null,
  courseId: null,
  courseName: null,
  isActive: true,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  revision: 1,
}
const update = `PUT /api/resources/${resource.id}`
const choices = 'GET /api/courses?isActive=true&sortBy=startDate%3Adesc&pageSize=50'

afterEach(() => {
  notifications.clean()
  vi.unstubAllGlobals()
})

it('names the course that another admin chose meanwhile, and the second save succeeds', async () => {
  const meanwhile = { ...resource, courseId, courseName: 'Autumn evenings', revision: 2 }
  let isOutdated = true
  const calls = serve({
    [choices]: Response.json({ data: [], totalCount: 0 }),
    'GET /api/resources': Response.json([meanwhile]),
    'GET /api/changes?area=resources&pageSize=50': Response.json({ data: [], totalCount: 0 }),
    [update]: () => {
      const answer = isOutdated ? refusal(409, 'EDITED_MEANWHILE', 'Edited') : Response.json(meanwhile)
      isOutdated = false
      return answer
    },
  })
  const onDone = vi.fn<() => void>()
  renderScreen(
    <>
      <ResourceForm
        resource={resource}
        onDirty={() => {}}
        isDirtyNow={{ current: () => false }}
        onDone={onDone}
        onCancel={() => {}}
      />
      <Toasts />
    </>,
  )
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'Small talk at work' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Autumn evenings')).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Back to the form' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(calls.findLast(({ call }) => call === update)?.body).toMatchObject({
    title: 'Small talk at work',
    courseId,
    revision: 2,
  })
})
