import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aSession } from './testing/session.ts'

// A map stands in for IndexedDB and survives a reload.
const keys = vi.hoisted(() => new Map<string, unknown>())
const broken = vi.hoisted(() => ({ isBroken: false }))
vi.mock('idb-keyval', () => ({
  get: async (name: string) => {
    if (broken.isBroken) throw new DOMException('Internal error opening backing store', 'UnknownError')
    return keys.get(name)
  },
  update: async (name: string, change: (old: unknown) => unknown) =>
    void keys.set(name, change(keys.get(name))),
}))

/** A tab has its own memory; storage and keys are shared. */
async function openTab() {
  vi.resetModules()
  const tab = await import('./session.ts')
  await tab.sessionRestored()
  return tab
}

const storageChanged = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => {
  localStorage.clear()
  keys.clear()
  broken.isBroken = false
  vi.unstubAllGlobals()
})

describe('a session', () => {
  it('is restored after a reload', async () => {
    await (await openTab()).startSession(aSession())
    expect((await openTab()).getSession()).toEqual(aSession())
  })

  it('is not readable in local storage, and its key cannot be exported', async () => {
    await (await openTab()).startSession(aSession())
    const [iv = '', sealed = ''] = localStorage.getItem('sohbet-session')?.split('.') ?? []
    expect(localStorage.length).toBe(1)
    expect(atob(iv)).toHaveLength(12)
    expect(atob(sealed)).not.toMatch(/elif|access-first|refresh-first/i)
    expect([...keys.values()]).toEqual([expect.objectContaining({ extractable: false })])
  })

  it('is gone after log-out, for this tab and the next', async () => {
    const tab = await openTab()
    await tab.startSession(aSession())
    tab.endSession()
    expect(tab.getSession()).toBeNull()
    expect(localStorage.length).toBe(0)
    expect((await openTab()).getSession()).toBeNull()
  })

  it('stays ended when it ends during encryption', async () => {
    const tab = await openTab()
    const starting = tab.startSession(aSession())
    tab.endSession()
    await starting
    expect(tab.getSession()).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it.each(['nonsense', 'AAAA.BBBB', '', '{"user":1}'])(
    'drops the damaged value %j silently',
    async (value) => {
      localStorage.setItem('sohbet-session', value)
      expect((await openTab()).getSession()).toBeNull()
      expect(localStorage.getItem('sohbet-session')).toBeNull()
    },
  )

  it('is restored in an open tab after another tab made a new key', async () => {
    const here = await openTab()
    await here.startSession(aSession())
    keys.clear()
    await (await openTab()).startSession(aSession({ token: 'second' }))
    expect(await here.rereadSession()).toEqual(aSession({ token: 'second' }))
  })

  it('drops a value encrypted with a foreign key', async () => {
    await (await openTab()).startSession(aSession())
    keys.clear()
    expect((await openTab()).getSession()).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('survives a temporary failure of IndexedDB, in every tab', async () => {
    const first = await openTab()
    await first.startSession(aSession())

    broken.isBroken = true
    expect((await openTab()).getSession()).toBeNull()
    expect(await first.rereadSession()).toEqual(aSession())
    await first.startSession(aSession({ token: 'second' }))

    broken.isBroken = false
    expect((await openTab()).getSession()).toEqual(aSession({ token: 'second' }))
  })

  it('is restored in a tab that could not decrypt it at first', async () => {
    await (await openTab()).startSession(aSession())
    broken.isBroken = true
    const tab = await openTab()
    broken.isBroken = false
    expect(await tab.rereadSession()).toEqual(aSession())
  })

  it('notifies its listeners of a new name or level too', async () => {
    const tab = await openTab()
    const session = aSession()
    await tab.startSession(session)
    const seen = vi.fn<() => void>()
    tab.subscribe(seen)
    await tab.startSession(aSession())
    expect(seen).not.toHaveBeenCalled()
    await tab.startSession({ ...session, user: { ...session.user, username: 'Elif Su' } })
    expect(seen).toHaveBeenCalledOnce()
  })

  it('is dropped when its role is unknown, and reports that once', async () => {
    const tab = await openTab()
    const session = aSession()
    await tab.startSession({ ...session, user: { ...session.user, role: JSON.parse('"owner"') } })
    const next = await openTab()
    expect(next.getSession()).toBeNull()
    expect(localStorage.length).toBe(0)
    expect([next.droppedForRole(), next.droppedForRole()]).toEqual([true, false])
  })

  it('follows log-in and log-out of another tab', async () => {
    const here = await openTab()
    const seen = vi.fn<() => void>()
    here.subscribe(seen)
    const there = await openTab()

    await there.startSession(aSession())
    storageChanged('sohbet-session')
    await vi.waitFor(() => expect(here.getSession()).toEqual(aSession()))

    there.endSession()
    storageChanged(null)
    await vi.waitFor(() => expect(here.getSession()).toBeNull())
    expect(seen).toHaveBeenCalledTimes(2)
  })

  it('is kept in memory when the browser has no WebCrypto', async () => {
    vi.stubGlobal('crypto', {})
    const tab = await openTab()
    await tab.startSession(aSession())
    expect(await tab.rereadSession()).toEqual(aSession())
    expect(localStorage.length).toBe(0)
    expect((await openTab()).getSession()).toBeNull()
  })
})
