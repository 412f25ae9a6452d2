import { builtinEnvironments, type Environment } from 'vitest/runtime'

const begun = Symbol.for('sohbet.shared-window')

/**
 * One browser window for all files of a worker. A window per file would take longer than most files' tests, and
 * modules that are loaded once, such as testing-library's `screen`, keep a reference to their document.
 */
export default {
  name: 'shared-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!Reflect.has(global, begun)) {
      await builtinEnvironments['happy-dom'].setup(global, options)
      Reflect.set(global, begun, true)
    }
    return { teardown() {} }
  },
} satisfies Environment
