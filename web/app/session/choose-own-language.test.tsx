import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { chunks } from '../texts/chunks.ts'
import { currentLanguage } from '../texts/language.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { Toasts } from '../ui/feedback/toast-container.tsx'
import { chooseOwnLanguage } from './choose-own-language.ts'

it('keeps the language and reports the lost connection when the other texts cannot be loaded', async () => {
  renderScreen(<Toasts />)
  await loadTexts('shared')
  vi.spyOn(chunks.tr, 'shared').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await chooseOwnLanguage('tr')
  expect(await screen.findByText(/the school cannot be reached/)).toBeTruthy()
  expect(currentLanguage()).toBe('en')
})
