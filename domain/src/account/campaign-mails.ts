/** Where a user agreed to campaign mails, or withdrew the consent; `link` is the one in each campaign mail. */
export const campaignMailPlaces = ['registration', 'settings', 'link'] as const
export type CampaignMailPlace = (typeof campaignMailPlaces)[number]
