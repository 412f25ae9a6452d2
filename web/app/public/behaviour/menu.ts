const openMenu = () => document.querySelector<HTMLDetailsElement>('.public-menu[open]')

/** The small menu opens without a script; the script also closes it by Escape and by a tap beside it. */
export function startMenu(): void {
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && openMenu()
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => {
    const menu = openMenu()
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false
  })
}
