/** For whom the school writes the invoice of a sale. */
export const billingKinds = ['person', 'company'] as const
export type BillingKind = (typeof billingKinds)[number]

/** The limit of the free text of a tax paper. */
export const billingLimits = { name: 200, taxOffice: 100, address: 300 } as const

/** Years that the papers of a sale are kept after the year of the sale (Turkish Commercial Code, article 82). */
export const keepPapersYears = 10

/** The largest invoice file, in bytes, and the most files of one order. */
export const invoiceLimits = { bytes: 5 * 1024 * 1024, files: 10 } as const
