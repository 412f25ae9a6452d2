import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { waitLonger } from './longer-waits.ts'

// Looking for hidden ancestors of every candidate makes role queries ten times slower. A busy machine gets more time.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 })
// happy-dom has none, and a text area that grows listens to them.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

// A file before may have followed a link, and the window with it, or have said something at its very end
notifications.clean()
Reflect.get(window, 'happyDOM').setURL('http://localhost:3000/')

// Nothing has a style sheet here, so what an element says itself is all there is; to look for sheets takes long
window.getComputedStyle = (element) => (element instanceof HTMLElement ? element : document.body).style
waitLonger()
afterEach(cleanup)

// The next file finds the window as this one did
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
