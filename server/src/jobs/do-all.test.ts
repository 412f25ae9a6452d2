import { expect, test } from 'vitest'
import { doAll } from './do-all.ts'

test('one that fails does not keep the others waiting, and is told of in the end', async () => {
  const done: string[] = []
  const works = ['first', 'second', 'third'].map((name) => async () => {
    if (name === 'second') throw new Error('it cannot be done')
    done.push(name)
  })
  await expect(doAll(works)).rejects.toThrow('1 of 3 failed')
  expect(done).toEqual(['first', 'third'])
})
