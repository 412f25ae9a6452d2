import type { Input } from '@sohbet/contract/endpoint'
import type { LeftBehind, replaceCoach } from '@sohbet/contract/people/replacements'

/** No successor: a lesson is cancelled, a second coach is not replaced. */
export const noOne = 'none'

/** The coach, or `noOne`, that is chosen for each thing by its id. */
export type Choices = Readonly<Record<string, string>>

export const isNothing = ({ courses, sessions, lessons }: LeftBehind) =>
  courses.length + sessions.length + lessons.length === 0

/** The coaches who can take a thing, by the id of the thing. */
function takersOf({ courses, sessions, lessons }: LeftBehind): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ...courses.map(
      (course) =>
        [course.id, course.successors.filter((one) => one.lessons.length === 0).map(({ id }) => id)] as const,
    ),
    ...[...sessions, ...lessons].map(({ id, successors }) => [id, successors.map((one) => one.id)] as const),
  ])
}

/** Every coach who can take something, with the number of things, by that number. */
export function coachesForAll(left: LeftBehind): { id: string; name: string; count: number }[] {
  const takers = takersOf(left)
  const names = new Map(
    [...left.courses, ...left.sessions, ...left.lessons].flatMap(({ successors }) =>
      successors.map(({ id, name }) => [id, name] as const),
    ),
  )
  return [...names]
    .map(([id, name]) => ({ id, name, count: [...takers.values()].filter((ids) => ids.includes(id)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}

/** One coach for all that this coach can take; the other choices stay. */
export const chooseForAll = (left: LeftBehind, coachId: string, choices: Choices): Choices => ({
  ...choices,
  ...Object.fromEntries(
    [...takersOf(left)].filter(([, ids]) => ids.includes(coachId)).map(([id]) => [id, coachId]),
  ),
})

/** Before anything is chosen: a second coach is not replaced. */
export const firstChoices = ({ courses }: LeftBehind): Choices =>
  Object.fromEntries(courses.filter(({ isFirst }) => !isFirst).map(({ id }) => [id, noOne]))

/** The ids of the things without a choice that still holds. */
export const missingOf = (left: LeftBehind, choices: Choices): string[] =>
  [...takersOf(left)]
    .filter(([id, ids]) => choices[id] !== noOne && !ids.includes(choices[id] ?? ''))
    .map(([id]) => id)

type Named = Pick<Input<typeof replaceCoach>['body'], 'courses' | 'sessions' | 'lessons'>

export function namedBy(left: LeftBehind, choices: Choices): Named {
  const chosen = (id: string) => (choices[id] === noOne ? null : (choices[id] ?? null))
  return {
    courses: left.courses.map(({ id }) => ({ id, coachId: chosen(id) })),
    sessions: left.sessions.map(({ id }) => ({ id, coachId: choices[id] ?? '' })),
    lessons: left.lessons.map(({ id }) => ({ id, coachId: chosen(id) })),
  }
}
