/** Limits of the e-mail verification code. */
export const verification = { digits: 6, minutes: 10, tries: 5, resendsPerHour: 3 } as const

export const resetLinkMinutes = 30
