import { expect, test } from 'vitest'
import { searchFold } from './search-fold.ts'

test.each([
  ['İstanbul', 'istanbul'],
  ['ISPARTA', 'isparta'],
  ['Iğdır', 'igdir'],
  ['Şükrü ÖZGÜÇ', 'sukru ozguc'],
  ['Kâmil Hîç Sükûn', 'kamil hic sukun'],
  ['A_B%c 5', 'a_b%c 5'],
  ['Zoë 🫖', 'zoë 🫖'],
])('%s is found as %s', (text, folded) => {
  expect(searchFold(text)).toBe(folded)
})

test('maps every letter as the database does', () => {
  expect(searchFold('İIıŞşĞğÜüÖöÇçÂâÎîÛû')).toBe('iiissgguuooccaaiiuu')
})
