import type { Plugin } from 'vite'

const append = 'document.head.appendChild(link);'

/**
 * The router links the style sheets of its routes as `/a.css#`, so Vite's loader of dynamic imports does not know them
 * and adds `/a.css` once more. At the end of the document the copy would win over the styles of the page.
 */
const besideItsTwin = `const twin = isCss && document.querySelector('link[rel="stylesheet"][href="' + dep.pathname + '#"]');
if (twin) twin.after(link); else ${append}`

export function withStyleOrder(code: string): string {
  if (!code.includes(append))
    throw new Error('Vite loads style sheets in another way: see web/style-order.ts')
  return code.replace(append, besideItsTwin)
}

/** Style sheets that are loaded twice keep their place. */
export const styleOrder = (): Plugin => ({
  name: 'style-order',
  apply: 'build',
  transform: (code, id) => (id === '\0vite/preload-helper.js' ? withStyleOrder(code) : undefined),
})
