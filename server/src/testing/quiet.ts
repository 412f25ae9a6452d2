/** A silent log. In its own file because the browser journeys have no vitest. */
export const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
