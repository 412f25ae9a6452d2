import { describe, expect, it } from 'vitest'
import { nextStepsOf } from './next-step-of.ts'
import { anEnrolled, anIncoming } from '../testing/dashboard.ts'

const now = new Date()
const aboutNow = anIncoming(1)
const inTwoDays = anIncoming(2 * 24 * 60)

describe('the next steps', () => {
  it("are today's session, then the open module, then the next session", () => {
    const enrolledCourses = [anEnrolled({ nextModule: { moduleNo: 2, moduleName: 'At the baker’s' } })]
    expect(nextStepsOf({ enrolledCourses, incomingZoomSessions: [anIncoming(-5)] }, now)).toMatchObject([
      { kind: 'session' },
      { kind: 'module', module: { moduleNo: 2 } },
    ])
    expect(nextStepsOf({ enrolledCourses, incomingZoomSessions: [inTwoDays] }, now)).toMatchObject([
      { kind: 'module', module: { moduleNo: 2 } },
      { kind: 'session' },
    ])
    const done = [anEnrolled({ completedModules: 12 })]
    expect(nextStepsOf({ enrolledCourses: done, incomingZoomSessions: [inTwoDays] }, now)).toMatchObject([
      { kind: 'session' },
    ])
  })

  it('leave out past sessions and announced absences', () => {
    const missed = { ...aboutNow, isAbsenceAnnounced: true }
    const enrolledCourses = [anEnrolled()]
    for (const session of [missed, anIncoming(-61)])
      expect(nextStepsOf({ enrolledCourses, incomingZoomSessions: [session] }, now)).toMatchObject([
        { kind: 'module' },
      ])
  })

  it('are the choice after a cancelled course, before its modules', () => {
    const chooseUntil = '2026-11-25T09:00:00.000Z'
    const enrolledCourses = [anEnrolled({ isCancelled: true, chooseUntil }), anEnrolled()]
    expect(nextStepsOf({ enrolledCourses, incomingZoomSessions: [inTwoDays] }, now)).toMatchObject([
      { kind: 'choose', until: chooseUntil, course: { isCancelled: true } },
      { kind: 'module', course: { isCancelled: false } },
      { kind: 'session' },
    ])
  })

  it('are another course after a completed one', () => {
    const name = 'Spring evenings'
    const enrolledCourses = [anEnrolled({ name, moduleCount: 12, completedModules: 12, nextModule: null })]
    expect(nextStepsOf({ enrolledCourses, incomingZoomSessions: [] }, now)).toMatchObject([
      { kind: 'completed', course: { name } },
    ])
    const both = [...enrolledCourses, anEnrolled()]
    expect(nextStepsOf({ enrolledCourses: both, incomingZoomSessions: [] }, now)).toMatchObject([
      { kind: 'module' },
    ])
  })

  it('are a course for learners without one; a pending payment is shown elsewhere', () => {
    expect(nextStepsOf({ enrolledCourses: [], incomingZoomSessions: [] }, now)).toEqual([{ kind: 'course' }])
    const pending = [anEnrolled({ enrollmentStatus: 'pending', currentModule: null })]
    expect(nextStepsOf({ enrolledCourses: pending, incomingZoomSessions: [] }, now)).toEqual([])
  })
})
