export const resourceTypes = ['pdf', 'video', 'website', 'other'] as const
export type ResourceType = (typeof resourceTypes)[number]
