import { due } from './due.ts'
import { buyer } from './buyer.ts'
import { discount } from './discount.ts'
import { enrollment } from './enrollment.ts'
import { salesDocuments } from './sales-documents.ts'
import { transfer } from './transfer.ts'

export const texts = { due, buyer, discount, enrollment, salesDocuments, transfer }
