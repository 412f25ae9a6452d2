type Crumb = { label: string; to: string; isLink: boolean }

/** The name of an id in a path. `to` is the page of what it names, when that is not the page at the id. */
export type CrumbName = { name: string; to?: string | undefined }

const capitalised = (segment: string): string =>
  segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** Ids, forms and the literal 'null' of "create" paths get no breadcrumb. */
const isSilent = (segment: string): boolean => /^\d|form|null/.test(segment)

/** The segment after one of these is an id, whatever a visitor types. */
const beforeId = new Set(['session', 'course', 'enroll'])

/** Segments that name a mode of a screen have no page of their own. */
const isMode = (segment: string): boolean => /edit|view/.test(segment)

/** Pages that belong to a list which their path does not name, in one area or in all. */
const listOf: Readonly<Record<string, string>> = {
  courseform: 'courselist',
  course: 'courses',
  'learner/session': 'calendar',
  'coach/session': 'courses',
  'coach/learners': 'courses',
}

/** Lists of one owner: the path goes on with the owner's id, which the list takes as this parameter. */
const ownerOf: Readonly<Record<string, string>> = { 'admin/modules': 'courseTypeId' }

function searchOf(area: string | undefined, list: string, id: string | undefined): string {
  const parameter = ownerOf[`${area}/${list}`]
  return parameter && id && /^\d/.test(id) ? `?${new URLSearchParams({ [parameter]: id })}` : ''
}

/**
 * The breadcrumbs of a path. The open page is no link: its address may need more than the path. `names` holds the
 * names of ids, which have no breadcrumb otherwise.
 */
export function breadcrumbs(
  pathname: string,
  labels: Readonly<Record<string, string>>,
  names: ReadonlyMap<string, CrumbName> = new Map(),
): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  const openPage = `/${segments.join('/')}`
  return segments.flatMap((segment, index) => {
    const shown = listOf[`${segments[0]}/${segment}`] ?? listOf[segment] ?? segment
    const named = names.get(segment)
    const here = `/${segments.slice(0, index + 1).join('/')}`
    if (named) {
      const { name, to = here } = named
      return [{ label: name, to, isLink: to !== openPage }]
    }
    if (isSilent(shown) || beforeId.has(segments[index - 1] ?? '')) return []
    const to = `/${[...segments.slice(0, index), shown].join('/')}`
    const search = searchOf(segments[0], shown, segments[index + 1])
    const label = labels[`${segments[0]}/${shown}`] ?? labels[shown] ?? capitalised(shown)
    return [{ label, to: to + search, isLink: to !== openPage && !isMode(shown) }]
  })
}
