import { statSync } from 'node:fs'
import { join } from 'node:path'
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
