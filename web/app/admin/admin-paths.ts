/** Screens that only the admin's own pages link to. */
export const adminPaths = {
  contactMessages: '/admin/contact-messages',
  settings: '/admin/settings',
  levelTests: '/admin/level-tests',
  enrollments: '/admin/enrollments',
} as const

export const enrollmentsOfUserPath = (userId: string): string => `${adminPaths.enrollments}?userId=${userId}`
export const editLevelTestPath = (testId: string): string => `${adminPaths.levelTests}/edit/${testId}`
