import * as auth from '@sohbet/contract/auth'
import type { Bind } from '../http/bind.ts'
import { login } from './login.ts'
import { refresh } from './refresh.ts'
import { revokeSession } from './session.repository.ts'

export function authRoutes(bind: Bind) {
  bind(auth.login, (ctx, { body }) => login(ctx, body))
  bind(auth.refresh, (ctx, { body }) => refresh(ctx, body))
  bind(auth.logout, async ({ db, actor, now, language }) => {
    await revokeSession(db, { sessionId: actor.sessionId, now })
    return { message: language === 'tr' ? 'Çıkış yapıldı' : 'Signed out' }
  })
}
