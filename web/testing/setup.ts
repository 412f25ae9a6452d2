import { notifications } from '@mantine/notifications'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { waitLonger } from './longer-waits.ts'
import { addPopovers } from './popovers.ts'

// Looking for hidden ancestors of every candidate makes role queries ten times slower. A busy machine gets more
// time.
configure({
  defaultHidden: true,
  asyncUtilTimeout: 10_000,
  // A query that waits fails often before it finds. Printing the page each time is slow: a failed test prints it.
  getElementError: (message) => new Error(message ?? 'Several elements match'),
})
// happy-dom has no document.fonts, and a growing text area listens to it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

// Only the built product knows the files of a page
vi.mock('../app/shell/navigation/pages-ahead.tsx', () => ({ PagesAhead: () => null }))

// An earlier file may have followed a link, or shown a notification at its end
notifications.clean()
Reflect.get(window, 'happyDOM').setURL('http://localhost:3000/')

// There are no style sheets here, so inline styles are enough; computing styles is slow
window.getComputedStyle = (element) => (element instanceof HTMLElement ? element : document.body).style
waitLonger()
afterAll(addPopovers())
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(prettyDOM(document.body))
  cleanup()
})

// Restores the window for the next file
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
