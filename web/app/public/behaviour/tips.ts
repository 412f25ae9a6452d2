/** Escape puts a tooltip away although pointer or focus still rest on its word. */
export function startTips(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const tip of document.querySelectorAll<HTMLElement>('[data-tip]')) tip.dataset['tip'] = 'away'
  })
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, ({ target }) => {
      const tip = target instanceof Element && target.closest<HTMLElement>('[data-tip]')
      if (!tip)
        for (const other of document.querySelectorAll<HTMLElement>('[data-tip]')) other.dataset['tip'] = ''
    })
  }
}
