const names = ['level', 'time', 'start'] as const

const matches = (card: HTMLElement, chosen: URLSearchParams) =>
  names.every((name) => {
    const value = chosen.get(name)
    return !value || card.dataset[name]?.split(' ').includes(value)
  })

/** Narrows the departure board. The choice is in the URL, so that a link and Back keep it. */
export function startDepartures(): void {
  const form = document.querySelector<HTMLFormElement>('[data-departure-filter]')
  if (!form) return
  const cards = [...document.querySelectorAll<HTMLElement>('.departure-board > li')]
  const none = document.querySelector<HTMLElement>('[data-departure-none]')
  const selects = [...form.querySelectorAll('select')]

  const show = () => {
    const chosen = new URLSearchParams(selects.map(({ name, value }): [string, string] => [name, value]))
    for (const card of cards) card.hidden = !matches(card, chosen)
    if (none) none.hidden = cards.some((card) => !card.hidden)
  }
  const apply = () => {
    const search = new URLSearchParams(location.search)
    for (const { name, value } of selects) {
      if (value) search.set(name, value)
      else search.delete(name)
    }
    history.replaceState(
      null,
      '',
      `${location.pathname}${search.size > 0 ? `?${search}` : ''}${location.hash}`,
    )
    show()
  }
  const asked = new URLSearchParams(location.search)
  for (const select of selects) {
    const value = asked.get(select.name) ?? ''
    if ([...select.options].some((option) => option.value === value)) select.value = value
  }
  form.hidden = false
  form.addEventListener('change', apply)
  document.querySelector('[data-departure-reset]')?.addEventListener('click', () => {
    for (const select of selects) select.value = ''
    apply()
  })
  show()
}
