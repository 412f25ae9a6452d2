import { describe, expect, test } from 'vitest'
import { areMaterialsShown, materialKind, materialLimits, mayAddMaterial } from './materials.ts'

const startsAt = new Date('2026-03-02T09:05:00Z')
const session = { startsAt, isCancelled: false, holiday: null }

test.each([
  ['https://example.test/notes.pdf', 'link'],
  ['/api/sessions/materials/a.pdf', 'document'],
  ['/api/sessions/materials/a.jpg', 'picture'],
  ['/api/sessions/materials/a.m4a', 'audio'],
])('%s opens a %s', (link, kind) => {
  expect(materialKind(link)).toBe(kind)
})

describe('materials', () => {
  test('are shown from the start of a session on', () => {
    expect(areMaterialsShown(session, new Date(startsAt.getTime() - 1))).toBe(false)
    expect(areMaterialsShown(session, startsAt)).toBe(true)
  })

  test('are not shown when the session does not take place', () => {
    expect(areMaterialsShown({ ...session, isCancelled: true }, startsAt)).toBe(false)
    expect(areMaterialsShown({ ...session, holiday: 'Bayram' }, startsAt)).toBe(false)
  })

  test('are added up to a number, unless the session does not take place', () => {
    expect(mayAddMaterial(session, { count: materialLimits.inSession - 1 })).toEqual({ allowed: true })
    const full = { allowed: false, because: 'MATERIALS_FULL' }
    expect(mayAddMaterial(session, { count: materialLimits.inSession })).toEqual(full)
    const off = { allowed: false, because: 'SESSION_CANCELLED' }
    expect(mayAddMaterial({ ...session, isCancelled: true }, { count: 0 })).toEqual(off)
  })
})
