import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

const size = { atOnce: 2, ofOne: 1, waiting: 2, milliseconds: 60_000 }

/** Whom it let in, in turn, and how each goes out. */
function atGate(gate = createGate(size)) {
  const ways = new Map<string, () => void>()
  const arrive = (who: string) => gate.enter(who).then((leave) => ways.set(who, leave))
  return { ways, arrive, namesInside: () => [...ways.keys()] }
}

test('who waits comes in when another goes, in the order of coming', async () => {
  const { ways, arrive, namesInside } = atGate()
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

test('a second of the same person waits, and others pass', async () => {
  const { ways, arrive, namesInside } = atGate()
  await arrive('a')
  const again = arrive('a')
  await arrive('b')
  expect(namesInside()).toEqual(['a', 'b'])
  ways.get('a')?.()
  await again
})

test('nobody waits for ever', async () => {
  const { ways, arrive } = atGate(createGate({ ...size, atOnce: 1, milliseconds: 5 }))
  await arrive('a')
  await expect(arrive('b')).rejects.toThrow('BUSY')
  ways.get('a')?.()
  await arrive('c')
})
