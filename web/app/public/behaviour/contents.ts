type Entry = { link: HTMLAnchorElement; part: HTMLElement }

function entriesOf(contents: Element): Entry[] {
  return [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const part = document.getElementById(link.hash.slice(1))
    return part ? [{ link, part }] : []
  })
}

function mark(entries: Entry[], current: Entry) {
  for (const entry of entries) {
    if (entry === current) entry.link.setAttribute('aria-current', 'location')
    else entry.link.removeAttribute('aria-current')
  }
}

/** Marks the section being read in a page's contents: the first one below the header. */
export function startContents(): void {
  const contents = document.querySelector('[data-contents]')
  if (!contents) return
  const entries = entriesOf(contents)
  const seen = new Set<Element>()
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
      }
      const current = entries.find(({ part }) => seen.has(part))
      if (current) mark(entries, current)
    },
    // From just below a link's scroll target down to the middle of the screen
    { rootMargin: '-84px 0px -50% 0px' },
  )
  for (const { part } of entries) observer.observe(part)
}
