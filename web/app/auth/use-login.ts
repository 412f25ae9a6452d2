import { login } from '@sohbet/contract/auth'
import type { Input } from '@sohbet/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { startSession } from '../session/session.ts'

/** The page's guard sends on whoever is logged in, so a started session is all there is to do. */
export const useLogin = () =>
  useMutation({
    mutationFn: async (body: Input<typeof login>['body']) => startSession(await call(login, { body })),
  })
