import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBrand } from '@sohbet/domain/brand/brand'
import { openPdf, wordsOfPdf } from '@sohbet/server/testing/files/read-pdf'
import { expect, test } from 'vitest'
import { lessons } from './lessons.ts'

const folder = join(import.meta.dirname, '../../web/public/lessons')

test.each(lessons)('module $number is complete', ({ number, dialogue, phrases, exercise }) => {
  expect(new Set(dialogue.map(({ who }) => who)).size).toBe(2)
  expect(phrases).toHaveLength(10)
  expect(exercise).toHaveLength(6)
  for (const { sentence, answer } of exercise) {
    expect(sentence.split('____')).toHaveLength(2)
    expect(answer).toMatch(/^\S+$/)
  }
  for (const file of [`modul-${number}.pdf`, `en/module-${number}.pdf`]) {
    expect(statSync(join(folder, file)).size).toBeLessThan(80_000)
  }
})

const documents = '../../../server/demo-files/documents'
test.each([
  'modul-1.pdf',
  'en/module-1.pdf',
  `${documents}/flat-white-notes.pdf`,
  `${documents}/flat-white-cards.pdf`,
  `${documents}/flat-white-roles.pdf`,
])('%s names no school, because every school shows it as its own', async (file) => {
  const content = readFileSync(join(folder, file))
  expect(await wordsOfPdf(content)).not.toContain(defaultBrand.name)
  const { info } = await (await openPdf(content)).getMetadata()
  expect(info).not.toHaveProperty('Author')
})
