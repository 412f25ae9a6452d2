/** Opens a folded answer when a link targets it. */
function openTarget() {
  const target = document.getElementById(location.hash.slice(1))
  if (target instanceof HTMLDetailsElement) target.open = true
}

export function startQuestions(): void {
  if (location.hash) openTarget()
  globalThis.addEventListener('hashchange', openTarget)
  // A second click on the same link changes no hash
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
    if (link && link.hash === location.hash) openTarget()
  })
}
