const isInUse = (tip: HTMLElement) => tip.matches(':hover, :focus-within')

/** Escape puts a tooltip away although pointer or focus still rest on its button; when they have left, it may show again. */
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
