const tips = () => document.querySelectorAll<HTMLElement>('[data-tip]')

/** Escape puts a tooltip away although pointer or focus still rest on its button; once both have left, it may show again. */
export function startTips(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const tip of tips()) tip.dataset['tip'] = 'away'
  })
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, () => {
      for (const tip of tips()) if (!tip.matches(':hover, :focus-within')) tip.dataset['tip'] = ''
    })
  }
}
