import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { CourseAnnouncements } from './course-announcements.tsx'

afterEach(cleanup)

const announced = (id: string, coach: string | null) => ({
  id,
  title: { tr: `Başlık ${id}`, en: '' },
  text: { tr: `Metin ${id}`, en: '' },
  sentAt: '2026-05-01T09:00:00.000Z',
  coach,
})

test('the newest announcement is open, with its coach; older ones are shown on demand', () => {
  renderScreen(
    <CourseAnnouncements
      announcements={[announced('1', 'Deniz'), announced('2', null), announced('3', null)]}
    />,
  )
  const isOpen = (text: string) => screen.getByText(text).closest('details')?.open
  expect([isOpen('Metin 1'), isOpen('Metin 2')]).toEqual([true, false])
  expect(screen.getByText(/Deniz/).textContent).toContain('·')
  expect(screen.getAllByText(/The school/)).toHaveLength(1)
  expect(screen.queryByText('Başlık 3')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '1 older announcement' }))
  expect(screen.getByText('Başlık 3').tagName).toBe('STRONG')
})
