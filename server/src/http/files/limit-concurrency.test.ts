import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

const size = { atOnce: 2, ofOne: 1, waiting: 2, milliseconds: 60_000 }

/** The admitted callers in order, with the function that lets each leave. */
function underLimit(limit = limitConcurrency(size)) {
  const ways = new Map<string, () => void>()
  const arrive = (who: string) => limit.enter(who).then((leave) => ways.set(who, leave))
  return { ways, arrive, namesInside: () => [...ways.keys()] }
}

test('the next caller in the queue enters when another leaves', async () => {
  const { ways, arrive, namesInside } = underLimit()
  await Promise.all([arrive('a'), arrive('b')])
  const [third, fourth] = [arrive('c'), arrive('d')]
  await expect(arrive('e')).rejects.toThrow('BUSY')
  expect(namesInside()).toEqual(['a', 'b'])
  ways.get('a')?.()
  ways.get('a')?.()
  await third
  expect(namesInside()).toEqual(['a', 'b', 'c'])
  ways.get('b')?.()
  await fourth
})

test('a second upload of the same user waits while others pass', async () => {
  const { ways, arrive, namesInside } = underLimit()
  await arrive('a')
  const again = arrive('a')
  await arrive('b')
  expect(namesInside()).toEqual(['a', 'b'])
  ways.get('a')?.()
  await again
})

test('a caller that waits too long is refused', async () => {
  const { ways, arrive } = underLimit(limitConcurrency({ ...size, atOnce: 1, milliseconds: 5 }))
  await arrive('a')
  await expect(arrive('b')).rejects.toThrow('BUSY')
  ways.get('a')?.()
  await arrive('c')
})
