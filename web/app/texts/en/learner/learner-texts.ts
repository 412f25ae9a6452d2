import { buyer } from './buyer.ts'
import { dashboard } from './dashboard.ts'
import { enrollment } from './enrollment.ts'
import { player } from './player.ts'
import { salesDocuments } from './sales-documents.ts'
import { transfer } from './transfer.ts'

export const texts = { buyer, dashboard, enrollment, player, salesDocuments, transfer }
