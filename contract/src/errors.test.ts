import { expect, it } from 'vitest'
import { catalogueErrors } from './catalogue/catalogue-errors.ts'
import { levelTestErrors } from './level-tests/level-test-errors.ts'
import { liveSessionErrors } from './live-sessions/live-session-errors.ts'
import { groupErrors } from './telegram-groups/telegram-group-errors.ts'
import { messageErrors } from './messaging/message-errors.ts'
import { campaignErrors } from './campaigns/campaign-errors.ts'
import { partnerErrors } from './partners/partner-errors.ts'
import { sellingErrors } from './selling/selling-errors.ts'

it('each code of an error stands in one file, because a second one would replace the first', () => {
  const codes = [
    catalogueErrors,
    levelTestErrors,
    sellingErrors,
    campaignErrors,
    partnerErrors,
    groupErrors,
    liveSessionErrors,
    messageErrors,
  ].flatMap((errors) => Object.keys(errors))
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([])
})
