import type { Page } from '@playwright/test'

type Route = { path?: string; parentId?: string; index?: boolean; module: string }

/** Every route of the product, read from the page, such as `/learner/course/:courseId`. */
export async function routesOf(page: Page): Promise<string[]> {
  const routes = await page.evaluate(
    (): Record<string, Route> => Reflect.get(globalThis, '__reactRouterManifest').routes,
  )
  const pathOf = (id: string): string => {
    const route = routes[id]
    if (!route) return ''
    const above = route.parentId ? pathOf(route.parentId) : ''
    return route.path ? `${above}/${route.path}` : above
  }
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const leaves = Object.keys(routes).filter((id) => !parents.has(id))
  return [...new Set(leaves.map((id) => pathOf(id) || '/'))]
}

const isParameter = (part: string) => part.startsWith(':')

/** The route that serves a URL; of several, the one with the fewest parameters. */
export function patternOf(address: string, routes: readonly string[]): string {
  const parts = new URL(address, 'http://localhost').pathname.replace(/(?<=.)\/$/, '').split('/')
  const fitting = routes.filter((route) => {
    const own = route.split('/')
    return own.length === parts.length && own.every((part, at) => isParameter(part) || part === parts[at])
  })
  const parameters = (route: string) => route.split('/').filter(isParameter).length
  return fitting.toSorted((one, other) => parameters(one) - parameters(other))[0] ?? address
}
