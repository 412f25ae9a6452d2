/** What a learner agrees to before paying. A new wording gets a new version; who agreed to an old one agreed to that. */
export const consentVersions = { preInformation: '2026-11', distanceSales: '2026-11' } as const
