/** What a learning resource is. */
export const resourceTypes = ['pdf', 'video', 'website', 'other'] as const
export type ResourceType = (typeof resourceTypes)[number]
