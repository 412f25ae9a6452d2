import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

type IconSet = { icons: Record<string, { body: string }> }

const require = createRequire(import.meta.url)
const prefix = '#icons/Icon'
/** Without `#`, which the development server would take for a fragment of the URL. */
const resolved = '\0icons/Icon'
const outline =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'
const filled = ' fill="currentColor"'

/** `import IconBook2 from '#icons/IconBook2'` is a React component of the Tabler icon "book-2". */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? id.replace(prefix, resolved) : undefined),
    load(id) {
      if (!id.startsWith(resolved)) return undefined
      const name = id.slice(resolved.length)
      const { paths, kind } = iconOf(name)
      const createIcon = JSON.stringify(fileURLToPath(new URL('app/icon.tsx', import.meta.url)))
      return `import { createIcon } from ${createIcon}
        const Icon${name} = /* @__PURE__ */ createIcon(${JSON.stringify(paths)}, '${kind}')
        export default Icon${name}`
    },
  }
}

/** Most icons of the set are plain paths; the few others are refused rather than drawn wrong. */
export function iconOf(name: string): { paths: string[]; kind: 'outline' | 'filled' } {
  // Required lazily: the two megabytes are parsed once, with the first icon
  const set: IconSet = require('@iconify-json/tabler/icons.json')
  const body = set.icons[name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()]?.body
  if (!body) throw new Error(`There is no icon ${name}; see https://tabler.io/icons`)
  const kind = body.includes(outline) ? 'outline' : 'filled'
  const shapes = body.replace(kind === 'outline' ? outline : filled, '').replace(/<\/?g>/g, '')
  const path = /<path d="([^"]+)"\/>/g
  if (shapes.replace(path, '')) throw new Error(`Icon ${name} has more than plain paths: choose another`)
  return { paths: Array.from(shapes.matchAll(path), ([, d = '']) => d), kind }
}
