const open = new WeakSet<Element>()

const toggle = (panel: Element) => {
  const newState = open.delete(panel) ? 'closed' : 'open'
  if (newState === 'open') open.add(panel)
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
}

function follow({ target }: Event) {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  if (panel) toggle(panel)
}

/** happy-dom has no popovers. Returns a function that removes them. */
export function addPopovers(): () => void {
  document.addEventListener('click', follow)
  HTMLElement.prototype.hidePopover = function hide() {
    if (open.has(this)) toggle(this)
  }
  return () => {
    document.removeEventListener('click', follow)
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  }
}
