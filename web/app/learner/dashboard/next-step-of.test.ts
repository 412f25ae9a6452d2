import { describe, expect, it } from 'vitest'
import { nextStepsOf } from './next-step-of.ts'
import { anEnrolled, anIncoming, aShownLesson } from '../testing/dashboard.ts'

const now = new Date()
const stepsOf = (known: Omit<Parameters<typeof nextStepsOf>[0], 'lessons'>, at: Date) =>
  nextStepsOf({ lessons: [], ...known }, at)
const aboutNow = anIncoming(1)
const inTwoDays = anIncoming(2 * 24 * 60)

describe('the next steps', () => {
  it("are today's session, then the open module, then the next session", () => {
    const enrolledCourses = [anEnrolled({ nextModule: { moduleNo: 2, moduleName: 'At the baker’s' } })]
    expect(stepsOf({ enrolledCourses, incomingZoomSessions: [anIncoming(-5)] }, now)).toMatchObject([
      { kind: 'session' },
      { kind: 'module', module: { moduleNo: 2 } },
    ])
    expect(stepsOf({ enrolledCourses, incomingZoomSessions: [inTwoDays] }, now)).toMatchObject([
      { kind: 'module', module: { moduleNo: 2 } },
      { kind: 'session' },
    ])
    const done = [anEnrolled({ completedModules: 12 })]
    expect(stepsOf({ enrolledCourses: done, incomingZoomSessions: [inTwoDays] }, now)).toMatchObject([
      { kind: 'session' },
    ])
  })

  it('are the lesson or the session, whichever comes first', () => {
    const known = { enrolledCourses: [anEnrolled()], incomingZoomSessions: [anIncoming(1)] }
    const kindsWith = (minutes: number) =>
      nextStepsOf({ ...known, lessons: [aShownLesson(minutes)] }, now).map(({ kind }) => kind)
    expect(kindsWith(0)).toEqual(['lesson', 'module', 'session'])
    expect(kindsWith(2 * 24 * 60)).toEqual(['session', 'module', 'lesson'])
    // A lesson that is over
    expect(kindsWith(-31)).toEqual(['session', 'module'])
  })

  it('leave out past sessions and announced absences', () => {
    const missed = { ...aboutNow, isAbsenceAnnounced: true }
    const enrolledCourses = [anEnrolled()]
    for (const session of [missed, anIncoming(-61)])
      expect(stepsOf({ enrolledCourses, incomingZoomSessions: [session] }, now)).toMatchObject([
        { kind: 'module' },
      ])
  })

  it('are the choice after a cancelled course, before its modules', () => {
    const chooseUntil = '2026-11-25T09:00:00.000Z'
    const enrolledCourses = [anEnrolled({ isCancelled: true, chooseUntil }), anEnrolled()]
    expect(stepsOf({ enrolledCourses, incomingZoomSessions: [inTwoDays] }, now)).toMatchObject([
      { kind: 'choose', until: chooseUntil, course: { isCancelled: true } },
      { kind: 'module', course: { isCancelled: false } },
      { kind: 'session' },
    ])
  })

  it('are another course after a completed one', () => {
    const name = 'Spring evenings'
    const enrolledCourses = [anEnrolled({ name, moduleCount: 12, completedModules: 12, nextModule: null })]
    expect(stepsOf({ enrolledCourses, incomingZoomSessions: [] }, now)).toMatchObject([
      { kind: 'completed', course: { name } },
    ])
    const certified = [anEnrolled({ name, completedModules: 10, outcome: 'completed' })]
    expect(stepsOf({ enrolledCourses: certified, incomingZoomSessions: [] }, now)).toMatchObject([
      { kind: 'completed', course: { name } },
    ])
    const both = [...enrolledCourses, anEnrolled()]
    expect(stepsOf({ enrolledCourses: both, incomingZoomSessions: [] }, now)).toMatchObject([
      { kind: 'module' },
    ])
  })

  it('are a course for learners without one; a pending payment is shown elsewhere', () => {
    expect(stepsOf({ enrolledCourses: [], incomingZoomSessions: [] }, now)).toEqual([{ kind: 'course' }])
    const pending = [anEnrolled({ enrollmentStatus: 'pending', currentModule: null })]
    expect(stepsOf({ enrolledCourses: pending, incomingZoomSessions: [] }, now)).toEqual([])
  })
})
