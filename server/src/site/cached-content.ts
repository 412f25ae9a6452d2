import { defaultContent } from '@sohbet/contract/site/default-content'
import type { SiteContent } from '@sohbet/contract/site/site-pages'
import type { Db } from '../db/connect.ts'
import { siteVersions } from '../db/tables/core/site.ts'
import { cacheValue, type CachedValue } from '../http/pages/cached-value.ts'
import { readPublished } from './site.reads.ts'

export type CachedContent = CachedValue<SiteContent>

/** The published texts of the public site. */
export function cacheContent(db: Db): CachedContent {
  let known = { versions: 0, content: defaultContent }
  return cacheValue({
    initial: known.content,
    // Versions are only added, so their number tells whether there is a new one
    read: async () => {
      const versions = await db.$count(siteVersions)
      if (versions !== known.versions) known = { versions, content: await readPublished(db) }
      return known.content
    },
    isSame: (one, other) => one === other,
    trouble: 'The texts of the public site could not be read',
  })
}
