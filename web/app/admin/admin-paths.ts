/** Screens that only the admin's own pages link to. */
export const adminPaths = {
  contactMessages: '/admin/contact-messages',
  settings: '/admin/settings',
  levelTests: '/admin/level-tests',
} as const

export const editLevelTestPath = (testId: string): string => `${adminPaths.levelTests}/edit/${testId}`
