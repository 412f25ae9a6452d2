import { sendContactMessage, type contactForm } from '@sohbet/contract/core/contact'
import { errorReply } from '@sohbet/contract/error-reply'
import { requestPath } from '@sohbet/contract/request'
import type { Language } from '@sohbet/domain/language'
import type { z } from 'zod'

type Refusal = { message?: string | undefined; fields?: Record<string, string> | undefined }

/** A proxy's error page is not JSON, and its JSON may lack our fields. */
async function refusalIn(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null)
  return errorReply.partial().safeParse(body).data ?? {}
}

/**
 * Returns the server's refusal, or null when it accepted the message. Without a reply the refusal has no message.
 */
export async function postContact(
  body: z.infer<typeof contactForm>,
  language: Language,
): Promise<Refusal | null> {
  try {
    const response = await fetch(requestPath(sendContactMessage, {}), {
      method: sendContactMessage.method,
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    })
    return response.ok ? null : await refusalIn(response)
  } catch {
    return {}
  }
}
