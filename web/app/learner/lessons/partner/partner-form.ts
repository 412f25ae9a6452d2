import { email } from '@sohbet/contract/fields'
import type { PartnerChoice } from '@sohbet/contract/lessons/lessons'
import { z } from 'zod'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'

export const waysToPartner = ['email', 'person', 'level', 'course', 'later'] as const
export type Way = (typeof waysToPartner)[number]

/** How the booker looks for a partner; undefined for later. */
const partnerFields = z
  .object({ by: z.enum(waysToPartner), email: z.string(), userId: z.string() })
  .transform(({ by, userId, ...fields }, ctx): PartnerChoice | undefined => {
    if (by === 'later') return undefined
    if (by === 'person') return { by, userId }
    if (by !== 'email') return { by }
    const { data, error } = email.safeParse(fields.email)
    for (const issue of error?.issues ?? []) ctx.addIssue({ ...issue, code: 'custom', path: ['email'] })
    return data === undefined ? z.NEVER : { by, email: data }
  })

export const usePartnerForm = () =>
  useZodForm(partnerFields, {
    initialValues: { by: 'email', email: '', userId: '' },
  })
export type PartnerForm = ReturnType<typeof usePartnerForm>
