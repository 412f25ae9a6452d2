import { aDiscountCode, discountCodeForm } from '../rows/campaigns.ts'
import { aCourse } from '../rows/catalogue.ts'
import type { Sample } from './sample.ts'

const one: Sample = async ({ db }) => ({ params: { id: (await aDiscountCode(db)).id } })

export const campaignSamples: Record<string, Sample> = {
  'campaigns.checkDiscountCode': async ({ db }) => ({
    body: { courseId: (await aCourse(db)).id, code: (await aDiscountCode(db)).code },
  }),
  'campaigns.listDiscountCodes': () => ({ query: {} }),
  'campaigns.getDiscountCode': one,
  'campaigns.createDiscountCode': () => ({ body: discountCodeForm() }),
  'campaigns.updateDiscountCode': async ({ db }) => ({
    params: { id: (await aDiscountCode(db)).id },
    body: discountCodeForm(),
  }),
  'campaigns.toggleDiscountCode': one,
  'campaigns.listDiscountUses': async ({ db }) => ({
    params: { id: (await aDiscountCode(db)).id },
    query: {},
  }),
}
