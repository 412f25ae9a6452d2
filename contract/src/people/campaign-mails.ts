import { z } from 'zod'
import { anyone, endpoint, signedIn } from '../endpoint.ts'
import { moment } from '../fields.ts'

const consent = z.object({
  /** When you agreed; null without a consent. */
  agreedAt: moment.nullable(),
})
const byLink = { access: anyone, params: z.object({ token: z.string().max(200) }) }

export const getCampaignMails = endpoint({
  method: 'GET',
  path: '/campaign-mails',
  summary: 'Whether you agreed to campaign mails',
  access: signedIn,
  reply: consent,
})

export const setCampaignMails = endpoint({
  method: 'PUT',
  path: '/campaign-mails',
  summary: 'Agree to campaign mails, or withdraw the consent',
  access: signedIn,
  body: z.object({ isAgreed: z.boolean() }),
  reply: consent,
})

/** A mail scanner follows links, so this only opens the page with the button. */
export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/campaign-mails/unsubscribe/:token',
  summary: 'Redirect to the page that ends the campaign mails',
  ...byLink,
  status: 303,
  reply: z.unknown(),
})

/** Mail programs post to this address by themselves (RFC 8058); the page with the button does too. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/campaign-mails/unsubscribe/:token',
  summary: 'End the campaign mails by the link of a mail',
  ...byLink,
  limitPerMinute: 60,
  raw: true,
  body: z.object({ payload: z.string(), headers: z.record(z.string(), z.string()) }),
  reply: z.object({ message: z.string() }),
})
