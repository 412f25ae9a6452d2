/** Documents per module. */
export const documentCount = { min: 1, max: 4 } as const
