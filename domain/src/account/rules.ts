/** E-mail verification: a code of six digits. */
export const verification = { digits: 6, minutes: 10, tries: 5, resendsPerHour: 3 } as const

export const resetLinkMinutes = 30
