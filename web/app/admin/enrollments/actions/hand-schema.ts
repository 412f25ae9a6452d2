import { handEnrollment } from '@sohbet/contract/selling/enrollments-admin'
import type { z } from 'zod'
import type { ZodForm } from '../../../ui/form/use-zod-form.ts'

const sum = handEnrollment.shape.amount

/** The form always says what is paid. */
export const handSchema = handEnrollment.extend({ amount: sum, paid: sum })

export type HandFields = z.input<typeof handSchema>
export type HandFormState = ZodForm<HandFields, z.output<typeof handSchema>>
