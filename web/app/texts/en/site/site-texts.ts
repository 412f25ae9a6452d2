import { site } from './site.ts'
import { siteFields } from './site-fields.ts'

export const texts = { site, siteFields }
