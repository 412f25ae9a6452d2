/** A school that runs this product changes its name here. */
export const brand = {
  name: 'Sohbet',
  tagline: { en: 'Street-London English, spoken.', tr: 'Sokakta konuşulan Londra İngilizcesi.' },
  timeZone: 'Europe/Istanbul',
  supportEmail: 'merhaba@sohbet.test',
} as const
