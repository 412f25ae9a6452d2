import { builtinEnvironments, type Environment } from 'vitest/runtime'

const begun = Symbol.for('sohbet.shared-window')

/**
 * One browser window for all files of a worker. A window a file would cost more than most files' tests, and what is
 * loaded once, such as testing-library's `screen`, holds on to the document it found.
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
