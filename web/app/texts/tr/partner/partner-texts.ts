import type { texts as en } from '../../en/partner/partner-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { partnerFigures } from './partner-figures.ts'
import { partnerPage } from './partner-page.ts'

export const texts: SameKeys<typeof en> = { partnerFigures, partnerPage }
