import type { Config } from '@react-router/dev/config'
import { buildSite } from './build-site.ts'
import { finishBuild } from './finish-build.ts'

export default {
  ssr: false,
  future: {
    v8_middleware: true,
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
  buildEnd: async ({ reactRouterConfig: { buildDirectory, routes } }) => {
    const site = await buildSite(buildDirectory)
    await finishBuild({ buildDirectory, routes, site })
  },
} satisfies Config
