const isInUse = (tip: HTMLElement) => tip.matches(':hover, :focus-within')

/** Escape hides a tooltip although pointer or focus is still on its button; after they leave it may show again. */
export function startTips(): void {
  const tips = () => [...document.querySelectorAll<HTMLElement>('[data-tip]')]
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const tip of tips().filter(isInUse)) tip.dataset['tip'] = 'away'
  })
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, () => {
      for (const tip of tips()) if (!isInUse(tip)) tip.dataset['tip'] = ''
    })
  }
}
