import { describe, expect, it } from 'vitest'
import { schoolMoment } from '../calendar.ts'
import { canToggleActive, canToggleEnrollment, mayHaveSeats, mayHaveType, mayStartOn } from './policy.ts'

const course = {
  startDate: '2026-03-02',
  endDate: '2026-03-11',
  currentEnrollments: 0,
  typeId: 'a',
  cancelledAt: null,
}
const upcoming = schoolMoment('2026-03-01', 1439)
const ongoing = schoolMoment('2026-03-02')
const completed = schoolMoment('2026-03-12')
const withLearner = { ...course, currentEnrollments: 1 }
const no = (because: string) => ({ allowed: false, because })

describe('activating a course', () => {
  it('is allowed only when status is upcoming and currentEnrollments is 0', () => {
    expect(canToggleActive(course, upcoming)).toEqual({ allowed: true })
  })

  it('is refused otherwise, with the status and the number of enrolments', () => {
    const refusal = { allowed: false, because: 'COURSE_IN_USE' }
    expect(canToggleActive(withLearner, upcoming)).toEqual({
      ...refusal,
      status: 'upcoming',
      currentEnrollments: 1,
    })
    expect(canToggleActive(course, ongoing)).toMatchObject({ ...refusal, status: 'ongoing' })
    expect(canToggleActive(course, completed)).toMatchObject({ ...refusal, status: 'completed' })
  })
})

describe('opening and closing a course to enrolments', () => {
  it('is allowed only when status is upcoming, with or without learners', () => {
    expect(canToggleEnrollment(withLearner, upcoming)).toEqual({ allowed: true })
    expect(canToggleEnrollment(course, ongoing)).toEqual({ ...no('COURSE_NOT_UPCOMING'), status: 'ongoing' })
    expect(canToggleEnrollment(course, completed)).toMatchObject({ status: 'completed' })
    const cancelled = { ...course, cancelledAt: upcoming }
    expect(canToggleEnrollment(cancelled, upcoming)).toMatchObject({ because: 'COURSE_CALLED_OFF' })
  })
})

describe('changing a course', () => {
  it('may not leave fewer seats than learners', () => {
    expect(mayHaveSeats(1, withLearner)).toEqual({ allowed: true })
    expect(mayHaveSeats(1, { currentEnrollments: 2 })).toEqual(no('FEWER_SEATS_THAN_LEARNERS'))
  })

  it('may not change the course type once learners are enrolled', () => {
    expect(mayHaveType('b', course)).toEqual({ allowed: true })
    expect(mayHaveType('a', withLearner)).toEqual({ allowed: true })
    expect(mayHaveType('b', withLearner)).toEqual(no('COURSE_TYPE_FIXED'))
  })

  it('may postpone the start, but not move it into the past while learners are enrolled', () => {
    expect(mayStartOn('2026-03-09', withLearner, upcoming)).toEqual({ allowed: true })
    expect(mayStartOn('2026-03-01', withLearner, upcoming)).toEqual(no('START_IN_THE_PAST'))
    expect(mayStartOn('2026-02-01', course, upcoming)).toEqual({ allowed: true })
  })

  it('may not move a start date that has passed', () => {
    expect(mayStartOn('2026-03-02', withLearner, ongoing)).toEqual({ allowed: true })
    expect(mayStartOn('2026-03-09', withLearner, ongoing)).toEqual(no('COURSE_HAS_BEGUN'))
    expect(mayStartOn('2026-03-09', withLearner, completed)).toEqual(no('COURSE_HAS_BEGUN'))
    expect(mayStartOn('2026-03-09', course, ongoing)).toEqual({ allowed: true })
  })
})
