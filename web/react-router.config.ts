import type { Config } from '@react-router/dev/config'
import { prerendered } from './app/paths.ts'
import { finishBuild } from './finish-build.ts'

export default {
  ssr: false,
  prerender: [...prerendered],
  future: {
    v8_middleware: true,
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
  buildEnd: ({ reactRouterConfig }) =>
    finishBuild({ buildDirectory: reactRouterConfig.buildDirectory, routes: reactRouterConfig.routes }),
} satisfies Config
