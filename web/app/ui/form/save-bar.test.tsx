import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { SaveBar } from './save-bar.tsx'

it.each([
  ['en', true, 'Not saved yet'],
  ['en', false, 'No changes'],
  ['tr', true, 'Henüz kaydedilmedi'],
  ['tr', false, 'Değişiklik yok'],
] as const)('says in %s whether there are unsaved changes: %s', (language, isDirty, text) => {
  renderScreen(
    <SaveBar isDirty={isDirty}>
      <button>Save</button>
    </SaveBar>,
    { language },
  )
  expect(screen.getByText(text).getAttribute('aria-live')).toBe('polite')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined()
})

it.each([
  ['en', 1, '1 field to correct'],
  ['en', 3, '3 fields to correct'],
  ['tr', 3, 'Düzeltilecek 3 alan var'],
] as const)('says in %s how many fields are invalid: %i', (language, faultCount, text) => {
  renderScreen(
    <SaveBar isDirty faultCount={faultCount}>
      <button>Save</button>
    </SaveBar>,
    { language },
  )
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryByText(/Not saved yet|Henüz kaydedilmedi/)).toBeNull()
})
