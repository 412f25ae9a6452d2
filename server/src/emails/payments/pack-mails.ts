import type { Day } from '@sohbet/domain/calendar'
import { packName } from '@sohbet/domain/credits/pack'
import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money/money'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { paperList, type PaperName } from '../courses/enrolled-mail.ts'
import { letterOf, type Letter } from '../letter.ts'
import { day, languageOf, tidyName } from '../words.ts'

type Reader = { language: Language | null; timeZone?: string | null; username: string }
type Pack = { size: number; amountMinor: number; currency: Currency }

type Paid = Reader & {
  pack: Pack
  expiresOn: Day
  withdrawUntil: Date
  link: string
  /** Papers that the mail carries. */
  attached: readonly PaperName[]
}

export function packPaidMail({
  username,
  pack,
  expiresOn,
  withdrawUntil,
  link,
  attached,
  ...reader
}: Paid): Letter {
  const language = languageOf(reader.language)
  return letterOf('pack-paid', {
    language,
    values: {
      name: tidyName(username),
      credits: packName(pack.size, language),
      paid: formatMoney(pack.amountMinor, pack.currency, language),
      until: day(expiresOn, language),
      withdrawUntil: zonedTime(withdrawUntil, { language, timeZone: reader.timeZone }),
      attached: paperList(attached, language),
      link,
    },
  })
}

/** The pack is closed; states the refund, if any. */
export function packRefundedMail({
  username,
  pack,
  refundMinor,
  ...reader
}: Reader & { pack: Pack; refundMinor: number }): Letter {
  const language = languageOf(reader.language)
  return letterOf('pack-refunded', {
    language,
    values: {
      name: tidyName(username),
      credits: packName(pack.size, language),
      sum: refundMinor > 0 ? formatMoney(refundMinor, pack.currency, language) : '',
    },
  })
}
