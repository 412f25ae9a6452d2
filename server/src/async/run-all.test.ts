import { expect, test } from 'vitest'
import { runAll } from './run-all.ts'

test('runs the remaining tasks after a failure and throws at the end', async () => {
  const done: string[] = []
  const works = ['first', 'second', 'third'].map((name) => async () => {
    if (name === 'second') throw new Error('it cannot be done')
    done.push(name)
  })
  await expect(runAll(works)).rejects.toThrow('1 of 3 failed')
  expect(done).toEqual(['first', 'third'])
})
