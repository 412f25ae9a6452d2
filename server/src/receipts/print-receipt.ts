import { getReceipt } from '@sohbet/contract/selling/enrollments'
import { refuseUnlessOwn } from '../http/access/access.ts'
import type { SignedInContext } from '../context/context.ts'
import { drawReceipt } from './draw-receipt.ts'
import { readLetterhead } from '../settings/brand/brand-files.ts'
import { requireReceipt } from './receipt.reads.ts'
import { receiptFileName } from './words.ts'

/** The receipt of a payment or a refund as a PDF, in the learner's language. */
export async function printReceipt(ctx: SignedInContext, { id }: { id: string }): Promise<File> {
  const { receipt, learner } = await requireReceipt(ctx.db, id, ctx.cachedSchool.current())
  refuseUnlessOwn(ctx.actor, learner?.id ?? '', getReceipt.access)
  const language = learner?.language ?? ctx.language
  const head = await readLetterhead(ctx.files, ctx.cachedBrand.current())
  const paper = await drawReceipt(receipt, { language, head })
  return new File([new Uint8Array(paper)], receiptFileName(receipt, language), { type: 'application/pdf' })
}
