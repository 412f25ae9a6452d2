import * as auth from '@sohbet/contract/people/auth'
import { messages } from '@sohbet/contract/messaging/messages'
import { AppError } from '../errors/app-error.ts'
import type { Bind } from '../context/context.ts'
import { changePassword } from './password/change-password.ts'
import { logUnauthorizedAttempt } from './login/log-unauthorized-attempt.ts'
import { login } from './login/login.ts'
import { refresh } from './session/refresh.ts'
import { register } from './registration/register.ts'
import { requestPasswordReset } from './password/request-password-reset.ts'
import { resendVerification } from './registration/resend-verification.ts'
import { resetPassword } from './password/reset-password.ts'
import { readSessions } from './session/session.reads.ts'
import { revokeSession } from './session/session.repository.ts'
import { verifyEmail } from './registration/verify-email.ts'

export function authRoutes(bind: Bind) {
  bind(auth.login, (ctx, { body }) => login(ctx, body))
  bind(auth.refresh, (ctx, { body }) => refresh(ctx, body))
  bind(auth.register, (ctx, { body }) => register(ctx, body))
  bind(auth.verifyEmail, (ctx, { body }) => verifyEmail(ctx, body))
  bind(auth.resendVerification, (ctx, { body }) => resendVerification(ctx, body))
  bind(auth.requestPasswordReset, (ctx, { body }) => requestPasswordReset(ctx, body))
  bind(auth.resetPassword, (ctx, { body }) => resetPassword(ctx, body))
  bind(auth.changePassword, (ctx, { body }) => changePassword(ctx, body))
  bind(auth.logUnauthorizedAttempt, (ctx, { query }) => logUnauthorizedAttempt(ctx, query))
  bind(auth.listSessions, ({ db, actor, now }) => readSessions(db, { ...actor, now }))

  bind(auth.logout, async ({ db, actor, now, language }) => {
    await revokeSession(db, { sessionId: actor.sessionId, now })
    return { message: messages.signedOut[language] }
  })
  bind(auth.endSession, async ({ db, actor, now, language }, { params: { id } }) => {
    const ended = await revokeSession(db, { sessionId: id, userId: actor.userId, now })
    if (!ended) throw new AppError('NOT_FOUND')
    return { message: messages.sessionEnded[language] }
  })
}
