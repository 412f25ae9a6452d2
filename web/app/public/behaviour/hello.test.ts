import { beforeEach, expect, test, vi } from 'vitest'
import { startHello } from './hello.ts'

beforeEach(() => {
  document.body.innerHTML = `<figure data-hello><audio src="/api/coaches/files/a.webm"></audio><output hidden>No</output></figure>`
})

const note = () => document.querySelector('output')
const plays = (answer: CanPlayTypeResult) => {
  const audio = document.querySelector('audio')
  if (audio) vi.spyOn(audio, 'canPlayType').mockReturnValue(answer)
  startHello()
  return audio
}

test('a phone that does not know the kind of recording is told at once', () => {
  plays('')
  expect(note()?.hidden).toBe(false)
})

test('a phone that fails to play it is told then', () => {
  const audio = plays('maybe')
  expect(note()?.hidden).toBe(true)
  audio?.dispatchEvent(new Event('error'))
  expect(note()?.hidden).toBe(false)
})
