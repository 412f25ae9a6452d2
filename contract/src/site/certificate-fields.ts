import { group, line, optional, text } from './site-fields.ts'

const answer = group({ title: line(), lead: text() })

/** The page on which anyone checks a certificate. */
export const certificateFields = group({
  plate: line(80),
  valid: answer,
  revoked: answer,
  unknown: answer,
  /** Without a number. */
  ask: answer,
  kinds: group({ completion: line(80), attendance: line(80) }),
  /** In place of the name, when the holder does not show it. */
  hidden: line(),
  hours: line(40),
  labels: group({
    number: line(40),
    holder: line(40),
    course: line(40),
    level: line(40),
    hours: line(40),
    dates: line(40),
    issued: line(40),
    school: line(40),
    revoked: line(40),
  }),
  form: group({ number: line(40), check: line(40), hint: optional(line()) }),
})
