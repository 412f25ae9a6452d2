import { fromMinor, toMinor, type Currency } from '@sohbet/domain/course/price'
import { planPrice, type Plan } from '@sohbet/domain/enrollment/plan'
import type { Language } from '@sohbet/domain/language'
import { formatAmount } from '../../ui/format.ts'

type Price = { price: number; currency: Currency }

export const amountOf = ({ price }: Price, plan: Plan): number => fromMinor(planPrice(toMinor(price), plan))

export const formatPlanPrice = (course: Price, plan: Plan, language: Language): string =>
  formatAmount(amountOf(course, plan), course.currency, language)
