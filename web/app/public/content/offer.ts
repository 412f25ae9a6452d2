import type { Plan } from '@sohbet/domain/enrollment/plan'
import type { IconName } from '../pictures/icon.tsx'

export type Track = {
  level: string
  title: string
  text: string
  weeks: number
  modules: number
  facts: string[]
}

/** What is not in the plan is said too, but quietly. */
type PlanFeature = string | { text: string; isAbsent: true }

export type PlanCard = {
  type: 'Basic' | 'Super' | 'Premium'
  plan: Plan
  price: string
  text: string
  features: PlanFeature[]
  colour: 'paper' | 'cool' | 'night'
  /** The one that a visitor who hesitates is shown first. */
  isRecommended?: true
}

export type Package = {
  title: string
  duration: string
  description: string
  features: string[]
  colour: 'paper' | 'night'
}

export type CourseCard = {
  id: string
  title: string
  name: string
  duration: string
  modules: string
  moduleDuration: string
  teachers: string
  descriptions: string[]
  cards: { icon: IconName; oneLiner: string }[]
  /** Where it has no modules, what these facts are called instead. */
  labels?: { modules: string; moduleDuration: string }
  /** The line drawn on the card, for a course that is one. */
  line?: { weeks: number; modules: number }
}
