import { describe, expect, it } from 'vitest'
import { nextStepOf } from './next-step-of.ts'
import { anEnrolled, anIncoming } from '../testing/dashboard.ts'

const now = new Date()
const aboutNow = anIncoming(1)
const inTwoDays = anIncoming(2 * 24 * 60)

describe('the next step', () => {
  it("is today's session, then the open module, then the next session", () => {
    const enrolledCourses = [anEnrolled({ nextModule: { moduleNo: 2, moduleName: 'At the baker’s' } })]
    expect(nextStepOf({ enrolledCourses, incomingZoomSessions: [anIncoming(-5)] }, now)).toMatchObject({
      kind: 'session',
    })
    expect(nextStepOf({ enrolledCourses, incomingZoomSessions: [inTwoDays] }, now)).toMatchObject({
      kind: 'module',
      module: { moduleNo: 2 },
    })
    const done = [anEnrolled({ completedModules: 12 })]
    expect(nextStepOf({ enrolledCourses: done, incomingZoomSessions: [inTwoDays] }, now)).toMatchObject({
      kind: 'session',
    })
  })

  it('is not a past session, nor one that the learner will miss', () => {
    const missed = { ...aboutNow, isAbsenceAnnounced: true }
    const enrolledCourses = [anEnrolled()]
    for (const session of [missed, anIncoming(-61)])
      expect(nextStepOf({ enrolledCourses, incomingZoomSessions: [session] }, now)?.kind).toBe('module')
  })

  it('is a course for learners without one; a pending payment is shown elsewhere', () => {
    expect(nextStepOf({ enrolledCourses: [], incomingZoomSessions: [] }, now)).toEqual({ kind: 'course' })
    const pending = [anEnrolled({ enrollmentStatus: 'pending', currentModule: null })]
    expect(nextStepOf({ enrolledCourses: pending, incomingZoomSessions: [] }, now)).toBeNull()
  })
})
