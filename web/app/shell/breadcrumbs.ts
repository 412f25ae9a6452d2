export type Crumb = { label: string; to: string; isLink: boolean }

const inWords = (segment: string): string =>
  segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** Ids, forms and the literal 'null' of "create" addresses say nothing to a reader. */
const isSilent = (segment: string): boolean => /^\d|form|null/.test(segment)

/** Segments that name a mode of a screen have no page of their own. */
const isMode = (segment: string): boolean => /edit|view/.test(segment)

/** The way to a page, from its address. */
export function breadcrumbs(pathname: string, labels: Readonly<Record<string, string>>): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  return segments.flatMap((segment, index) => {
    if (isSilent(segment)) return []
    const to = `/${segments.slice(0, index + 1).join('/')}`
    return [{ label: labels[segment] ?? inWords(segment), to, isLink: !isMode(segment) }]
  })
}
