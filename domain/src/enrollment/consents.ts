/**
 * Documents that a learner accepts before paying. A new wording gets a new version; an earlier acceptance keeps
 * its version.
 */
export const consentVersions = { preInformation: '2026-12.2', distanceSales: '2026-12.2' } as const
