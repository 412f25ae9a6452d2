import { beforeEach, expect, test } from 'vitest'
import { rememberedPartner } from '../../partner-memory.ts'
import { startPartnerLink } from './partner-link.ts'

beforeEach(() => localStorage.clear())

test('stores the partner only when the visitor agrees', () => {
  document.body.innerHTML = `<a href="#yes" data-remember-partner="deniz">Yes</a><a href="#no">No</a>`
  startPartnerLink()
  const [yes, no] = document.querySelectorAll('a')
  no?.click()
  expect(localStorage).toHaveLength(0)
  yes?.click()
  expect(rememberedPartner(Date.now())).toBe('deniz')
})

test('does nothing on other pages', () => {
  document.body.innerHTML = ''
  expect(startPartnerLink).not.toThrow()
})
