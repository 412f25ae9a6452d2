import type { Departure, SiteData } from '@sohbet/contract/site/rendering'
import type { PublicContent } from '@sohbet/contract/site/site-pages'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import { joinCoursePath, paths } from '../../../paths.ts'
import { slugOfPath } from '../../page-of-path.ts'
import { usePathname, usePublicContent, useSiteData } from '../../page-context.ts'

/** The course at a path; undefined when none with this slug can be joined. */
export const departureAt = (pathname: string, { departures }: SiteData): Departure | undefined =>
  departures.find(({ slug }) => slug === slugOfPath(pathname))

/** A full course can be joined only through the waiting list. */
const canJoin = ({ seatsLeft }: Departure, { school }: SiteData): boolean =>
  seatsLeft > 0 || school.waitingList

function joinText({ seatsLeft, priceMinor }: Departure, { coursePage }: PublicContent): string {
  if (seatsLeft === 0) return coursePage.wait
  return priceMinor === 0 ? coursePage.joinFree : coursePage.join
}

/** The general join button of a page. On the page of a course it joins that course, and has a text of its own. */
export function useJoin(): { path: string; text?: string } {
  const data = useSiteData()
  const content = usePublicContent()
  const departure = departureAt(usePathname(), data)
  if (!departure || !canJoin(departure, data)) return { path: paths.join }
  return { path: joinCoursePath(departure.id), text: joinText(departure, content) }
}

type Look = { className: string; plan?: { key: Plan; name: string } }

/** The link that joins a course, with a plan if one is given; nothing when the course is full without a waiting list. */
export function JoinDeparture({ departure, className, plan }: Look & { departure: Departure }) {
  const content = usePublicContent()
  if (!canJoin(departure, useSiteData())) return null
  const text = joinText(departure, content)
  return (
    <a
      className={className}
      href={joinCoursePath(departure.id, plan?.key)}
      rel="nofollow"
      aria-label={plan && `${text}: ${plan.name}`}
    >
      {text}
    </a>
  )
}
