import { beforeEach, expect, test } from 'vitest'
import { startStories } from './stories.ts'

const story = (kind: string, src: string, more = '') =>
  `<div><div data-story-frame><svg></svg></div><button disabled data-story-toggle data-kind="${kind}" data-src="${src}"
    data-title="Selin" data-play="Play: Selin" data-back="Back: Selin" aria-label="Play: Selin" ${more}></button></div>`

function storyOf(kind: string, src: string, more = '') {
  document.body.innerHTML = story(kind, src, more)
  startStories()
  const button = document.querySelector('button')
  if (!button) throw new Error('no button')
  return button
}
const video = () => document.querySelector('video')
const frame = () => document.querySelector('iframe')

beforeEach(() => {
  // The test's browser frames nothing; it should not complain about that either
  Reflect.set(Reflect.get(window, 'happyDOM').settings, 'handleDisabledFileLoadingAsSuccess', true)
  document.body.innerHTML = ''
})

test('loads nothing before it is asked for', () => {
  const button = storyOf('file', '/videos/story-1.mp4')
  expect([button.disabled, video(), frame()]).toEqual([false, null, null])
})

test('plays a file at once, in its place, and goes back to the picture', () => {
  const button = storyOf('file', '/videos/story-1.mp4')
  button.click()
  expect(video()?.getAttribute('src')).toBe('/videos/story-1.mp4')
  expect([video()?.autoplay, video()?.controls]).toEqual([true, true])
  expect(button.getAttribute('aria-label')).toBe('Back: Selin')
  expect(button.parentElement?.hasAttribute('data-playing')).toBe(true)
  button.click()
  expect(video()).toBeNull()
  expect(button.getAttribute('aria-label')).toBe('Play: Selin')
})

test('frames a video of a video site, allowed to start by itself', () => {
  storyOf('vimeo', 'about:blank').click()
  expect(frame()?.getAttribute('src')).toBe('about:blank')
  expect(frame()?.title).toBe('Selin')
  expect(frame()?.allow).toContain('autoplay')
})

test('started twice, a click still counts once', () => {
  const button = storyOf('file', '/videos/story-1.mp4')
  startStories()
  button.click()
  expect(video()).not.toBeNull()
})

test('starting one ends the other', () => {
  document.body.innerHTML = story('file', '/videos/story-1.mp4') + story('file', '/videos/story-2.mp4')
  startStories()
  const [first, second] = document.querySelectorAll('button')
  first?.click()
  second?.click()
  const videos = [...document.querySelectorAll('video')].map((one) => one.getAttribute('src'))
  expect(videos).toEqual(['/videos/story-2.mp4'])
  expect([first, second].map((button) => button?.getAttribute('aria-label'))).toEqual([
    'Play: Selin',
    'Back: Selin',
  ])
})

test.each([
  ['tr', [true, false]],
  ['en', [false, false]],
])('has captions in both languages; on a page in %s the Turkish ones show: %j', (lang, shown) => {
  document.documentElement.lang = lang
  storyOf('file', '/videos/story-1.mp4', 'data-captions-tr="/a.tr.vtt" data-captions-en="/a.en.vtt"').click()
  const tracks = [...document.querySelectorAll('track')]
  expect(tracks.map((track) => [track.getAttribute('srclang'), track.getAttribute('src')])).toEqual([
    ['tr', '/a.tr.vtt'],
    ['en', '/a.en.vtt'],
  ])
  expect(tracks.map((track) => track.hasAttribute('default'))).toEqual(shown)
})
