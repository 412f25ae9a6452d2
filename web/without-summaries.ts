import type { Plugin } from 'vite'

/** The one-line description of a call, in one or two quotes, on the same line or the next. */
const summary = /^ {2}summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`),\n/gm

export const withoutSummaries = (code: string): string => code.replaceAll(summary, '')

/** Descriptions of calls are for the API's documentation; a browser would load them for nothing. */
export const callsWithoutSummaries = (): Plugin => ({
  name: 'calls-without-summaries',
  enforce: 'pre',
  transform: (code, id) => (/\/contract\/src\/.*\.ts$/.test(id) ? withoutSummaries(code) : undefined),
})
