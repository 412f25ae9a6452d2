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

/** A missing feature is listed too, but muted. */
type PlanFeature = string | { text: string; isAbsent: true }

export type PlanCard = {
  type: 'Basic' | 'Super' | 'Premium'
  plan: Plan
  price: string
  text: string
  features: PlanFeature[]
  colour: 'paper' | 'cool' | 'night'
  /** The plan that a hesitating visitor sees first. */
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
  /** Labels of these facts for a course without modules. */
  labels?: { modules: string; moduleDuration: string }
  /** The line drawn on the card of a course. */
  line?: { weeks: number; modules: number }
}
