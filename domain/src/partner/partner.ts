/** Small letters, digits and single dashes inside: it is typed from videos and podcasts. */
export const partnerCodeForm = /^[a-z0-9](?:-?[a-z0-9])*$/
export const partnerCodeLength = { min: 3, max: 30 } as const

/** In hundredths of a per cent, so that 12.5 % is exact. */
export const partnerRate = { min: 100, max: 5000 } as const

/** The built page of partner links has these; the server replaces them. */
export const partnerPlaceholders = { name: '%PARTNER-NAME%', code: '%PARTNER-CODE%' } as const

/** Days for which the browser of a visitor remembers a partner link. */
export const rememberedDays = 60
