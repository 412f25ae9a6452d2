import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { Toasts } from '../ui/feedback/toast-container.tsx'
import { showError } from '../ui/feedback/toasts.tsx'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { lessonsInTheWay } from './lessons-in-the-way.ts'

const refused = new ApiError({ status: 409, code: 'LESSONS_IN_THE_WAY', message: 'Lessons are booked' })

it('links to the lessons that are in the way, and only for this refusal', () => {
  renderScreen(<Toasts />)
  expect(lessonsInTheWay(refused, 'coach')?.to).toBe('/coach/lessons')
  const other = new ApiError({ status: 409, code: 'EDITED_MEANWHILE', message: '' })
  expect(lessonsInTheWay(other, 'admin')).toBeUndefined()
})

it('shows the link in the toast', async () => {
  renderScreen(<Toasts />)
  const link = lessonsInTheWay(refused, 'admin', { searchText: 'Oliver Hart', searchColumn: 'coach' })
  showError('Nothing was saved', refused.message, link)
  expect((await screen.findByRole('link', { name: 'To the lessons' })).getAttribute('href')).toBe(
    '/admin/lessons?state=ahead&searchText=Oliver+Hart&searchColumn=coach',
  )
})
