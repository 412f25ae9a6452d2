import type { texts as en } from '../../en/enroll/enroll-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { due } from './due.ts'
import { buyer } from './buyer.ts'
import { discount } from './discount.ts'
import { enrollment } from './enrollment.ts'
import { salesDocuments } from './sales-documents.ts'
import { transfer } from './transfer.ts'

export const texts: SameKeys<typeof en> = { due, buyer, discount, enrollment, salesDocuments, transfer }
