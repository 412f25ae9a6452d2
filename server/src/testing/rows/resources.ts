import type { Db } from '../../db/connect.ts'
import { resources } from '../../db/tables/catalogue/resources.ts'

export async function aResource(db: Db, fields: Partial<typeof resources.$inferInsert> = {}) {
  const [resource] = await db
    .insert(resources)
    .values({ title: 'Slow news', type: 'website', link: 'https://example.test/news', ...fields })
    .returning()
  if (!resource) throw new Error('an inserted resource was not returned')
  return resource
}
