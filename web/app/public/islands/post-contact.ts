import { errorReply } from '@sohbet/contract/error-reply'
import { requestPath } from '@sohbet/contract/request'
import type { Language } from '@sohbet/domain/language'
import { forms, type FormKind } from './contact-faults.ts'

type Refusal = { message?: string | undefined; fields?: Record<string, string> | undefined }

/** A proxy's error page is not JSON, and its JSON may lack our fields. */
async function refusalIn(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null)
  return errorReply.partial().safeParse(body).data ?? {}
}

/**
 * Returns the server's refusal, or null when it accepted the message. Without a reply the refusal has no message.
 */
export async function postContact(kind: FormKind, body: object, language: Language): Promise<Refusal | null> {
  const { call } = forms[kind]
  try {
    const response = await fetch(requestPath(call, {}), {
      method: call.method,
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    })
    return response.ok ? null : await refusalIn(response)
  } catch {
    return {}
  }
}
