import { expect, test } from 'vitest'
import { ageWriter, dateWriter, isoWriter, numberWriter } from './writers.ts'

test('a writer is made once for a language and its options', () => {
  const options = { month: 'long', timeZone: 'UTC' } as const
  expect(dateWriter('tr', options)).toBe(dateWriter('tr', { ...options }))
  expect(dateWriter('tr', options)).not.toBe(dateWriter('en', options))
  expect(dateWriter('tr', options)).not.toBe(dateWriter('tr', { ...options, timeZone: 'Europe/Berlin' }))
})

test('writers write in the language of the reader', () => {
  const day = new Date('2027-03-02T00:00:00Z')
  const written = (language: 'en' | 'tr') => [
    dateWriter(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    numberWriter(language, { style: 'percent' }).format(0.35),
    ageWriter(language).format(-1, 'day'),
  ]
  expect(written('en')).toEqual(['2 March 2027', '35%', 'yesterday'])
  expect(written('tr')).toEqual(['2 Mart 2027', '%35', 'dün'])
  expect(isoWriter({ timeZone: 'UTC', dateStyle: 'short' }).format(day)).toBe('2027-03-02')
})
