import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { aCourse, aKnownCourse } from '../../testing/enrollment.ts'
import { CourseOffer } from './course-offer.tsx'

const { id } = aCourse()

afterEach(() => vi.unstubAllGlobals())

it('shows the titles of the modules, and the coaches with photo and summary', async () => {
  const modules = Array.from({ length: 8 }, (_, index) => ({ order: index + 1, name: `Stop ${index + 1}` }))
  const coaches = [
    { userId: id, name: 'Oliver', photo: '/api/images/user_photos/1.jpg', summary: 'Born in Leeds' },
  ]
  serve({ [`GET /api/courses/${id}`]: Response.json({ ...aKnownCourse(), modules, coaches }) })
  renderScreen(<CourseOffer courseId={id} />)
  const section = (await screen.findByRole('heading', { name: 'Your coach' })).parentElement
  expect(section?.textContent).toContain('OliverBorn in Leeds')
  expect(section?.querySelector('img')?.getAttribute('src')).toBe('/api/images/user_photos/1.jpg')
  const titles = screen.getByRole('heading', { name: 'What you will learn' }).parentElement
  expect(titles?.querySelectorAll('li')).toHaveLength(8)
  expect(screen.getByText('2 more modules')).toBeDefined()
})
