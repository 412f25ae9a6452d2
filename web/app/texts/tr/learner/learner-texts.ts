import type { texts as en } from '../../en/learner/learner-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { buyer } from './buyer.ts'
import { dashboard } from './dashboard.ts'
import { discount } from './discount.ts'
import { enrollment } from './enrollment.ts'
import { player } from './player.ts'
import { salesDocuments } from './sales-documents.ts'
import { transfer } from './transfer.ts'

export const texts: SameKeys<typeof en> = {
  buyer,
  dashboard,
  discount,
  enrollment,
  player,
  salesDocuments,
  transfer,
}
