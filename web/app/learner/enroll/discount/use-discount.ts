import { checkDiscountCode } from '@sohbet/contract/campaigns/campaigns'
import type { Reduction } from '@sohbet/contract/campaigns/reduction'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../api/error-message.ts'

type Order = {
  courseId: string
  plan: Plan
  /** The price without a code. */
  amount: number
  /** The code of a held seat, with its plan and price. */
  held?: { code: string; plan: Plan; amount: number; reduction: Reduction | null }
}

/**
 * The discount code of an order. The server computes the price for each plan; a refused code changes nothing and
 * says why.
 */
export function useDiscount({ courseId, plan, amount, held }: Order) {
  const { t } = useTranslation('discount')
  const [code, setCode] = useState(held?.code ?? '')
  const [typed, setTyped] = useState(code)
  const isAgreed = held !== undefined && held.code === code && held.plan === plan && code !== ''
  const { data, error, isFetching } = useQuery({
    queryKey: ['discount', courseId, plan, code],
    queryFn: ({ signal }) => call(checkDiscountCode, { body: { courseId, plan, code } }, { signal }),
    enabled: code !== '' && !isAgreed,
    retry: false,
    staleTime: 60_000,
    gcTime: 0,
  })
  const refusal = error ? errorMessage(error, t('failed')) : undefined
  const agreed = { price: held?.amount ?? amount, reduction: held?.reduction ?? null }
  const checked = isAgreed ? agreed : data
  /** Undefined without a code, and for a refused one. */
  const accepted = code === '' || refusal ? undefined : checked
  return {
    code,
    typed,
    setTyped,
    /** The learner has typed a code but not applied it. */
    isUntried: typed.trim() !== code,
    applyTyped: () => setCode(typed.trim()),
    remove: () => {
      setTyped('')
      setCode('')
    },
    isChecking: isFetching,
    refusal,
    accepted,
    amount: accepted?.price ?? amount,
  }
}
export type DiscountState = ReturnType<typeof useDiscount>
