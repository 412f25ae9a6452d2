type IslandModule = { hydrate: (root: HTMLElement) => void }
type Load = () => Promise<IslandModule>

/** Each module loads React with it. */
const modules = {
  'contact-form': () => import('../islands/contact-form.tsx'),
  'story-list': () => import('../islands/story-list.tsx'),
} satisfies Record<string, Load>

export type IslandName = keyof typeof modules
const isIsland = (name: string): name is IslandName => Object.hasOwn(modules, name)

const controls = 'button, input, textarea'
const touches = ['pointerover', 'focusin', 'click']

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null

/** Enables the controls, which are disabled for visitors without JavaScript, and hydrates at the first touch. */
function arm(root: HTMLElement, load: Load) {
  for (const control of root.querySelectorAll<HTMLButtonElement | HTMLFieldSetElement>('button, fieldset'))
    control.disabled = false
  let pressed: HTMLElement | undefined
  let isLoading = false

  const onTouch = (event: Event) => {
    const control = controlOf(event)
    if (!control) return
    if (event.type === 'click' && control instanceof HTMLButtonElement) {
      // Repeated once React is here
      event.preventDefault()
      pressed = control
    }
    if (!isLoading) void loadAndHydrate()
    isLoading = true
  }
  const loadAndHydrate = async () => {
    const island = await load().catch(() => null)
    // Browsers remember a failed import until the page is reloaded, so a second try is useless
    if (!island) return root.nextElementSibling?.removeAttribute('hidden')
    for (const touch of touches) root.removeEventListener(touch, onTouch)
    island.hydrate(root)
    pressed?.click()
  }
  for (const touch of touches) root.addEventListener(touch, onTouch)
}

/**
 * Islands are the interactive parts of a public page. The page loads React for an island when the visitor first
 * points at, focuses or presses one of its controls.
 */
export function startIslands(loads: Record<IslandName, Load> = modules): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = root.dataset['island'] ?? ''
    if (isIsland(name)) arm(root, loads[name])
  }
}
