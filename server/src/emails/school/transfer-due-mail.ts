import type { Currency } from '@sohbet/domain/course/price'
import { formatMoney } from '@sohbet/domain/money/money'
import { letterOf, type Letter } from '../letter.ts'
import { tidyName } from '../words.ts'

export type TransferDueBecause = 'cancelled' | 'course_cancelled' | 'moved'

type Values = {
  username: string
  email: string
  course: { name: string }
  enrollment: { id: string; currency: Currency; note: string }
  dueMinor: number
  because: TransferDueBecause
}

const mails = {
  cancelled: 'transfer-due',
  course_cancelled: 'transfer-due-course',
  moved: 'transfer-due-moved',
} as const satisfies Record<TransferDueBecause, string>

/** Tells the school, in Turkish, to return a bank transfer. */
export const transferDueMail = ({ username, email, course, enrollment, dueMinor, because }: Values): Letter =>
  letterOf(mails[because], {
    about: enrollment.id,
    language: 'tr',
    values: {
      name: tidyName(username),
      email,
      course: course.name,
      sum: formatMoney(dueMinor, enrollment.currency, 'tr'),
      note: enrollment.note,
    },
  })
