import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../texts/language.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { TextInLanguage } from './text-in-language.tsx'

afterEach(() => act(() => setLanguage('en')))

it('is in the language of the reader, and in Turkish when there is no English one', () => {
  renderScreen(
    <>
      <TextInLanguage tr="Akşamları" en="In the evening" />
      <TextInLanguage tr="Sabahları" en="" />
    </>,
  )
  expect(screen.getByText('In the evening').lang).toBe('en')
  expect(screen.getByText('Sabahları').lang).toBe('tr')
  expect(screen.queryByText('Akşamları')).toBeNull()
  act(() => setLanguage('tr'))
  expect(screen.getByText('Akşamları').lang).toBe('tr')
})
