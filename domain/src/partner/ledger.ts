/**
 * commission: of a learner's first paid order; take_back: the share of money that went back; restored: a share whose
 * money came again, as after a won dispute; payout: money sent to the partner; correction: by an admin, with a reason.
 */
export const partnerLedgerKinds = ['commission', 'take_back', 'restored', 'payout', 'correction'] as const
export type PartnerLedgerKind = (typeof partnerLedgerKinds)[number]
