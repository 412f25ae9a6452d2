import type { Db } from '../db/connect.ts'
import { countClick, findPartner } from './attribution.ts'

/** Robots that fetch links of posts and pages. They name themselves; the others count as visitors. */
const robots =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|discord|embed|curl|wget|python|headlesschrome\/0/i

type Visit = { code: string; userAgent: string; isPrefetch: boolean; now: Date }

/** Finds the partner of a link and counts the click, without anything about the visitor. */
export async function openPartnerLink(
  db: Db,
  { code, userAgent, isPrefetch, now }: Visit,
): Promise<{ name: string; code: string } | undefined> {
  const partner = await findPartner(db, code)
  if (!partner) return undefined
  const isVisitor = !isPrefetch && userAgent !== '' && !robots.test(userAgent)
  if (isVisitor) await countClick(db, { partnerId: partner.id, now })
  return { name: partner.name, code: partner.code }
}
