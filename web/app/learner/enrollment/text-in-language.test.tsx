import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../texts/language.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { CourseDescription } from './course-description.tsx'

afterEach(() => act(() => setLanguage('en')))

it('is in the language of the reader, and in Turkish when there is no English one', () => {
  renderScreen(
    <>
      <CourseDescription
        course={{ description: 'Akşamları', descriptionEn: 'In the evening' }}
        className="one"
      />
      <CourseDescription course={{ description: 'Sabahları', descriptionEn: '' }} className="two" />
    </>,
  )
  expect(screen.getByText('In the evening').lang).toBe('en')
  expect(screen.getByText('Sabahları').lang).toBe('tr')
  expect(screen.queryByText('Akşamları')).toBeNull()
  act(() => setLanguage('tr'))
  expect(screen.getByText('Akşamları').lang).toBe('tr')
})
