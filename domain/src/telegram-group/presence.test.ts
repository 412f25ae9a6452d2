import { describe, expect, test } from 'vitest'
import { isMissing, openLink, presenceIn } from './presence.ts'

const monday = new Date('2026-03-02T09:00:00Z')
const friday = new Date('2026-03-06T09:00:00Z')

describe('the presence of a member', () => {
  test.each([
    ['unopened', true, { openedAt: null, isInGroup: null }],
    ['opened', false, { openedAt: monday, isInGroup: null }],
    ['in', false, { openedAt: null, isInGroup: true }],
    ['out', true, { openedAt: monday, isInGroup: false }],
  ])('is %s, missing: %s', (presence, missing, facts) => {
    expect(presenceIn(facts)).toBe(presence)
    expect(isMissing(facts)).toBe(missing)
  })
})

describe('opening the link', () => {
  test('counts the first time', () => {
    const opened = openLink({ openedAt: null, isInGroup: null }, monday)
    expect(opened).toEqual({ openedAt: monday, isInGroup: null })
    expect(openLink(opened, friday)).toEqual(opened)
  })

  test('ends a denial, and counts anew', () => {
    expect(openLink({ openedAt: monday, isInGroup: false }, friday)).toEqual({
      openedAt: friday,
      isInGroup: null,
    })
  })

  test('does not change that the member is in the group', () => {
    expect(openLink({ openedAt: null, isInGroup: true }, friday)).toEqual({
      openedAt: friday,
      isInGroup: true,
    })
  })
})
