import { heading, page } from './field-groups.ts'
import { group, line, text } from './site-fields.ts'

/** The page of the quick test, its result, and the call to it on other pages. */
export const quickTestFields = group({
  ...page,
  call: group({ ...heading, link: line(40) }),
  steps: group({
    start: line(40),
    place: line(60),
    back: line(40),
    next: line(40),
    skip: line(40),
    finish: line(40),
    left: line(40),
    over: line(),
  }),
  result: group({
    plate: line(80),
    title: line(),
    right: line(),
    line: line(),
    /** What a learner of each level can do. */
    levels: group({ A1: text(), A2: text(), B1: text(), B2: text(), C1: text() }),
    /** When the answers show no level yet. */
    beginner: group({ title: line(), text: text() }),
    again: line(40),
    fits: group({ plate: line(80), title: line(), none: text(), all: line(40) }),
    invite: group({ title: line(), text: text(), join: line(60) }),
  }),
})
