/** Screens that only the admin's own pages link to. */
export const adminPaths = {
  contactMessages: '/admin/contact-messages',
  settings: '/admin/settings',
} as const
