import { partnerFigures } from './partner-figures.ts'
import { partnerPage } from './partner-page.ts'

export const texts = { partnerFigures, partnerPage }
