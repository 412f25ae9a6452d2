/** Says nothing. On its own, as the browser journeys have no vitest. */
export const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
