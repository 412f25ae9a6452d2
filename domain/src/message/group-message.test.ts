import { expect, test } from 'vitest'
import { groupMessageLimits, mayWriteToMany } from './group-message.ts'

const { recipients, perDay } = groupMessageLimits

test('a message goes to as many learners as the limit, and not to one more', () => {
  expect(mayWriteToMany({ recipients, inDay: recipients })).toEqual({ allowed: true })
  expect(mayWriteToMany({ recipients: recipients + 1, inDay: recipients + 1 })).toEqual({
    allowed: false,
    because: 'GROUP_MESSAGE_TOO_MANY',
  })
})

test('the message that passes the limit of 24 hours is refused', () => {
  expect(mayWriteToMany({ recipients: 1, inDay: perDay })).toEqual({ allowed: true })
  expect(mayWriteToMany({ recipients: 1, inDay: perDay + 1 })).toEqual({
    allowed: false,
    because: 'GROUP_MESSAGE_DAY_FULL',
  })
})
