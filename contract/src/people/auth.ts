import { plans } from '@sohbet/domain/enrollment/plan'
import { languages } from '@sohbet/domain/language'
import { z } from 'zod'
import { anyone, signInOptional, endpoint, own, signedIn } from '../endpoint.ts'
import { email, id, moment, newPassword, password, plainText, username, verificationCode } from '../fields.ts'
import { user } from './users.ts'

const message = z.object({ message: z.string() })

/**
 * A plan that the visitor chose on the public pages. An old link may name a plan that no longer exists: it counts as no
 * plan, because a refusal would stop the registration or log-in. The payment step offers every plan.
 */
const plan = z.enum(plans).optional().catch(undefined)

/** A course that the visitor chose on the public pages; the link of the verification mail leads to it. */
const course = id.optional().catch(undefined)

export const credentials = z.object({ email, password })

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.infer<typeof tokens>

const session = tokens.extend({ user })
export type Session = z.infer<typeof session>

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in',
  access: anyone,
  limitPerMinute: 20,
  /** The plan is stored with the account. */
  body: credentials.extend({ plan, course }),
  reply: session,
})

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary: 'Exchange a refresh token for a new pair of tokens',
  access: anyone,
  body: z.object({ refreshToken: z.string().max(2000) }),
  reply: tokens,
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  access: signedIn,
  reply: message,
})

export const registration = z.object({
  username,
  email,
  password: newPassword,
  /** The visitor's chosen language; mails are Turkish when none was chosen. */
  language: z.enum(languages).optional(),
  /** The link of the verification mail carries it. */
  plan,
  course,
  /** Agrees to campaign mails; counts once the address is verified. */
  campaignMails: z.boolean().optional(),
  /** The code of the partner link that the browser remembers. An unknown one counts as none. */
  partner: plainText(100).optional().catch(undefined),
})

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Register an account; 202 when the same registration is already pending',
  access: anyone,
  limitPerMinute: 20,
  status: [201, 202],
  body: registration,
  /**
   * `registrationId` identifies this registration in the next two calls; it reveals nothing about the address.
   * `deviceSecret` proves to verify-email that the code is typed on the device that registered.
   */
  reply: message.extend({
    responseCode: z.literal([201, 202]),
    registrationId: id,
    deviceSecret: z.string(),
  }),
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  summary: 'Verify an email address with the code that was sent to it',
  access: anyone,
  limitPerMinute: 20,
  /** Of several registrations with one address, only the named one is checked. */
  body: z.object({
    email,
    verificationCode,
    registrationId: id.optional(),
    deviceSecret: z.string().max(200).optional(),
    /** Stored with the account when the person is signed in. */
    plan,
  }),
  /** The code alone never gives a session: it needs the secret of the same registration too. */
  reply: message.extend({ session: session.optional() }),
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  summary: 'Send a new verification code, three times an hour at most',
  access: anyone,
  limitPerMinute: 20,
  /** The link of the mail carries the plan and the course. */
  body: z.object({ email, registrationId: id.optional(), plan, course }),
  reply: message,
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/request-password-reset',
  summary: 'Send a link to set a new password, if the account exists',
  access: anyone,
  limitPerMinute: 20,
  body: z.object({ email }),
  reply: message,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with the token of a reset link',
  access: anyone,
  limitPerMinute: 20,
  body: z.object({ token: z.string().min(1).max(200), newPassword }),
  reply: message,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change the password; other devices are signed out',
  access: signedIn,
  limitPerMinute: 10,
  body: z.object({ currentPassword: password, newPassword }),
  reply: message,
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'List the devices that are signed in to your account',
  access: signedIn,
  reply: z.array(
    z.object({
      id,
      createdAt: moment,
      lastUsedAt: moment,
      ipAddress: z.string(),
      userAgent: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  summary: 'Sign out one of your devices',
  access: own('the session'),
  params: z.object({ id }),
  reply: message,
})

export const logUnauthorizedAttempt = endpoint({
  method: 'GET',
  path: '/auth/log-unauthorized-attempt',
  summary: 'Log an attempt to open a forbidden area, and return the logged details',
  access: signInOptional,
  limitPerMinute: 30,
  query: z.object({ requestPath: plainText(500).regex(/^\//).optional() }),
  reply: z.object({
    ipAddress: z.string(),
    timestamp: moment,
    requestPath: z.string(),
    method: z.string(),
    protocol: z.string(),
    secure: z.boolean(),
    userAgent: z.string(),
  }),
})
